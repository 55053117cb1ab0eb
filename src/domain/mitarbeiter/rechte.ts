import type { AbilityRule } from '#src/contract/session.ts'
import type { RechtAbweichung } from '#src/contract/mitarbeiter.ts'
import { formatEuro, type Ct } from '#src/base/number/german.ts'
import { buildAbility, ROLE_RULES, ROLLEN, type AppAbility, type Rolle } from '../ability/ability.ts'
import { isNamed, RECHTE, rechtOf, type Recht } from './rechteKatalog.ts'

/** What decides over an employee's rights. */
export interface RechteVon {
  role: string
  ability: readonly RechtAbweichung[]
  /** Payment up to this much per campaign, ct; null: no limit of his own. */
  zahlungslimit: Ct | null
}

function isRolle(role: string): role is Rolle {
  return ROLLEN.some((known) => known === role)
}

/** Roles that pay up to a limit and not at all without one ("limit" in the table of domain 4.9). */
export const ZAHLT_BIS_LIMIT: ReadonlySet<string> = new Set<Rolle>(['kampagnenmanager'])

/** Whether an ability holds all of a right. */
export function holds(ability: AppAbility, { umfasst, subject }: Recht): boolean {
  return umfasst.every((action) => ability.can(action, subject))
}

function tableRechte(role: Rolle): Recht[] {
  const ability = buildAbility(ROLE_RULES[role])
  return RECHTE.filter((recht) => holds(ability, recht))
}

/** Rights that the role itself gives, with what the limit makes of paying. */
export function rechteDerRolle({ role, zahlungslimit }: Pick<RechteVon, 'role' | 'zahlungslimit'>): Recht[] {
  if (!isRolle(role)) return []
  const held = tableRechte(role)
  if (!ZAHLT_BIS_LIMIT.has(role) || zahlungslimit === null) return held
  return RECHTE.filter((recht) => held.includes(recht) || recht.subject === 'Zahlung')
}

/** Everything that a right is worth nothing without, nearest first. */
function grundlagen({ braucht }: Recht): Recht[] {
  const next = braucht && rechtOf({ action: braucht[0], subject: braucht[1] })
  return next ? [next, ...grundlagen(next)] : []
}

/** Rights that count: the role's and those added, without those taken away and what is worth nothing without them. */
export function wirksameRechte(person: RechteVon): Recht[] {
  const held = new Set(rechteDerRolle(person))
  for (const pair of person.ability) {
    const recht = rechtOf(pair)
    if (recht && pair.erlaubt) for (const given of [recht, ...grundlagen(recht)]) held.add(given)
  }
  const denied = RECHTE.filter((recht) => person.ability.some((pair) => !pair.erlaubt && isNamed(recht, pair)))
  return RECHTE.filter(
    (recht) => held.has(recht) && ![recht, ...grundlagen(recht)].some((needed) => denied.includes(needed)),
  )
}

/**
 * The pairs that the login check hands out: rules of the role, and where single rights differ the pairs of those that
 * are left. `manage` of the role is then said action by action, since a list of pairs knows no "but not".
 */
export function wirksameRegeln(person: RechteVon): AbilityRule[] {
  const { role } = person
  // An unknown role may do nothing; the customer himself is never restricted.
  if (!isRolle(role)) return []
  if (role === 'inhaber') return [...ROLE_RULES.inhaber]
  const table = tableRechte(role)
  const held = wirksameRechte(person)
  const changed = new Set<string>(
    RECHTE.filter((recht) => held.includes(recht) !== table.includes(recht)).map(({ subject }) => subject),
  )
  const kept = ROLE_RULES[role].filter(({ subject }) => !changed.has(subject))
  const pairs = [...changed].flatMap((subject) => {
    const actions = held.filter((recht) => recht.subject === subject).flatMap(({ umfasst }) => umfasst)
    return [...new Set(actions)].map((action) => ({ action, subject }))
  })
  return [...kept, ...pairs]
}

/** Differences that mean something: known rights that the role decides otherwise, each once. */
export function normalizeDeviations(person: RechteVon): RechtAbweichung[] {
  const role = rechteDerRolle(person)
  return RECHTE.flatMap((recht) => {
    const last = person.ability.findLast((pair) => isNamed(recht, pair))
    if (!last || last.erlaubt === role.includes(recht)) return []
    return [{ action: recht.action, subject: recht.subject, erlaubt: last.erlaubt }]
  })
}

/** The differences after a single right was switched on or off, with what comes and goes with it. */
export function toggleRecht(person: RechteVon, recht: Recht, an: boolean): RechtAbweichung[] {
  const { action, subject } = recht
  const kept = person.ability.filter((pair) => {
    const other = rechtOf(pair)
    if (!other || other === recht) return false
    // What it needs is no longer taken away; what was only given on top of it goes with it.
    return an ? pair.erlaubt || !grundlagen(recht).includes(other) : !pair.erlaubt || !grundlagen(other).includes(recht)
  })
  const next = { ...person, ability: [...kept, { action, subject, erlaubt: an }] }
  return normalizeDeviations(next)
}

/** Who gives rights: what he may himself, and up to which amount he pays. */
export interface Geber {
  ability: AppAbility
  zahlungslimit: Ct | null
}

/** Rights that somebody would have and the giver has not, in words; empty when he may give or manage them all. */
export function ueberschreitungen(geber: Geber, person: RechteVon): string[] {
  const beyond = wirksameRegeln(person).filter(
    ({ action, subject }) => !geber.ability.can(action as never, subject as never),
  )
  const texts = wirksameRechte(person)
    .filter((recht) => !holds(geber.ability, recht))
    .map(({ text }) => text)
  const limits = limitBeyond(geber, person)
  // A rule beyond the catalogue of single rights is still one too many.
  if (beyond.length > 0 && texts.length === 0) texts.push('alle Rechte dieser Rolle')
  return [...texts, ...limits]
}

function limitBeyond(geber: Geber, person: RechteVon): string[] {
  const pays = wirksameRechte(person).some(({ subject }) => subject === 'Zahlung')
  if (!pays || geber.zahlungslimit === null) return []
  if (person.zahlungslimit !== null && person.zahlungslimit <= geber.zahlungslimit) return []
  return [`Kampagnen über ${formatEuro(geber.zahlungslimit)} bezahlen`]
}

/** A right in words, with the limit where it has one. */
export function rechtText(recht: Recht, zahlungslimit: Ct | null): string {
  if (recht.subject !== 'Zahlung' || zahlungslimit === null) return recht.text
  return `${recht.text}, bis ${formatEuro(zahlungslimit)} je Kampagne`
}

/** Names of the roles. */
const ROLLE_LABEL: Record<Rolle, string> = {
  inhaber: 'Inhaber',
  administrator: 'Administrator',
  kampagnenmanager: 'Kampagnenmanager',
  gestalter: 'Gestalter',
  freigeber: 'Freigeber',
  buchhaltung: 'Buchhaltung',
  betrachter: 'Betrachter',
}

/** Name of a role as stored; an unknown one as it is. */
export const rolleLabel = (role: string): string => (isRolle(role) ? ROLLE_LABEL[role] : role)

/** What changed between two states of somebody's rights, line by line, for the history and for his mail. */
export function rechteAenderungen(before: RechteVon, after: RechteVon): string[] {
  const lines: string[] = []
  if (before.role !== after.role) lines.push(`Rolle: ${rolleLabel(after.role)} statt ${rolleLabel(before.role)}`)
  const had = wirksameRechte(before)
  const has = wirksameRechte(after)
  for (const recht of has) if (!had.includes(recht)) lines.push(`Darf jetzt: ${recht.text}`)
  for (const recht of had) if (!has.includes(recht)) lines.push(`Darf nicht mehr: ${recht.text}`)
  if (before.zahlungslimit !== after.zahlungslimit)
    lines.push(
      after.zahlungslimit === null
        ? 'Zahlungslimit: keines'
        : `Zahlungslimit: ${formatEuro(after.zahlungslimit)} je Kampagne`,
    )
  return lines
}
