import * as z from 'zod/mini'
import { ABILITY_ACTIONS, abilityRule, type AbilityRule } from '../session.ts'
import { asFlag } from './values.ts'

/** The names under which rights come where they are not called `ability`. */
const NAMES = ['ability', 'abilities', 'userAbility', 'userAbilities', 'rules', 'permissions', 'rechte'] as const

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rights may stand beside the user, in login and login check. */
export function sessionForm(answer: unknown): unknown {
  if (!isRecord(answer) || !isRecord(answer.user) || found(answer.user) !== undefined) return answer
  const beside = found(answer)
  return beside === undefined ? answer : { ...answer, user: { ...answer.user, ability: beside } }
}

/**
 * The user whose fields are specified and whose form is not (spec 3): rights under another name, as text or as words; a
 * contract that was accepted on a day. Who has none of a field has nothing of it: nobody is logged out by that.
 */
export function userForm(came: unknown): unknown {
  if (!isRecord(came)) return came
  const { avvAkzeptiert, role, vorname } = came
  return {
    ...came,
    vorname: vorname ?? '',
    role: role ?? '',
    avvAkzeptiert:
      typeof avvAkzeptiert === 'string' ? (asFlag(avvAkzeptiert) ?? isDay(avvAkzeptiert)) : !!avvAkzeptiert,
    ability: rulesOf(found(came)),
  }
}

const found = (record: Record<string, unknown>): unknown =>
  NAMES.map((name) => record[name]).find((value) => value !== undefined && value !== null)

/** MySQL's zero date is none. */
const isDay = (text: string): boolean => /[1-9]/.test(text)

/** A list, also one with gaps in its keys or as JSON in a text; an object by subject; words with a comma between them. */
function rulesOf(value: unknown): AbilityRule[] {
  if (typeof value === 'string') return rulesOf(parsed(value) ?? value.split(/[,;\n]/))
  if (Array.isArray(value)) return value.flatMap(ruleOf)
  if (!isRecord(value)) return []
  return 'action' in value ? ruleOf(value) : Object.values(value).flatMap(ruleOf)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** {action, subject}, "read Kampagne", "Kampagne:read", or the subject alone, which is read (spec 6). */
function ruleOf(value: unknown): AbilityRule[] {
  const rule = z.safeParse(abilityRule, isRecord(value) ? { action: 'read', ...value } : value)
  if (rule.success) return [rule.data]
  const [first = '', second] = typeof value === 'string' ? value.trim().split(/[\s:.|/-]+/) : []
  if (first === '') return []
  if (second === undefined) return [{ action: 'read', subject: first }]
  const turned = ABILITY_ACTIONS.some((action) => action === second)
  return [turned ? { action: second, subject: first } : { action: first, subject: second }]
}
