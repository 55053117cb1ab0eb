import type { LucideIcon } from 'lucide-react'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Copy from 'lucide-react/icons/copy'
import CreditCard from 'lucide-react/icons/credit-card'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question'
import Pause from 'lucide-react/icons/pause'
import PenLine from 'lucide-react/icons/pen-line'
import Play from 'lucide-react/icons/play'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import type { KampagneAction } from '#src/domain/kampagne/transitions.ts'

const ICONS: Partial<Record<KampagneAction, LucideIcon>> = {
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
