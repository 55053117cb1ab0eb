import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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
        ticket={ticket}
        wiederherstellung={wiederherstellung}
        onEnter={onEnter}
        onExpired={setAbgelaufen}
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
