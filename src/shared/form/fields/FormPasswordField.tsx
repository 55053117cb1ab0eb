import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { FormTextField } from './FormTextField.tsx'

interface Props<V extends FieldValues, O> {
  control: Control<V, unknown, O>
  name: FieldPath<V>
  label: string
  /** Name of the button that shows what was typed. */
  showLabel: string
  /** new-password: password managers offer one. */
  autoComplete?: 'current-password' | 'new-password'
  hint?: string
}

/** Password that can be looked at while it is typed. */
export function FormPasswordField<V extends FieldValues, O>({
  control,
  name,
  label,
  showLabel,
  autoComplete = 'current-password',
  hint,
}: Props<V, O>) {
  const [shown, setShown] = useState(false)
  return (
    <FormTextField
      control={control}
      name={name}
      type={shown ? 'text' : 'password'}
      label={label}
      autoComplete={autoComplete}
      {...(hint === undefined ? {} : { hint })}
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
