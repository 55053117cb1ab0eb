import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DemoFrame } from '../DemoFrame.tsx'
import { AuthForm } from './AuthForm.tsx'
import { useDemoRegister } from './queries.ts'

/** The template's registration; who has an account now is logged in and sees it. */
export default function RegisterPage() {
  const { t } = useTranslation('demoAuth')
  const [username, setUsername] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const register = useDemoRegister()
  const navigate = useNavigate()

  async function enter(): Promise<void> {
    // Empty fields go along: the endpoint says what is missing.
    await register.mutateAsync({ username, email, password })
    await navigate('/demo/login')
  }

  return (
    <DemoFrame title={t('register.title')} note={t('register.text')}>
      <AuthForm
        fields={[
          { name: 'username', label: t('username'), value: username, onChange: setUsername },
          { name: 'email', label: t('email'), value: email, onChange: setEmail },
          { name: 'password', label: t('password'), value: password, onChange: setPassword },
        ]}
        error={register.error}
        busy={register.isPending}
        submitLabel={t('register.submit')}
        onSubmit={enter}
        other={{ to: '/demo/login', label: t('register.toLogin') }}
      />
    </DemoFrame>
  )
}
