import Archive from 'lucide-react/icons/archive'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import Lock from 'lucide-react/icons/lock'
import PencilLine from 'lucide-react/icons/pencil-line'
import Tag from 'lucide-react/icons/tag'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { ZIELGRUPPE_STATUS, type Zielgruppe, type ZielgruppeStatus } from '#src/contract/zielgruppe.ts'
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
  /** A value that we do not know is shown as it is. */
  status: Zielgruppe['status']
}

/** Status of a target group as icon, word and colour. */
export function ZielgruppeStatusChip({ status }: Props) {
  const { t } = useTranslation('zielgruppe')
  if (!isEinesVon(ZIELGRUPPE_STATUS, status))
    return <StatusChip tone="secondary" icon={<Tag aria-hidden />} label={status} />
  const Icon = ICONS[status]
  return <StatusChip tone={ZIELGRUPPE_TONE[status]} icon={<Icon aria-hidden />} label={t(`status.${status}`)} />
}
