import type { Kampagne } from '#src/contract/kampagne.ts'
import type { AppAbility } from '#src/domain/ability/ability.ts'
import { actionsOf, kampagneFacts, type KampagneAction } from '#src/domain/kampagne/transitions.ts'

export interface OwnerAction {
  action: KampagneAction
  label: string
  /** Why it is refused now; null when it is allowed. */
  reason: string | null
}

/** Never a button: it is the saving of the wizard itself. */
const HIDDEN: ReadonlySet<KampagneAction> = new Set<KampagneAction>(['saveKampagne'])

/** What this user can be offered on a campaign, from the one table of actions. What he has no right to is left out. */
export function ownerActions(kampagne: Kampagne, ability: AppAbility, heute: string): OwnerAction[] {
  return actionsOf('kunde', kampagneFacts(kampagne), heute)
    .filter(
      ({ action, def }) => !HIDDEN.has(action) && def.ability && ability.can(def.ability.action, def.ability.subject),
    )
    .map(({ action, def, refusal }) => ({ action, label: def.label, reason: refusal }))
}
