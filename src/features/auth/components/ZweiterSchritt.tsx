import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#src/shared/ui/Notice.tsx'
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
      <div className="login-form">
        <Notice>{abgelaufen}</Notice>
        <button type="button" className="button button-main" onClick={onBack}>
          {t('anmelden.again')}
        </button>
      </div>
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
      <div className="login-links">
        <button type="button" className="link" onClick={() => setWiederherstellung(!wiederherstellung)}>
          {t(wiederherstellung ? 'anmelden.useApp' : 'anmelden.useWiederherstellung')}
        </button>
        <button type="button" className="link" onClick={onBack}>
          {t('anmelden.back')}
        </button>
      </div>
    </>
  )
}
