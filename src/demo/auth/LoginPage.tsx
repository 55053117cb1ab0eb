import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DemoFrame } from '../DemoFrame.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { AuthForm } from './AuthForm.tsx'
import { useDemoToken } from './demoSession.ts'
import { useDemoLogin } from './queries.ts'

/** The two sample accounts (spec 6). */
const ACCOUNTS = [
  { key: 'admin', email: 'admin@example.org', password: 'admin' },
  { key: 'client', email: 'client@example.org', password: 'client' },
] as const

/** The template's login: who it is and what that account may do. */
export default function LoginPage() {
  const { t } = useTranslation('demoAuth')
  const token = useDemoToken()
  return (
    <DemoFrame title={t('login.title')} note={t('login.text')}>
      {token === null ? <LoginForm /> : <AccountPanel key={token} token={token} />}
    </DemoFrame>
  )
}

function LoginForm() {
  const { t } = useTranslation('demoAuth')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const login = useDemoLogin()
  return (
    <AuthForm
      fields={[
        { name: 'email', label: t('email'), value: email, onChange: setEmail },
        { name: 'password', label: t('password'), value: password, onChange: setPassword },
      ]}
      error={login.error}
      busy={login.isPending}
      submitLabel={t('login.submit')}
      onSubmit={() => login.mutateAsync({ email, password })}
      other={{ to: '/demo/register', label: t('login.toRegister') }}
    >
      <Box
        sx={{ display: 'grid', gap: 1, paddingBlockStart: 2, borderBlockStart: '1px solid', borderColor: 'divider' }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('accounts')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {ACCOUNTS.map((account) => (
            <Button
              key={account.key}
              variant="outlined"
              size="small"
              onClick={() => {
                setEmail(account.email)
                setPassword(account.password)
                login.reset()
              }}
            >
              {t(account.key)}
            </Button>
          ))}
        </Box>
      </Box>
    </AuthForm>
  )
}
