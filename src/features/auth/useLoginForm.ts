import { useState, type ComponentType, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import { useLogin } from '#src/entities/session/queries.ts'
import { loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { loadChunk } from '#src/shared/routing/loadChunk.ts'
import { failureText } from '#src/shared/notify/failureText.ts'
import { useWait } from '#src/shared/form/useWait.ts'
import type { ZweiterSchrittProps } from './components/ZweiterSchritt.tsx'
import { readLogin, type LoginErrors, type LoginForm } from './loginForm.ts'

/** Few logins need it: code and texts come with the first one that does. */
async function loadZweiterSchritt(): Promise<ComponentType<ZweiterSchrittProps>> {
  const [module] = await Promise.all([import('./components/ZweiterSchritt.tsx'), loadNamespaces(['zugang'])])
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

/** What is typed to log in, what is wrong with it, and the second step where the account asks for one. */
export function useLoginForm(goOn: () => Promise<void>) {
  const { t } = useTranslation('auth')
  const login = useLogin()
  const [typed, setTyped] = useState<LoginForm>({ email: '', passwort: '' })
  const [errors, setErrors] = useState<LoginErrors>({})
  const [submitCount, setSubmitCount] = useState(0)
  const [schritt, setSchritt] = useState<{ ticket: string; Part: ComponentType<ZweiterSchrittProps> } | null>(null)
  const wait = useWait(() => setErrors({}))

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

  return {
    typed,
    errors,
    submitCount,
    isPending: login.isPending,
    /** Seconds until it may be tried again; 0: at once. */
    leftS: wait.leftS,
    schritt,
    change,
    enter,
    /** Takes the place of all that was typed. */
    fill: (account: LoginForm) => {
      setTyped(account)
      setErrors({})
    },
    /** Back to the password. */
    back: () => setSchritt(null),
  }
}
