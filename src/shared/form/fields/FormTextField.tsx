import type { FieldValues } from 'react-hook-form'
import { TextInput, type TextInputLook } from './TextInput.tsx'
import { useTextValue, type FieldProps } from './useTextValue.ts'

/** Text of a form with its hint or error below. */
export function FormTextField<V extends FieldValues, O>({ control, name, ...look }: FieldProps<V, O> & TextInputLook) {
  return <TextInput {...look} {...useTextValue({ control, name })} />
}
