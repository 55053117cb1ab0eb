import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWait, waitText } from '#src/shared/form/useWait.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'
import { PlacedPart } from '#src/shared/ui/PlacedPart.tsx'
import { BackToLogin } from './BackToLogin.tsx'

const loadPostausgang =
  import.meta.env.VITE_DEMO === '1' ? async () => (await import('./DemoPostausgang.tsx')).DemoPostausgang : null

interface Props {
  /** Sends the mail again. */
  onAgain: () => Promise<unknown>
  /** Back to the form, with everything that was typed. */
  onOther: () => void
}

/** A mail is on its way, if it has somebody to go to: what to do now, and what if nothing comes. */
export function MailSent({ onAgain, onOther }: Props) {
  const { t } = useTranslation(['registrierung', 'common'])
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const wait = useWait(() => setError(null))

  async function sendAgain(): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      await onAgain()
      notify.success(t('mail.sentAgain'))
    } catch (failure) {
      wait.begin(failure)
      setError(failure)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {error !== null && <ErrorPanel error={error} />}
        {loadPostausgang && <PlacedPart load={loadPostausgang} part={{}} />}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('mail.nothing')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" loading={busy} disabled={wait.leftS > 0} onClick={() => void sendAgain()}>
            {wait.leftS > 0 ? t('common:form.wait', { zeit: waitText(wait.leftS) }) : t('mail.again')}
          </Button>
          <Button onClick={onOther}>{t('mail.other')}</Button>
        </Box>
      </Box>
      <BackToLogin />
    </>
  )
}
