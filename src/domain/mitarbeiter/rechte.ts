import { ABILITY_ACTIONS, type AbilityAction, type AbilityRule, type AbilitySubject } from '#src/contract/session.ts'
import type { RechtAbweichung } from '#src/contract/mitarbeiter.ts'
import { formatEuro, type Ct } from '../number/german.ts'
import { buildAbility, ROLE_RULES, ROLLEN, type AppAbility, type Rolle } from '../ability/ability.ts'

export const RECHT_BEREICHE = [
  'Zielgruppen',
  'Werbemittel',
  'Kampagnen',
  'Freigabe',
  'Geld',
  'Auswertung',
  'Firma',
] as const
type RechtBereich = (typeof RECHT_BEREICHE)[number]

/** A right that can be given or taken away by itself. (action, subject) names it on the wire. */
export interface Recht {
  action: AbilityAction
  subject: AbilitySubject
  /** Every action on the subject that belongs to it. */
  umfasst: readonly AbilityAction[]
  bereich: RechtBereich
  /** What it means, as the rest of "darf ...". */
  text: string
  /** Without this one it is worth nothing, so it comes and goes with it. */
  braucht: readonly [AbilityAction, AbilitySubject] | null
}

const AENDERN = ['create', 'update', 'delete'] as const satisfies readonly AbilityAction[]

/** All single rights (domaene 4.9, assumed), in the order of the product's work. */
export const RECHTE: readonly Recht[] = [
  lesen('Zielgruppe', 'Zielgruppen', 'Zielgruppen ansehen'),
  aendern('Zielgruppe', 'Zielgruppen', 'Zielgruppen anlegen, Adressen hochladen, ändern und archivieren'),
  lesen('Werbemittel', 'Werbemittel', 'Werbemittel ansehen'),
  aendern('Werbemittel', 'Werbemittel', 'Werbemittel gestalten, hochladen, ändern und archivieren'),
  lesen('Kampagne', 'Kampagnen', 'Kampagnen ansehen'),
  aendern('Kampagne', 'Kampagnen', 'Kampagnen anlegen, bearbeiten und Entwürfe löschen'),
  inKampagne('storno', 'Kampagne', 'Kampagnen', 'Kampagnen stornieren, auch wenn das Gebühren kostet'),
  inKampagne('request', 'Freigabe', 'Freigabe', 'Freigaben anfordern und zurückziehen'),
  inKampagne('decide', 'Freigabe', 'Freigabe', 'Druckvorlagen freigeben oder ablehnen'),
  inKampagne('comment', 'Freigabe', 'Freigabe', 'Druckvorlagen kommentieren'),
  inKampagne('pay', 'Zahlung', 'Geld', 'Kampagnen bezahlen'),
  lesen('Rechnung', 'Geld', 'Rechnungen ansehen und herunterladen'),
  {
    action: 'storno',
    subject: 'Rechnung',
    umfasst: ['storno'],
    bereich: 'Geld',
    text: 'Rechnungen stornieren und korrigieren lassen',
    braucht: ['read', 'Rechnung'],
  },
  lesen('Statistik', 'Auswertung', 'Statistiken ansehen'),
  lesen('Mitarbeiter', 'Firma', 'Mitarbeiter und ihre Rechte ansehen'),
  aendern('Mitarbeiter', 'Firma', 'Mitarbeiter einladen, ihre Rechte ändern und sie deaktivieren'),
  lesen('Konto', 'Firma', 'Firmendaten und Verträge ansehen'),
  aendern('Konto', 'Firma', 'Firmendaten ändern und Verträge annehmen'),
  {
    action: 'manage',
    subject: 'Konto',
    umfasst: ABILITY_ACTIONS,
    bereich: 'Firma',
    text: 'Alle Daten exportieren und das Konto löschen lassen',
    braucht: ['update', 'Konto'],
  },
  einzeln('manage', 'ApiZugang', ABILITY_ACTIONS, 'API-Schlüssel erstellen und widerrufen'),
  einzeln('create', 'Bildgenerierung', ['read', 'create'], 'Bilder erzeugen lassen'),
]

function lesen(subject: AbilitySubject, bereich: RechtBereich, text: string): Recht {
  return { action: 'read', subject, umfasst: ['read'], bereich, text, braucht: null }
}

function aendern(subject: AbilitySubject, bereich: RechtBereich, text: string): Recht {
  return { action: 'update', subject, umfasst: AENDERN, bereich, text, braucht: ['read', subject] }
}

/** What happens to a campaign is for those who see campaigns. */
function inKampagne(action: AbilityAction, subject: AbilitySubject, bereich: RechtBereich, text: string): Recht {
  return { action, subject, umfasst: [action], bereich, text, braucht: ['read', 'Kampagne'] }
}

function einzeln(
  action: AbilityAction,
  subject: AbilitySubject,
  umfasst: readonly AbilityAction[],
  text: string,
): Recht {
  return { action, subject, umfasst, bereich: 'Firma', text, braucht: null }
}

/** What decides over an employee's rights. */
export interface RechteVon {
  role: string
  ability: readonly RechtAbweichung[]
  /** Payment up to this much per campaign, ct; null: no limit of his own. */
  zahlungslimit: Ct | null
}

const names = (recht: Recht, pair: { action: string; subject: string }) =>
  recht.action === pair.action && recht.subject === pair.subject

/** The right that a pair of the wire names; undefined for one that cannot be given by itself. */
export function rechtOf(pair: { action: string; subject: string }): Recht | undefined {
  return RECHTE.find((recht) => names(recht, pair))
}

function isRolle(role: string): role is Rolle {
  return (ROLLEN as readonly string[]).includes(role)
}

/** Roles that pay up to a limit and not at all without one ("limit" in the table of domaene 4.9). */
export const ZAHLT_BIS_LIMIT: ReadonlySet<string> = new Set<Rolle>(['kampagnenmanager'])

/** Whether an ability holds all of a right. */
export function haelt(ability: AppAbility, { umfasst, subject }: Recht): boolean {
  return umfasst.every((action) => ability.can(action, subject))
}

function tableRechte(role: Rolle): Recht[] {
  const ability = buildAbility(ROLE_RULES[role])
  return RECHTE.filter((recht) => haelt(ability, recht))
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
  const denied = RECHTE.filter((recht) => person.ability.some((pair) => !pair.erlaubt && names(recht, pair)))
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
  const changed = new Set(
    RECHTE.filter((recht) => held.includes(recht) !== table.includes(recht)).map(({ subject }) => subject as string),
  )
  const kept = ROLE_RULES[role].filter(({ subject }) => !changed.has(subject))
  const pairs = [...changed].flatMap((subject) => {
    const actions = held.filter((recht) => recht.subject === subject).flatMap(({ umfasst }) => umfasst)
    return [...new Set(actions)].map((action) => ({ action, subject }))
  })
  return [...kept, ...pairs]
}

/** Differences that mean something: known rights that the role decides otherwise, each once. */
export function normalisiereAbweichungen(person: RechteVon): RechtAbweichung[] {
  const role = rechteDerRolle(person)
  return RECHTE.flatMap((recht) => {
    const last = person.ability.findLast((pair) => names(recht, pair))
    if (!last || last.erlaubt === role.includes(recht)) return []
    return [{ action: recht.action, subject: recht.subject, erlaubt: last.erlaubt }]
  })
}

/** The differences after a single right was switched on or off, with what comes and goes with it. */
export function schalteRecht(person: RechteVon, recht: Recht, an: boolean): RechtAbweichung[] {
  const { action, subject } = recht
  const kept = person.ability.filter((pair) => {
    const other = rechtOf(pair)
    if (!other || other === recht) return false
    // What it needs is no longer taken away; what was only given on top of it goes with it.
    return an ? pair.erlaubt || !grundlagen(recht).includes(other) : !pair.erlaubt || !grundlagen(other).includes(recht)
  })
  const next = { ...person, ability: [...kept, { action, subject, erlaubt: an }] }
  return normalisiereAbweichungen(next)
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
    .filter((recht) => !haelt(geber.ability, recht))
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
