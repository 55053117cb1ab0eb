import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState, type ComponentType, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from '#src/contract/apiError.ts'
import { checkFailure } from '#src/entities/session/checkFailure.ts'
import { useLogin } from '#src/entities/session/queries.ts'
import { ErrorSummary } from '#src/shared/form/ErrorSummary.tsx'
import { LazyPart } from '#src/shared/LazyPart.tsx'
import { loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { loadChunk } from '#src/shared/routing/loadChunk.ts'
import { failureText } from '#src/shared/notify/failureText.ts'
import { useFocusKept } from '#src/shared/form/useFocusKept.ts'
import { useWait, waitText } from '#src/shared/form/useWait.ts'
import { paths } from '#src/routes/paths.ts'
import { afterLoginPath } from '#src/shared/routing/returnPath.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { LoginFields } from '../components/LoginFields.tsx'
import { LoginLinks, LoginStack } from '../components/loginParts.ts'
import type { ZweiterSchrittProps } from '../components/ZweiterSchritt.tsx'
import { readLogin, type LoginErrors, type LoginForm } from '../loginForm.ts'

const loadAccounts =
  import.meta.env.VITE_DEMO === '1' ? async () => (await import('../components/DemoAccounts.tsx')).DemoAccounts : null

/** Few logins need it: code and texts come with the first one that does. */
async function loadZweiterSchritt(): Promise<ComponentType<ZweiterSchrittProps>> {
  const [module] = await Promise.all([import('../components/ZweiterSchritt.tsx'), loadNamespaces(['zugang'])])
  return module.ZweiterSchritt
}

function readFields({ elements }: HTMLFormElement): LoginForm {
  const textOf = (name: keyof LoginForm): string => {
    const field = elements.namedItem(name)
    return field instanceof HTMLInputElement ? field.value : ''
  }
  return { email: textOf('email'), passwort: textOf('passwort') }
}

/** The service's words at the fields that it names, else above the form. */
function errorsOf(error: unknown, unexpected: string): LoginErrors {
  if (!(error instanceof ApiError)) return { root: { type: 'server', message: unexpected } }
  const { email, passwort } = error.fieldErrors
  if (email === undefined && passwort === undefined) return { root: { type: 'server', message: error.message } }
  return {
    ...(email === undefined ? {} : { email: { type: 'server', message: email } }),
    ...(passwort === undefined ? {} : { passwort: { type: 'server', message: passwort } }),
  }
}

/** The entrance. A separate form, without the form library: most visits begin here, and nobody should wait. */
export default function LoginPage() {
  const { t } = useTranslation(['auth', 'common'])
  const navigate = useNavigate()
  const { search } = useLocation()
  const login = useLogin()
  const unchecked = checkFailure()
  const [typed, setTyped] = useState<LoginForm>({ email: '', passwort: '' })
  const [errors, setErrors] = useState<LoginErrors>({})
  const [submitCount, setSubmitCount] = useState(0)
  const [schritt, setSchritt] = useState<{ ticket: string; Part: ComponentType<ZweiterSchrittProps> } | null>(null)
  const goOn = async () => navigate(afterLoginPath(search), { replace: true })
  const wait = useWait(() => setErrors({}))
  const submitButton = useFocusKept(login.isPending)

  function change(part: Partial<LoginForm>): void {
    setTyped({ ...typed, ...part })
    // What is being corrected is no longer told to be wrong.
    const left = Object.entries(errors).filter(([name]) => !(name in part) && name !== 'root')
    if (submitCount > 0) setErrors(Object.fromEntries(left))
  }

  async function enter(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (login.isPending) return
    // What stands there: a password manager may have filled it without an event.
    const filled = readFields(event.currentTarget)
    setTyped(filled)
    const read = readLogin(filled, t)
    setErrors(read.errors ?? {})
    if (read.values !== null) {
      try {
        const answer = await login.mutateAsync(read.values)
        if ('accessToken' in answer) return await goOn()
        return setSchritt({ ticket: answer.zweiFaktor.ticket, Part: await loadChunk(loadZweiterSchritt) })
      } catch (error) {
        wait.begin(error)
        setErrors(errorsOf(error, failureText(error)))
      }
    }
    setSubmitCount((count) => count + 1)
  }

  if (schritt !== null)
    return (
      <AuthFrame title={t('login.title')} text={t('login.text')}>
        <schritt.Part ticket={schritt.ticket} onEnter={goOn} onBack={() => setSchritt(null)} />
      </AuthFrame>
    )
  return (
    <AuthFrame title={t('login.title')} text={t('login.text')}>
      <LoginStack noValidate onSubmit={(event) => void enter(event)}>
        {unchecked !== null && submitCount === 0 && (
          <Alert severity="warning" variant="outlined">
            {t('login.unchecked', { grund: unchecked })}
          </Alert>
        )}
        {Object.keys(errors).length > 0 && <ErrorSummary errors={errors} submitCount={submitCount} />}
        <LoginFields values={typed} errors={errors} onChange={change} />
        <Button
          ref={submitButton}
          type="submit"
          variant="contained"
          loading={login.isPending}
          disabled={wait.leftS > 0}
        >
          {wait.leftS > 0 ? t('common:form.wait', { zeit: waitText(wait.leftS) }) : t('login.submit')}
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
          part={{
            onChoose: (email: string, passwort: string) => {
              setTyped({ email, passwort })
              setErrors({})
            },
          }}
          onMissing={() => undefined}
        />
      )}
    </AuthFrame>
  )
}
