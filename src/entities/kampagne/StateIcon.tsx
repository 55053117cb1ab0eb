import type { LucideIcon } from 'lucide-react'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import CreditCard from 'lucide-react/icons/credit-card'
import Factory from 'lucide-react/icons/factory'
import PackageCheck from 'lucide-react/icons/package-check'
import PackageX from 'lucide-react/icons/package-x'
import PenLine from 'lucide-react/icons/pen-line'
import SearchCheck from 'lucide-react/icons/search-check'
import Sparkles from 'lucide-react/icons/sparkles'
import Tag from 'lucide-react/icons/tag'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import Wrench from 'lucide-react/icons/wrench'
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
}

/** Picture of a state; one that we do not know has a tag. */
export function StateIcon({ state }: Props) {
  const Icon = isKampagneState(state) ? ICONS[state] : Tag
  return <Icon size={16} aria-hidden />
}
