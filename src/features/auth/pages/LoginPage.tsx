import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { lazy, Suspense } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import { useLogin } from '#src/entities/session/queries.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { paths } from '#src/shared/routing/paths.ts'
import { afterLoginPath } from '#src/shared/routing/returnPath.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { PasswordField } from '../components/PasswordField.tsx'
import { loginForm, type LoginForm } from '../loginForm.ts'

const DemoAccounts =
  import.meta.env.VITE_DEMO === '1'
    ? lazy(() => import('../components/DemoAccounts.tsx').then((module) => ({ default: module.DemoAccounts })))
    : null

export default function LoginPage() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const { search } = useLocation()
  const login = useLogin()
  const form = useForm<LoginForm, unknown, LoginForm>({
    resolver: zodResolver(loginForm(t)),
    defaultValues: { email: '', passwort: '' },
    shouldFocusError: false,
  })

  async function enter(values: LoginForm): Promise<void> {
    await login.mutateAsync(values)
    await navigate(afterLoginPath(search), { replace: true })
  }

  return (
    <AuthFrame title={t('login.title')} text={t('login.text')}>
      <FormShell form={form} onSubmit={enter} submitLabel={t('login.submit')} fullWidth>
        <FormTextField
          control={form.control}
          name="email"
          type="email"
          inputMode="email"
          label={t('login.email.label')}
          autoComplete="username"
        />
        <PasswordField control={form.control} name="passwort" label={t('login.passwort.label')} />
      </FormShell>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, marginBlockStart: 2.5 }}>
        <Link component={RouterLink} to={{ pathname: paths.passwortVergessen, search }} variant="body2">
          {t('login.forgotten')}
        </Link>
        <Link component={RouterLink} to={{ pathname: paths.register, search }} variant="body2">
          {t('login.register')}
        </Link>
      </Box>
      {DemoAccounts && (
        <Suspense fallback={null}>
          <DemoAccounts
            onChoose={(email, passwort) => {
              form.setValue('email', email)
              form.setValue('passwort', passwort)
              form.clearErrors()
            }}
          />
        </Suspense>
      )}
    </AuthFrame>
  )
}
