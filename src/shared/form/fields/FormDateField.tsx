import TextField from '@mui/material/TextField'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { fieldId } from '../fieldId.ts'

interface Props<V extends FieldValues, O> {
  control: Control<V, unknown, O>
  name: FieldPath<V>
  label: string
  hint?: string
  /** ISO days, both included. */
  min?: string
  max?: string
  disabled?: boolean
}

/** A calendar day; the value is ISO or "", the browser shows it the way of its user. */
export function FormDateField<V extends FieldValues, O>({
  control,
  name,
  label,
  hint,
  min,
  max,
  disabled = false,
}: Props<V, O>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <TextField
      {...field}
      value={field.value ?? ''}
      inputRef={field.ref}
      ref={null}
      id={fieldId(name)}
      type="date"
      label={label}
      size="small"
      fullWidth
      disabled={disabled}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
    />
  )
}
