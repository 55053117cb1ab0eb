import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ChangeEventHandler, HTMLInputTypeAttribute, ReactNode, Ref } from 'react'
import { westernDigits } from '#src/base/number/digits.ts'
import { fieldId } from '../fieldId.ts'

export interface TextInputLook {
  label: string
  /** Help that is always there; an error takes its place. */
  hint?: string | undefined
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  autoCapitalize?: 'none'
  spellCheck?: false
  multiline?: boolean
  minRows?: number
  maxRows?: number
  maxLength?: number
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url'
  disabled?: boolean
  /** Unit or button inside the field. */
  startAdornment?: ReactNode
  endAdornment?: ReactNode
}

export interface TextInputValue {
  name: string
  value: string
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  error: string | undefined
}

/** Where digits are due those of an Arabic keyboard, and of one for wide letters, are read and shown as 0 to 9. */
const withWesternDigits =
  (onChange: TextInputValue['onChange']): TextInputValue['onChange'] =>
  (event) => {
    const { value, selectionStart, selectionEnd } = event.target
    const western = westernDigits(value)
    if (western !== value) {
      event.target.value = western
      event.target.setSelectionRange(selectionStart, selectionEnd)
    }
    onChange(event)
  }

/** A line or some lines of text. Built from the parts, since TextField brings the whole Select along. */
export function TextInput({
  label,
  hint,
  error,
  disabled = false,
  maxLength,
  inputMode,
  autoCapitalize,
  spellCheck,
  onChange,
  ...input
}: TextInputLook & TextInputValue) {
  const help = error ?? hint
  const id = fieldId(input.name)
  const helpId = `${id}-hilfe`
  return (
    <FormControl variant="outlined" size="small" fullWidth error={error !== undefined} disabled={disabled}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        {...input}
        onChange={inputMode === 'numeric' || inputMode === 'decimal' ? withWesternDigits(onChange) : onChange}
        slotProps={{
          input: {
            maxLength,
            inputMode,
            autoCapitalize,
            spellCheck,
            'aria-describedby': help === undefined ? undefined : helpId,
          },
        }}
      />
      {help !== undefined && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  )
}
