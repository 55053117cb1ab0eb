import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAktiviere } from '#src/entities/registrierung/queries.ts'
import { startSession } from '#src/entities/session/session.ts'
import { FormPasswordField } from '#src/shared/form/fields/FormPasswordField.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { paths } from '#src/routes/paths.ts'
import { afterLoginPath } from '#src/shared/routing/returnPath.ts'
import { confirmForm, type ConfirmForm } from '../registrierungForm.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { UserName } from './UserName.tsx'
import { WayOn } from './WayOn.tsx'
import type { LiveKey } from './WithKey.tsx'

/** Confirms a registration by link and password, and leads in. */
export function Activation({ hashKey, inhaber, use }: LiveKey) {
  const { t } = useTranslation(['registrierung', 'passwort'])
  const navigate = useNavigate()
  const { search } = useLocation()
  const aktiviere = useAktiviere()
  const form = useForm<ConfirmForm, unknown, ConfirmForm>({
    resolver: zodResolver(confirmForm(t)),
    defaultValues: { passwort: '' },
    shouldFocusError: false,
  })

  const confirm = ({ passwort }: ConfirmForm) =>
    use(async () => {
      startSession(await aktiviere.mutateAsync({ hashKey, passwort }))
      await navigate(afterLoginPath(search), { replace: true })
    })

  return (
    <AuthFrame title={t('aktivierung.title')} text={t('aktivierung.text', { ...inhaber })}>
      <FormShell form={form} onSubmit={confirm} submitLabel={t('aktivierung.submit')} fullWidth>
        <UserName email={inhaber.email} />
        <FormPasswordField
          control={form.control}
          name="passwort"
          label={t('passwort.label')}
          showLabel={t('passwort:show')}
        />
      </FormShell>
      <Box sx={{ marginBlockStart: 1 }}>
        <WayOn to={paths.register} label={t('aktivierung.forgotten')} />
      </Box>
    </AuthFrame>
  )
}
