import type { FieldValues } from 'react-hook-form'
import { PasswordInput, type PasswordInputLook } from './PasswordInput.tsx'
import { useTextValue, type FieldProps } from './useTextValue.ts'

/** Password of a form, with its hint or error below. */
export function FormPasswordField<V extends FieldValues, O>({
  control,
  name,
  ...look
}: FieldProps<V, O> & PasswordInputLook) {
  return <PasswordInput {...look} {...useTextValue({ control, name })} />
}
