import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoginErrors, LoginForm } from '../loginForm.ts'
import { LoginField } from './LoginField.tsx'

interface Props {
  values: LoginForm
  errors: LoginErrors
  onChange: (change: Partial<LoginForm>) => void
}

/** Address and password; the password can be looked at while it is typed. */
export function LoginFields({ values, errors, onChange }: Props) {
  const { t } = useTranslation('auth')
  const [shown, setShown] = useState(false)
  return (
    <>
      <LoginField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        label={t('login.email.label')}
        value={values.email}
        onChange={({ target }) => onChange({ email: target.value })}
        error={errors.email?.message}
      />
      <LoginField
        name="passwort"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        label={t('login.passwort.label')}
        value={values.passwort}
        onChange={({ target }) => onChange({ passwort: target.value })}
        error={errors.passwort?.message}
        button={
          <button
            type="button"
            className="icon-button"
            aria-label={t('login.passwort.show')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          </button>
        }
      />
    </>
  )
}
