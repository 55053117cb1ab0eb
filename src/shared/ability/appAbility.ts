import type { AbilityRule } from '#src/contract/session.ts'
import { buildAbility, PUBLIC_RULES } from '#src/domain/ability/ability.ts'

/** The one ability object of the running product; its rules change with the session. */
export const appAbility = buildAbility(PUBLIC_RULES)

/** Takes the rules of a session, or the public ones. */
export function setAbilityRules(rules: AbilityRule[] = PUBLIC_RULES): void {
  appAbility.update(buildAbility(rules).rules)
}
