import Archive from '#src/shared/icons/Archive.svg'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import CircleX from '#src/shared/icons/CircleX.svg'
import Lock from '#src/shared/icons/Lock.svg'
import PencilLine from '#src/shared/icons/PencilLine.svg'
import type { IconComponent } from '#src/shared/icons/icon.tsx'
import { useTranslation } from 'react-i18next'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { WERBEMITTEL_STATUS, type WerbemittelStatus, type WerbemittelZeile } from '#src/contract/werbemittel.ts'
import type { StatusTone } from '#src/shared/theme/palette.ts'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'
import { UnknownChip } from '#src/shared/ui/UnknownChip.tsx'

const LOOK: Record<WerbemittelStatus, { tone: StatusTone; Icon: IconComponent }> = {
  entwurf: { tone: 'secondary', Icon: PencilLine },
  bereit: { tone: 'success', Icon: CircleCheck },
  fehlerhaft: { tone: 'error', Icon: CircleX },
  gesperrt: { tone: 'info', Icon: Lock },
  archiviert: { tone: 'secondary', Icon: Archive },
}

interface Props {
  /** A value that we do not know is shown as it is. */
  status: WerbemittelZeile['status']
}

/** State of a Werbemittel as icon, word and colour. */
export function StatusOfWerbemittel({ status }: Props) {
  const { t } = useTranslation('werbemittel')
  if (!isEinesVon(WERBEMITTEL_STATUS, status)) return <UnknownChip wort={status} />
  const { tone, Icon } = LOOK[status]
  return <StatusChip tone={tone} icon={<Icon size={16} aria-hidden />} label={t(`status.${status}`)} />
}
