import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { kampagneName } from './kampagneVerweis.ts'
import { offenesEnum } from './offenesEnum.ts'
import { abilityRule } from './session.ts'
import { flag, ganzzahl, geldOderNull, id, isoZeit } from './wire.ts'

/** Roles of a customer and its employees (domain 4.9, assumed); `inhaber` is the customer himself. */
export const MITARBEITER_ROLLEN = [
  'administrator',
  'kampagnenmanager',
  'gestalter',
  'freigeber',
  'buchhaltung',
  'betrachter',
] as const
export const mitarbeiterRolle = z.enum(MITARBEITER_ROLLEN)
export type MitarbeiterRolle = z.infer<typeof mitarbeiterRolle>

export const MITARBEITER_STATUS = ['eingeladen', 'aktiv', 'deaktiviert'] as const
export const mitarbeiterStatus = z.enum(MITARBEITER_STATUS)
export type MitarbeiterStatus = z.infer<typeof mitarbeiterStatus>

/** A single right that differs from the role: given in addition, or taken away. */
export const rechtAbweichung = z.object({
  action: z.string().check(z.maxLength(40)),
  subject: z.string().check(z.maxLength(40)),
  erlaubt: flag,
})
export type RechtAbweichung = z.infer<typeof rechtAbweichung>

/** Row of the list; `idThHeadhunterMitarbeiter` is the id of route and wire, the menu's idPtKundeMitarbeiter names the same record. */
const kopf = {
  idThHeadhunterMitarbeiter: id,
  vorname: z.string(),
  nachname: z.string(),
  email: z.string(),
  position: z.string(),
  /** Small picture, data URL. */
  avatar: z.nullable(z.string()),
  role: z.string(),
  /** Differences from the role; empty for most. */
  ability: z.array(rechtAbweichung),
  /** Payment up to this much per campaign, ct; null: no limit of his own. */
  zahlungslimit: geldOderNull,
  /** Spec 3: 0 Nein, 1 Ja. */
  aktiv: flag,
  status: offenesEnum(mitarbeiterStatus),
  eingeladenAm: z.nullable(isoZeit),
  letzterLogin: z.nullable(isoZeit),
  version: ganzzahl,
}
export const mitarbeiter = z.object(kopf)
export type Mitarbeiter = z.infer<typeof mitarbeiter>

/** Who changed what and when, in words; append-only. */
const mitarbeiterVerlauf = z.object({ zeit: isoZeit, name: z.string(), text: z.string() })
export type MitarbeiterVerlauf = z.infer<typeof mitarbeiterVerlauf>

export const mitarbeiterDetail = z.object({
  ...kopf,
  anrede: z.string(),
  titel: z.string(),
  telefon: z.string(),
  /** What the role and the differences come to: the pairs that the login check hands out. */
  rechte: z.array(abilityRule),
  aktiviertAm: z.nullable(isoZeit),
  zweiFaktor: flag,
  /** Approvals that wait for this person. */
  offeneFreigaben: z.array(kampagneName),
  verlauf: z.array(mitarbeiterVerlauf),
})
export type MitarbeiterDetail = z.infer<typeof mitarbeiterDetail>

/** Setting of the customer: nobody approves alone what he made himself. */
export const vierAugen = z.object({
  vierAugen: flag,
  geaendertAm: z.nullable(isoZeit),
  geaendertVon: z.nullable(z.string()),
})
export type VierAugen = z.infer<typeof vierAugen>

/** Most people of one invitation. */
export const EINLADUNGEN_MAX = 20
/** Highest limit, ct. assumed: one million euros. */
export const ZAHLUNGSLIMIT_MAX_CT = 100_000_000

export const mitarbeiterNames = named({
  mitarbeiter: [mitarbeiter, mitarbeiterDetail],
  mitarbeiterVerlauf,
  rechtAbweichung,
  vierAugen,
  mitarbeiterRolle,
  mitarbeiterStatus,
})
