import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'

interface Props<V extends FieldValues, O> {
  control: Control<V, unknown, O>
  name: FieldPath<V>
  label: string
}

/** Password that can be looked at while it is typed. */
export function PasswordField<V extends FieldValues, O>({ control, name, label }: Props<V, O>) {
  const { t } = useTranslation('auth')
  const [shown, setShown] = useState(false)
  return (
    <FormTextField
      control={control}
      name={name}
      type={shown ? 'text' : 'password'}
      label={label}
      autoComplete="current-password"
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            size="small"
            aria-label={t('login.passwort.show')}
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
