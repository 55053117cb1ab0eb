import Archive from 'lucide-react/icons/archive'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import Lock from 'lucide-react/icons/lock'
import PencilLine from 'lucide-react/icons/pencil-line'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import type { ZielgruppeStatus } from '#src/contract/zielgruppe.ts'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'
import { ZIELGRUPPE_TONE } from './status.ts'

const ICONS = {
  entwurf: PencilLine,
  wirdGezaehlt: Hourglass,
  wirdGeprueft: Hourglass,
  korrekturNoetig: TriangleAlert,
  bereit: CircleCheck,
  veraltet: Clock,
  gesperrt: Lock,
  archiviert: Archive,
} as const satisfies Record<ZielgruppeStatus, unknown>

interface Props {
  status: ZielgruppeStatus
}

/** Status of a target group as icon, word and colour. */
export function ZielgruppeStatusChip({ status }: Props) {
  const { t } = useTranslation('zielgruppe')
  const Icon = ICONS[status]
  return <StatusChip tone={ZIELGRUPPE_TONE[status]} icon={<Icon aria-hidden />} label={t(`status.${status}`)} />
}
