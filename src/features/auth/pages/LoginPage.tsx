import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import { checkFailure } from '#src/entities/session/checkFailure.ts'
import { ErrorSummary } from '#src/shared/form/ErrorSummary.tsx'
import { LazyPart } from '#src/shared/LazyPart.tsx'
import { useFocusKept } from '#src/shared/form/useFocusKept.ts'
import { waitText } from '#src/shared/form/useWait.ts'
import { paths } from '#src/routes/paths.ts'
import { afterLoginPath } from '#src/shared/routing/returnPath.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { LoginFields } from '../components/LoginFields.tsx'
import { LoginLinks, LoginStack } from '../components/loginParts.ts'
import { useLoginForm } from '../useLoginForm.ts'

const loadAccounts =
  import.meta.env.VITE_DEMO === '1' ? async () => (await import('../components/DemoAccounts.tsx')).DemoAccounts : null

/** The entrance. A separate form, without the form library: most visits begin here, and nobody should wait. */
export default function LoginPage() {
  const { t } = useTranslation(['auth', 'common'])
  const navigate = useNavigate()
  const { search } = useLocation()
  const unchecked = checkFailure()
  const goOn = async () => navigate(afterLoginPath(search), { replace: true })
  const { typed, errors, submitCount, isPending, leftS, schritt, ...form } = useLoginForm(goOn)
  const submitButton = useFocusKept(isPending)

  if (schritt !== null)
    return (
      <AuthFrame title={t('login.title')} text={t('login.text')}>
        <schritt.Part ticket={schritt.ticket} onEnter={goOn} onBack={form.back} />
      </AuthFrame>
    )
  return (
    <AuthFrame title={t('login.title')} text={t('login.text')}>
      <LoginStack noValidate onSubmit={(event) => void form.enter(event)}>
        {unchecked !== null && submitCount === 0 && (
          <Alert severity="warning" variant="outlined">
            {t('login.unchecked', { grund: unchecked })}
          </Alert>
        )}
        {Object.keys(errors).length > 0 && <ErrorSummary errors={errors} submitCount={submitCount} />}
        <LoginFields values={typed} errors={errors} onChange={form.change} />
        <Button ref={submitButton} type="submit" variant="contained" loading={isPending} disabled={leftS > 0}>
          {leftS > 0 ? t('common:form.wait', { zeit: waitText(leftS) }) : t('login.submit')}
        </Button>
      </LoginStack>
      <LoginLinks>
        <Link component={RouterLink} to={{ pathname: paths.passwortVergessen, search }} variant="body2">
          {t('login.forgotten')}
        </Link>
        <Link component={RouterLink} to={{ pathname: paths.register, search }} variant="body2">
          {t('login.register')}
        </Link>
      </LoginLinks>
      {loadAccounts && (
        <LazyPart
          load={loadAccounts}
          part={{ onChoose: (email: string, passwort: string) => form.fill({ email, passwort }) }}
          onMissing={() => undefined}
        />
      )}
    </AuthFrame>
  )
}
