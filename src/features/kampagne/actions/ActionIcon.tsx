import type { IconComponent } from '#src/shared/icons/icon.tsx'
import { CalendarClock } from '#src/shared/icons/CalendarClock.tsx'
import { CircleSlash } from '#src/shared/icons/CircleSlash.tsx'
import { Copy } from '#src/shared/icons/Copy.tsx'
import { CreditCard } from '#src/shared/icons/CreditCard.tsx'
import { MessageCircleQuestion } from '#src/shared/icons/MessageCircleQuestion.tsx'
import { Pause } from '#src/shared/icons/Pause.tsx'
import { PenLine } from '#src/shared/icons/PenLine.tsx'
import { Play } from '#src/shared/icons/Play.tsx'
import { Send } from '#src/shared/icons/Send.tsx'
import { Trash2 } from '#src/shared/icons/Trash2.tsx'
import { Undo2 } from '#src/shared/icons/Undo2.tsx'
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
