import type { IconComponent } from '#src/shared/icons/icon.tsx'
import { CircleCheck } from '#src/shared/icons/CircleCheck.tsx'
import { CircleSlash } from '#src/shared/icons/CircleSlash.tsx'
import { CreditCard } from '#src/shared/icons/CreditCard.tsx'
import { Factory } from '#src/shared/icons/Factory.tsx'
import { PackageCheck } from '#src/shared/icons/PackageCheck.tsx'
import { PackageX } from '#src/shared/icons/PackageX.tsx'
import { PenLine } from '#src/shared/icons/PenLine.tsx'
import { SearchCheck } from '#src/shared/icons/SearchCheck.tsx'
import { Sparkles } from '#src/shared/icons/Sparkles.tsx'
import { Tag } from '#src/shared/icons/Tag.tsx'
import { UserRoundCheck } from '#src/shared/icons/UserRoundCheck.tsx'
import { Wrench } from '#src/shared/icons/Wrench.tsx'
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
