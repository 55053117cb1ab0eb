import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Eye from '#src/shared/icons/Eye.svg'
import EyeOff from '#src/shared/icons/EyeOff.svg'
import { useState } from 'react'
import { TextInput, type TextInputValue } from './TextInput.tsx'

export interface PasswordInputLook {
  label: string
  /** Name of the button that shows what was typed. */
  showLabel: string
  /** new-password: password managers offer one. */
  autoComplete?: 'current-password' | 'new-password'
  hint?: string
}

/** Password that can be looked at while it is typed. */
export function PasswordInput({
  showLabel,
  autoComplete = 'current-password',
  ...input
}: PasswordInputLook & TextInputValue) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...input}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            size="small"
            aria-label={showLabel}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          </IconButton>
        </InputAdornment>
      }
    />
  )
}
