import {
  CircleCheck,
  CircleSlash,
  CreditCard,
  Factory,
  PackageCheck,
  PackageX,
  PenLine,
  SearchCheck,
  Sparkles,
  Tag,
  UserRoundCheck,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import type { KampagneState } from '#src/contract/kampagne.ts'
import { isKampagneState } from '#src/domain/kampagne/labels.ts'

const ICONS: Record<KampagneState, LucideIcon> = {
  inBearbeitung: PenLine,
  inInternerFreigabe: UserRoundCheck,
  inBearbeitungKorrektur: Wrench,
  inBezahlung: CreditCard,
  inExternerFreigabe: SearchCheck,
  inAnreicherung: Sparkles,
  inVersandstellung: PackageCheck,
  inLettershop: Factory,
  inVersendet: CircleCheck,
  inVersandFehlgeschlagen: PackageX,
  inStorniert: CircleSlash,
}

interface Props {
  state: string
  /** px. */
  size?: number
}

/** Picture of a state; one that we do not know has a tag. */
export function StateIcon({ state, size = 16 }: Props) {
  const Icon = isKampagneState(state) ? ICONS[state] : Tag
  return <Icon size={size} aria-hidden />
}
