import type { AbilityRule } from '#src/contract/session.ts'
import { buildAbility, PUBLIC_RULES, type AppAbility } from '#src/domain/ability/ability.ts'

const listeners = new Set<() => void>()
let current = buildAbility(PUBLIC_RULES)

/** The rights of now, for code outside of React. */
export const appAbility = (): AppAbility => current

/**
 * Takes the rules of a session, or the public ones. Always a new object: the compiled components remember what they
 * computed from the old one, and would not see rules that change inside it.
 */
export function setAbilityRules(rules: AbilityRule[] = PUBLIC_RULES): void {
  current = buildAbility(rules)
  for (const listener of listeners) listener()
}

export function subscribeAbility(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
