import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleX from 'lucide-react/icons/circle-x'
import Hourglass from 'lucide-react/icons/hourglass'
import Tag from 'lucide-react/icons/tag'
import TimerOff from 'lucide-react/icons/timer-off'
import Undo2 from 'lucide-react/icons/undo-2'
import type { GelesenerZahlungsStatus, ZahlungsStatus } from '#src/contract/kampagne.ts'
import { isZahlungsStatus, ZAHLUNG_TON, zahlungLabel } from '#src/domain/kampagne/payment.ts'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'

const ICONS: Record<ZahlungsStatus, LucideIcon> = {
  offen: CircleDashed,
  ausstehend: Hourglass,
  bezahlt: CircleCheck,
  fehlgeschlagen: CircleX,
  abgebrochen: Ban,
  abgelaufen: TimerOff,
  erstattet: Undo2,
  rückbuchung: Undo2,
}

interface Props {
  /** A value that we do not know is shown as it is. */
  status: GelesenerZahlungsStatus
}

/** Payment status as icon, word and the colour of spec 4. */
export function ZahlungChip({ status }: Props) {
  const known = isZahlungsStatus(status)
  const Icon = known ? ICONS[status] : Tag
  return (
    <StatusChip
      tone={known ? ZAHLUNG_TON[status] : 'secondary'}
      icon={<Icon size={16} aria-hidden />}
      label={zahlungLabel(status)}
    />
  )
}
