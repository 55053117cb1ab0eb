import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSetzePasswort } from '#src/entities/registrierung/queries.ts'
import { startSession } from '#src/entities/session/session.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { NewPasswordField } from '../passwort/NewPasswordField.tsx'
import { paths } from '#src/routes/paths.ts'
import { afterLoginPath } from '#src/shared/routing/returnPath.ts'
import { setPasswordForm, type SetPasswordForm } from '../registrierungForm.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { UserName } from './UserName.tsx'
import { WayOn } from './WayOn.tsx'
import type { LiveKey } from './WithKey.tsx'

interface Props extends LiveKey {
  art: 'passwort_zuruecksetzen' | 'passwort_neu'
}

/** New password by a living link. The first one logs in; any other leads to the login. */
export function SetPassword({ art, hashKey, inhaber, use }: Props) {
  const { t } = useTranslation('registrierung')
  const navigate = useNavigate()
  const { search } = useLocation()
  const setze = useSetzePasswort(art)
  const [done, setDone] = useState(false)
  const woerter = Object.values(inhaber)
  const form = useForm<SetPasswordForm, unknown, SetPasswordForm>({
    resolver: zodResolver(setPasswordForm(woerter)),
    defaultValues: { passwort: '' },
    shouldFocusError: false,
  })

  const save = ({ passwort }: SetPasswordForm) =>
    use(async () => {
      const anmeldung = await setze.mutateAsync({ hashKey, passwort })
      if (anmeldung === null) {
        setDone(true)
        return
      }
      startSession(anmeldung)
      await navigate(afterLoginPath(search), { replace: true })
    })

  if (done)
    return (
      <AuthFrame title={t('setzen.done')} text={t('setzen.doneText')}>
        <WayOn main to={paths.login} label={t('toLogin')} />
      </AuthFrame>
    )
  const first = art === 'passwort_neu'
  return (
    <AuthFrame
      title={first ? t('setzen.neu') : t('setzen.zuruecksetzen')}
      text={first ? t('setzen.neuText', { ...inhaber }) : t('setzen.zuruecksetzenText', { email: inhaber.email })}
    >
      <FormShell form={form} onSubmit={save} submitLabel={t('setzen.submit')} fullWidth>
        <UserName email={inhaber.email} />
        <NewPasswordField control={form.control} name="passwort" label={t('passwort.neu')} woerter={woerter} />
      </FormShell>
    </AuthFrame>
  )
}
