import type { IconComponent } from '#src/shared/icons/icon.tsx'
import CalendarClock from '#src/shared/icons/CalendarClock.svg'
import CircleSlash from '#src/shared/icons/CircleSlash.svg'
import Copy from '#src/shared/icons/Copy.svg'
import CreditCard from '#src/shared/icons/CreditCard.svg'
import MessageCircleQuestion from '#src/shared/icons/MessageCircleQuestion.svg'
import Pause from '#src/shared/icons/Pause.svg'
import PenLine from '#src/shared/icons/PenLine.svg'
import Play from '#src/shared/icons/Play.svg'
import Send from '#src/shared/icons/Send.svg'
import Trash2 from '#src/shared/icons/Trash2.svg'
import Undo2 from '#src/shared/icons/Undo2.svg'
import type { KampagneAction } from '#src/domain/kampagne/transitions.ts'

const ICONS: Partial<Record<KampagneAction, IconComponent>> = {
  kampagneZurFreigabeGeben: Send,
  freigabeZurueckziehen: Undo2,
  wiederOeffnen: PenLine,
  starteZahlung: CreditCard,
  anhalten: Pause,
  fortsetzen: Play,
  terminAendern: CalendarClock,
  stornieren: CircleSlash,
  stornoAnfragen: MessageCircleQuestion,
  deleteKampagne: Trash2,
  kopiereKampagne: Copy,
}

interface Props {
  action: KampagneAction
}

export function ActionIcon({ action }: Props) {
  const Icon = ICONS[action] ?? PenLine
  return <Icon size={20} aria-hidden />
}
