import Archive from 'lucide-react/icons/archive'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import Lock from 'lucide-react/icons/lock'
import PencilLine from 'lucide-react/icons/pencil-line'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { ZIELGRUPPE_STATUS, type GelesenerZielgruppeStatus, type ZielgruppeStatus } from '#src/contract/zielgruppe.ts'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'
import { UnknownChip } from '#src/shared/ui/UnknownChip.tsx'
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
  /** A word that we do not know is shown as it is. */
  status: GelesenerZielgruppeStatus
}

/** Status of a target group as icon, word and colour. */
export function ZielgruppeStatusChip({ status }: Props) {
  const { t } = useTranslation('zielgruppe')
  if (!isEinesVon(ZIELGRUPPE_STATUS, status)) return <UnknownChip wort={status} />
  const Icon = ICONS[status]
  return <StatusChip tone={ZIELGRUPPE_TONE[status]} icon={<Icon aria-hidden />} label={t(`status.${status}`)} />
}
