import { createMongoAbility, type MongoAbility } from '@casl/ability'
import { ABILITY_ACTIONS, ABILITY_SUBJECTS } from '#src/contract/session.ts'
import type { AbilityAction, AbilityRule, AbilitySubject } from '#src/contract/session.ts'

/** What someone may do, over the actions and subjects of the contract. */
export type AppAbility = MongoAbility<[AbilityAction, AbilitySubject]>

/** All that a user who is not logged in holds (spec 6). */
export const PUBLIC_RULES: AbilityRule[] = [{ action: 'read', subject: 'Public' }]

function isAction(value: string): value is AbilityAction {
  return ABILITY_ACTIONS.some((known) => known === value)
}

function isSubject(value: string): value is AbilitySubject {
  return ABILITY_SUBJECTS.some((known) => known === value)
}

/** The rules that mean something to us; unknown values of the service grant nothing. */
function knownRules(rules: readonly AbilityRule[]): { action: AbilityAction; subject: AbilitySubject }[] {
  return rules.flatMap(({ action, subject }) => (isAction(action) && isSubject(subject) ? [{ action, subject }] : []))
}

/** Ability from the list of (action, subject) pairs that the service sends (spec 6). */
export function buildAbility(rules: readonly AbilityRule[]): AppAbility {
  return createMongoAbility<AppAbility>(knownRules(rules))
}

/** Roles of a customer and its employees (domain 4.9, assumed). */
export const ROLLEN = [
  'inhaber',
  'administrator',
  'kampagnenmanager',
  'gestalter',
  'freigeber',
  'buchhaltung',
  'betrachter',
] as const
export type Rolle = (typeof ROLLEN)[number]

type Grants = Partial<Record<AbilitySubject, readonly AbilityAction[]>>

/** Every logged-in user: the public pages, the dashboard and the own record. */
const EVERYONE: Grants = { Public: ['read'], Dashboard: ['read'], EigenesKonto: ['read', 'update'] }

/**
 * Roles table of domain 4.9 (assumed). Two readings of ours: who creates campaigns may also discard his drafts, and
 * "limit" (payment up to a personal limit) grants nothing to who carries no limit (domain/mitarbeiter/rechte.ts).
 */
const ROLE_GRANTS: Record<Rolle, Grants> = {
  inhaber: { all: ['manage'] },
  administrator: {
    Zielgruppe: ['manage'],
    Werbemittel: ['manage'],
    Kampagne: ['manage'],
    Freigabe: ['manage'],
    Statistik: ['read'],
    Zahlung: ['pay'],
    Rechnung: ['read', 'storno'],
    Mitarbeiter: ['manage'],
    Konto: ['manage'],
    ApiZugang: ['manage'],
    Bildgenerierung: ['manage'],
  },
  kampagnenmanager: {
    Zielgruppe: ['manage'],
    Werbemittel: ['manage'],
    Kampagne: ['read', 'create', 'update', 'delete', 'storno'],
    Freigabe: ['request'],
    Statistik: ['read'],
    Bildgenerierung: ['read', 'create'],
  },
  gestalter: {
    Zielgruppe: ['read'],
    Werbemittel: ['manage'],
    Kampagne: ['read'],
    Freigabe: ['comment'],
    Statistik: ['read'],
    Bildgenerierung: ['read', 'create'],
  },
  freigeber: {
    Zielgruppe: ['read'],
    Werbemittel: ['read'],
    Kampagne: ['read'],
    Freigabe: ['decide'],
    Statistik: ['read'],
  },
  buchhaltung: { Kampagne: ['read'], Zahlung: ['pay'], Rechnung: ['read'] },
  betrachter: { Zielgruppe: ['read'], Werbemittel: ['read'], Kampagne: ['read'], Statistik: ['read'] },
}

function rulesOf(grants: Grants): AbilityRule[] {
  return Object.entries(grants).flatMap(([subject, actions]) => actions.map((action) => ({ action, subject })))
}

function roleRules(rolle: Rolle): AbilityRule[] {
  return rulesOf({ ...EVERYONE, ...ROLE_GRANTS[rolle] })
}

/** Rules that the service hands to each role. */
export const ROLE_RULES: Record<Rolle, AbilityRule[]> = {
  inhaber: roleRules('inhaber'),
  administrator: roleRules('administrator'),
  kampagnenmanager: roleRules('kampagnenmanager'),
  gestalter: roleRules('gestalter'),
  freigeber: roleRules('freigeber'),
  buchhaltung: roleRules('buchhaltung'),
  betrachter: roleRules('betrachter'),
}
