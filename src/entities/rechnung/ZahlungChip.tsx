import type { IconComponent } from '#src/shared/icons/icon.tsx'
import Ban from '#src/shared/icons/Ban.svg'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import CircleDashed from '#src/shared/icons/CircleDashed.svg'
import CircleX from '#src/shared/icons/CircleX.svg'
import Hourglass from '#src/shared/icons/Hourglass.svg'
import Tag from '#src/shared/icons/Tag.svg'
import TimerOff from '#src/shared/icons/TimerOff.svg'
import Undo2 from '#src/shared/icons/Undo2.svg'
import type { GelesenerZahlungsStatus, ZahlungsStatus } from '#src/contract/kampagne.ts'
import { isZahlungsStatus, ZAHLUNG_TON, zahlungLabel } from '#src/domain/kampagne/payment.ts'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'

const ICONS: Record<ZahlungsStatus, IconComponent> = {
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
