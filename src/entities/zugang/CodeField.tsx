import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'

interface Props<V extends FieldValues, O> {
  control: Control<V, unknown, O>
  name: FieldPath<V>
  label: string
  hint?: string
  /** Recovery codes have letters too. */
  letters?: boolean
}

/** Code of an authenticator app: keyboards with figures, and phones offer what they know. */
export function CodeField<V extends FieldValues, O>({ hint, letters = false, ...field }: Props<V, O>) {
  return (
    <FormTextField
      {...field}
      autoComplete={letters ? 'off' : 'one-time-code'}
      inputMode={letters ? 'text' : 'numeric'}
      maxLength={40}
      {...(hint === undefined ? {} : { hint })}
    />
  )
}
