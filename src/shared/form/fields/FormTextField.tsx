import TextField from '@mui/material/TextField'
import type { ComponentProps, HTMLInputTypeAttribute, ReactNode } from 'react'
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

type InputSlot = NonNullable<NonNullable<ComponentProps<typeof TextField>['slotProps']>['input']>

/** Text of a form, with its label above, its hint below and its error in place of the hint. */
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
  const input: InputSlot = { startAdornment, endAdornment }
  return (
    <TextField
      {...field}
      value={field.value ?? ''}
      inputRef={field.ref}
      ref={null}
      id={fieldId(name)}
      type={type}
      label={label}
      size="small"
      fullWidth
      multiline={multiline}
      {...(minRows === undefined ? {} : { minRows })}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      disabled={disabled}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{ input, htmlInput: { maxLength, inputMode } }}
    />
  )
}
