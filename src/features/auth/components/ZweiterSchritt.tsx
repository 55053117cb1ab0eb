import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import { startSession } from '#src/entities/session/session.ts'
import { useBestaetigeAnmeldung } from '#src/entities/zugang/queries.ts'
import { LoginLinks } from './loginParts.ts'
import { ZweiterSchrittForm } from './ZweiterSchrittForm.tsx'

export interface ZweiterSchrittProps {
  /** What the password was worth: good for this step alone. */
  ticket: string
  onEnter: () => Promise<void>
  /** Back to the password. */
  onBack: () => void
}

/** Second step of a login: the code of the app, or a recovery code when the phone is not there. */
export function ZweiterSchritt({ ticket, onEnter, onBack }: ZweiterSchrittProps) {
  const { t } = useTranslation('zugang')
  const [wiederherstellung, setWiederherstellung] = useState(false)
  const [abgelaufen, setAbgelaufen] = useState<string | null>(null)
  const confirm = useBestaetigeAnmeldung()

  async function send(code: string): Promise<void> {
    try {
      startSession(await confirm.mutateAsync({ ticket, code }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'ANMELDUNG_ABGELAUFEN') throw error
      return setAbgelaufen(error.message)
    }
    await onEnter()
  }

  if (abgelaufen !== null)
    return (
      <>
        <Alert severity="error" variant="outlined">
          {abgelaufen}
        </Alert>
        <Button variant="contained" fullWidth onClick={onBack} sx={{ marginBlockStart: 2.5 }}>
          {t('anmelden.again')}
        </Button>
      </>
    )
  return (
    <>
      <ZweiterSchrittForm
        key={String(wiederherstellung)}
        wiederherstellung={wiederherstellung}
        busy={confirm.isPending}
        onSend={send}
      />
      <LoginLinks>
        <Link component="button" variant="body2" onClick={() => setWiederherstellung(!wiederherstellung)}>
          {t(wiederherstellung ? 'anmelden.useApp' : 'anmelden.useWiederherstellung')}
        </Link>
        <Link component="button" variant="body2" onClick={onBack}>
          {t('anmelden.back')}
        </Link>
      </LoginLinks>
    </>
  )
}
