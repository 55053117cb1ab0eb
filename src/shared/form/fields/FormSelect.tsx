import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { SelectField } from '../../ui/SelectField.tsx'
import { fieldId } from '../fieldId.ts'

interface Props<V extends FieldValues, O> {
  control: Control<V, unknown, O>
  name: FieldPath<V>
  label: string
  options: readonly { value: string | number; label: string }[]
  hint?: string
  disabled?: boolean
}

/** One of a few values. */
export function FormSelect<V extends FieldValues, O>({ control, name, hint, ...look }: Props<V, O>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <SelectField
      {...field}
      value={field.value ?? null}
      inputRef={field.ref}
      ref={null}
      id={fieldId(name)}
      {...look}
      fullWidth
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
    />
  )
}
