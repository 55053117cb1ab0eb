import {
  CalendarClock,
  CircleSlash,
  Copy,
  CreditCard,
  MessageCircleQuestion,
  Pause,
  PenLine,
  Play,
  Send,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
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
