import type { IconComponent } from '#src/shared/icons/icon.tsx'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import CircleSlash from '#src/shared/icons/CircleSlash.svg'
import CreditCard from '#src/shared/icons/CreditCard.svg'
import Factory from '#src/shared/icons/Factory.svg'
import PackageCheck from '#src/shared/icons/PackageCheck.svg'
import PackageX from '#src/shared/icons/PackageX.svg'
import PenLine from '#src/shared/icons/PenLine.svg'
import SearchCheck from '#src/shared/icons/SearchCheck.svg'
import Sparkles from '#src/shared/icons/Sparkles.svg'
import Tag from '#src/shared/icons/Tag.svg'
import UserRoundCheck from '#src/shared/icons/UserRoundCheck.svg'
import Wrench from '#src/shared/icons/Wrench.svg'
import type { KampagneState } from '#src/contract/kampagne.ts'
import { isKampagneState } from '#src/domain/kampagne/labels.ts'

const ICONS: Record<KampagneState, IconComponent> = {
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
