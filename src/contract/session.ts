import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { flag, geldOderNull, id, isoZeit } from './wire.ts'

/** Subjects of the ability list; `Public` is the only one specified (spec 6), the others are assumed. */
export const ABILITY_SUBJECTS = [
  'Public',
  'Dashboard',
  'Kampagne',
  'Freigabe',
  'Zahlung',
  'Statistik',
  'Zielgruppe',
  'Werbemittel',
  'Rechnung',
  'Konto',
  'Mitarbeiter',
  'EigenesKonto',
  'ApiZugang',
  'Bildgenerierung',
  'Demo',
  'all',
] as const
/** Actions of the ability list; `read` and `manage` specified (spec 6), the others assumed. */
export const ABILITY_ACTIONS = [
  'read',
  'create',
  'update',
  'delete',
  'storno',
  'request',
  'decide',
  'comment',
  'pay',
  'manage',
] as const
export type AbilitySubject = (typeof ABILITY_SUBJECTS)[number]
export type AbilityAction = (typeof ABILITY_ACTIONS)[number]

/** One (action, subject) pair. Unknown values of the real service are kept as text and match nothing of ours. */
export const abilityRule = z.object({ action: z.string(), subject: z.string() })
export type AbilityRule = z.infer<typeof abilityRule>

const accountType = z.enum(['customer', 'employee'])
/** The logged-in user as stored locally (spec 3). */
export const user = z.object({
  vorname: z.string(),
  nachname: z.optional(z.string()),
  email: z.optional(z.string()),
  firma: z.optional(z.string()),
  role: z.string(),
  accountType,
  /** Employees of a service that names only their own number have none. */
  idPtKunde: z.nullable(id),
  idPtKundeMitarbeiter: z.nullable(id),
  avvAkzeptiert: flag,
  avatar: z.nullable(z.string()),
  ability: z.array(abilityRule),
  /** Pays up to this much per campaign, ct; null or left out: no limit of his own. assumed */
  zahlungslimit: z.optional(geldOderNull),
})
export type User = z.infer<typeof user>

/**
 * Every call of a session says in this header as whom it is meant: a window may still show one user when another one has
 * logged in beside it. The service refuses a mismatch with 409 `ANDERES_KONTO`; one that does not know it ignores it.
 * assumed
 */
export const KONTO_HEADER = 'X-Konto'

/** Whom that header names: customer and employee, 0 for the customer himself. */
export const kontoOf = (person: Pick<User, 'idPtKunde' | 'idPtKundeMitarbeiter'>): string =>
  `${person.idPtKunde ?? 0}-${person.idPtKundeMitarbeiter ?? 0}`

/** A session ends after this time without a call, ms (SEC-18). */
export const SESSION_IDLE_MS = 30 * 60_000
/** The service notes a call at most this often, so that reading a page does not write for every call, ms. */
export const SESSION_USE_STEP_MS = 5_000

/** Answer of the login check; `serverzeit` (assumed) lets deadlines follow the service's clock. */
export const loginAntwort = z.object({
  loginState: flag,
  user: z.nullable(user),
  serverzeit: z.optional(isoZeit),
  /** Seconds until the session ends in any case, however much it is used (assumed). */
  endetInS: z.optional(z.int()),
})

/** A login that succeeded. */
export const angemeldet = z.object({
  accessToken: z.string(),
  loginState: flag,
  user,
  serverzeit: z.optional(isoZeit),
})
export type Angemeldet = z.infer<typeof angemeldet>

export const sessionNames = named({ user, abilityRule, accountType })
