import Archive from 'lucide-react/icons/archive'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Lock from 'lucide-react/icons/lock'
import PencilLine from 'lucide-react/icons/pencil-line'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { WerbemittelStatus } from '#src/contract/werbemittel.ts'
import type { StatusTone } from '#src/shared/theme/palette.ts'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'

const LOOK: Record<WerbemittelStatus, { tone: StatusTone; Icon: LucideIcon }> = {
  entwurf: { tone: 'secondary', Icon: PencilLine },
  bereit: { tone: 'success', Icon: CircleCheck },
  fehlerhaft: { tone: 'error', Icon: CircleX },
  gesperrt: { tone: 'info', Icon: Lock },
  archiviert: { tone: 'secondary', Icon: Archive },
}

/** State of a Werbemittel as icon, word and colour. */
export function StatusOfWerbemittel({ status }: { status: WerbemittelStatus }) {
  const { t } = useTranslation('werbemittel')
  const { tone, Icon } = LOOK[status]
  return <StatusChip tone={tone} icon={<Icon size={16} aria-hidden />} label={t(`status.${status}`)} />
}
