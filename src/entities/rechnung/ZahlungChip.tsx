import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleX from 'lucide-react/icons/circle-x'
import Hourglass from 'lucide-react/icons/hourglass'
import TimerOff from 'lucide-react/icons/timer-off'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ZahlungsStatus } from '#src/contract/kampagne.ts'
import { ZAHLUNG_LABEL, ZAHLUNG_TON } from '#src/domain/kampagne/payment.ts'
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
  status: ZahlungsStatus
}

/** Payment status as icon, word and the colour of spec 4. */
export function ZahlungChip({ status }: Props) {
  const Icon = ICONS[status]
  return <StatusChip tone={ZAHLUNG_TON[status]} icon={<Icon size={16} aria-hidden />} label={ZAHLUNG_LABEL[status]} />
}
