import Archive from '#src/shared/icons/Archive.svg'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import Clock from '#src/shared/icons/Clock.svg'
import Hourglass from '#src/shared/icons/Hourglass.svg'
import Lock from '#src/shared/icons/Lock.svg'
import PencilLine from '#src/shared/icons/PencilLine.svg'
import TriangleAlert from '#src/shared/icons/TriangleAlert.svg'
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
