import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { fieldId } from '../fieldId.ts'

interface Props<V extends FieldValues, O> {
  control: Control<V, unknown, O>
  name: FieldPath<V>
  label: string
  /** Help that is always there; an error takes its place. */
  hint?: string
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  multiline?: boolean
  minRows?: number
  maxLength?: number
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url'
  disabled?: boolean
  /** Unit or button inside the field. */
  startAdornment?: ReactNode
  endAdornment?: ReactNode
}

/** Text of a form with its hint or error below. Built from the parts, since TextField brings the whole Select along. */
export function FormTextField<V extends FieldValues, O>({
  control,
  name,
  label,
  hint,
  type = 'text',
  autoComplete,
  multiline = false,
  minRows,
  maxLength,
  inputMode,
  disabled = false,
  startAdornment,
  endAdornment,
}: Props<V, O>) {
  const { field, fieldState } = useController({ control, name })
  const help = fieldState.error?.message ?? hint
  const id = fieldId(name)
  const helpId = `${id}-hilfe`
  return (
    <FormControl variant="outlined" size="small" fullWidth error={fieldState.invalid} disabled={disabled}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        type={type}
        label={label}
        multiline={multiline}
        startAdornment={startAdornment}
        endAdornment={endAdornment}
        {...(minRows === undefined ? {} : { minRows })}
        {...(autoComplete === undefined ? {} : { autoComplete })}
        slotProps={{ input: { maxLength, inputMode, 'aria-describedby': help === undefined ? undefined : helpId } }}
      />
      {help !== undefined && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  )
}
