import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import MailCheck from 'lucide-react/icons/mail-check'
import { useTranslation } from 'react-i18next'
import type { MitarbeiterStatus } from '#src/contract/mitarbeiter.ts'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'

interface Props {
  status: MitarbeiterStatus
}

const LOOK = {
  eingeladen: { tone: 'info', icon: <MailCheck aria-hidden /> },
  aktiv: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  deaktiviert: { tone: 'secondary', icon: <CircleOff aria-hidden /> },
} as const

/** Spec 3: user active flag, Nein or Ja; an invitation that waits says so. */
export function StatusOfMitarbeiter({ status }: Props) {
  const { t } = useTranslation('mitarbeiter')
  return <StatusChip {...LOOK[status]} label={t(`aktiv.${status}`)} />
}
