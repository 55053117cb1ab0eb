import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import type { TextInputValue } from './TextInput.tsx'

export interface FieldProps<V extends FieldValues, O> {
  control: Control<V, unknown, O>
  name: FieldPath<V>
}

/** Value and error of a field of a form, as a text input wants them. */
export function useTextValue<V extends FieldValues, O>(props: FieldProps<V, O>): TextInputValue {
  const { field, fieldState } = useController(props)
  const { ref, name, value, onChange, onBlur } = field
  return { name, value: value ?? '', onChange, onBlur, inputRef: ref, error: fieldState.error?.message }
}
