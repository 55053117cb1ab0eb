import { useTranslation } from 'react-i18next'
import { PasswordInput } from '#src/shared/form/fields/PasswordInput.tsx'
import { TextInput } from '#src/shared/form/fields/TextInput.tsx'
import type { LoginErrors, LoginForm } from '../loginForm.ts'

interface Props {
  values: LoginForm
  errors: LoginErrors
  onChange: (change: Partial<LoginForm>) => void
}

/** Address and password; the password can be looked at while it is typed. */
export function LoginFields({ values, errors, onChange }: Props) {
  const { t } = useTranslation('auth')
  return (
    <>
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        label={t('login.email.label')}
        value={values.email}
        onChange={({ target }) => onChange({ email: target.value })}
        error={errors.email?.message}
      />
      <PasswordInput
        name="passwort"
        label={t('login.passwort.label')}
        showLabel={t('login.passwort.show')}
        value={values.passwort}
        onChange={({ target }) => onChange({ passwort: target.value })}
        error={errors.passwort?.message}
      />
    </>
  )
}
