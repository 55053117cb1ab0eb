import Box from '@mui/material/Box'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useEntsperre } from '#src/entities/registrierung/queries.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { paths } from '#src/routes/paths.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { WayOn } from './WayOn.tsx'
import type { LiveKey } from './WithKey.tsx'

/** Ends the lock of a login at a press: a program that only opens the link ends nothing. */
export function Unlock({ hashKey, inhaber, use }: LiveKey) {
  const { t } = useTranslation('registrierung')
  const entsperre = useEntsperre()
  const [done, setDone] = useState(false)
  const form = useForm()

  const unlock = () =>
    use(async () => {
      await entsperre.mutateAsync({ hashKey })
      setDone(true)
    })

  if (done)
    return (
      <AuthFrame title={t('entsperrung.done')} text={t('entsperrung.doneText')}>
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
          <WayOn main to={paths.login} label={t('toLogin')} />
          <WayOn to={paths.passwortVergessen} label={t('entsperrung.newPassword')} />
        </Box>
      </AuthFrame>
    )
  return (
    <AuthFrame title={t('entsperrung.title')} text={t('entsperrung.text', { email: inhaber.email })}>
      <FormShell form={form} onSubmit={unlock} submitLabel={t('entsperrung.submit')} fullWidth>
        {null}
      </FormShell>
    </AuthFrame>
  )
}
