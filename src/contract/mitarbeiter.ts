import * as z from 'zod/mini'
import { offenesEnum } from './offenesEnum.ts'
import { operation } from './operation.ts'
import { ANREDEN, loginEmail } from './registrierung.ts'
import { abilityRule } from './session.ts'
import { listenSuche, richtung, seiteAusgabe, seiteEingabe } from './seite.ts'
import { datei, flag, ganzzahl, geldOderNull, id, isoZeit, text } from './wire.ts'

/** Roles of a customer and its employees (domain 4.9, assumed); `inhaber` is the customer himself. */
export const MITARBEITER_ROLLEN = [
  'administrator',
  'kampagnenmanager',
  'gestalter',
  'freigeber',
  'buchhaltung',
  'betrachter',
] as const
const mitarbeiterRolle = z.enum(MITARBEITER_ROLLEN)
export type MitarbeiterRolle = z.infer<typeof mitarbeiterRolle>

export const MITARBEITER_STATUS = ['eingeladen', 'aktiv', 'deaktiviert'] as const
const mitarbeiterStatus = z.enum(MITARBEITER_STATUS)
export type MitarbeiterStatus = z.infer<typeof mitarbeiterStatus>

/** A single right that differs from the role: given in addition, or taken away. */
const rechtAbweichung = z.object({
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
  status: offenesEnum(MITARBEITER_STATUS),
  eingeladenAm: z.nullable(isoZeit),
  letzterLogin: z.nullable(isoZeit),
  version: ganzzahl,
}
const mitarbeiter = z.object(kopf)
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
  offeneFreigaben: z.array(z.object({ idPtKampagne: id, bezeichnung: z.string() })),
  verlauf: z.array(mitarbeiterVerlauf),
})
export type MitarbeiterDetail = z.infer<typeof mitarbeiterDetail>

/** Setting of the customer: nobody approves alone what he made himself. */
const vierAugen = z.object({
  vierAugen: flag,
  geaendertAm: z.nullable(isoZeit),
  geaendertVon: z.nullable(z.string()),
})
export type VierAugen = z.infer<typeof vierAugen>

/** Most people of one invitation. */
export const EINLADUNGEN_MAX = 20
/** Highest limit, ct. assumed: one million euros. */
export const ZAHLUNGSLIMIT_MAX_CT = 100_000_000

const angaben = {
  anrede: z.enum(ANREDEN),
  titel: text(0, 40),
  vorname: text(1, 80),
  nachname: text(1, 80),
  telefon: text(0, 40),
  position: text(0, 80),
}
const rechte = {
  role: mitarbeiterRolle,
  ability: z.array(rechtAbweichung).check(z.maxLength(60)),
  zahlungslimit: geldOderNull,
}
const nurId = { idThHeadhunterMitarbeiter: id }
const mitVersion = z.object({ ...nurId, version: ganzzahl })

const path = '/api/mitarbeiter/'
const update = { action: 'update', subject: 'Mitarbeiter' } as const
const create = { action: 'create', subject: 'Mitarbeiter' } as const
const eigenes = { action: 'update', subject: 'EigenesKonto' } as const

export const mitarbeiterOperations = {
  fetchMitarbeiterListe: operation({
    method: 'GET',
    path,
    aktion: 'fetchMitarbeiterListe',
    access: { action: 'read', subject: 'Mitarbeiter' },
    input: z.object({
      /** In name, e-mail and position. */
      q: z.optional(listenSuche),
      role: z.optional(mitarbeiterRolle),
      status: z.optional(mitarbeiterStatus),
      sort: z.optional(z.enum(['name', 'letzterLogin'])),
      richtung: z.optional(richtung),
      ...seiteEingabe,
    }),
    output: z.object({ mitarbeiter: z.array(mitarbeiter), ...seiteAusgabe, vierAugen }),
  }),
  fetchMitarbeiter: operation({
    method: 'GET',
    path,
    aktion: 'fetchMitarbeiter',
    /** The own record, or any of the own customer's with read on Mitarbeiter; otherwise 404. */
    access: 'session',
    input: z.object(nurId),
    output: mitarbeiterDetail,
  }),
  /** Makes the record and mails the link for the first password. */
  erstelleMitarbeiter: operation({
    method: 'POST',
    path,
    aktion: 'erstelleMitarbeiter',
    access: create,
    once: true,
    input: z.object({ ...angaben, ...rechte, email: loginEmail }),
    output: mitarbeiterDetail,
  }),
  /** Several at once with one role; those that cannot be invited are named with the reason. */
  ladeMitarbeiterEin: operation({
    method: 'POST',
    path,
    aktion: 'ladeMitarbeiterEin',
    access: create,
    once: true,
    input: z.object({
      personen: z
        .array(z.object({ email: loginEmail, vorname: text(0, 80), nachname: text(0, 80) }))
        .check(z.minLength(1), z.maxLength(EINLADUNGEN_MAX)),
      ...rechte,
    }),
    output: z.object({
      eingeladen: z.array(mitarbeiter),
      abgelehnt: z.array(z.object({ email: z.string(), grund: z.string() })),
    }),
  }),
  /** Someone else's record. Nobody changes his own rights. */
  saveMitarbeiter: operation({
    method: 'POST',
    path,
    aktion: 'saveMitarbeiter',
    access: update,
    input: z.object({ ...nurId, version: ganzzahl, ...angaben, ...rechte, email: loginEmail }),
    output: mitarbeiterDetail,
  }),
  /** The caller's own record: who he is, never what he may. Refused for the customer himself, who has none (409). */
  saveEigeneAngaben: operation({
    method: 'POST',
    path,
    aktion: 'saveEigeneAngaben',
    access: eigenes,
    input: z.object({ version: ganzzahl, ...angaben }),
    output: mitarbeiterDetail,
  }),
  /** Picture of the own record; its metadata is removed. */
  uploadAvatar: operation({
    method: 'POST',
    path,
    aktion: 'uploadAvatar',
    encoding: 'multipart',
    access: eigenes,
    input: z.object({ datei }),
    output: mitarbeiterDetail,
  }),
  deleteAvatar: operation({
    method: 'POST',
    path,
    aktion: 'deleteAvatar',
    access: eigenes,
    input: z.object({}),
    output: mitarbeiterDetail,
  }),
  ladeErneutEin: operation({
    method: 'POST',
    path,
    aktion: 'ladeErneutEin',
    access: create,
    input: mitVersion,
    output: mitarbeiterDetail,
  }),
  /** Withdraws an invitation that was not accepted yet; the record is gone. */
  zieheEinladungZurueck: operation({
    method: 'POST',
    path,
    aktion: 'zieheEinladungZurueck',
    access: { action: 'delete', subject: 'Mitarbeiter' },
    input: mitVersion,
    output: z.object({}),
  }),
  /** Ends sessions and tokens; open approvals go to another person, null: to the customer himself. */
  deaktiviereMitarbeiter: operation({
    method: 'POST',
    path,
    aktion: 'deaktiviereMitarbeiter',
    access: update,
    input: z.object({ ...nurId, version: ganzzahl, idThUebernehmer: z.nullable(id) }),
    output: mitarbeiterDetail,
  }),
  reaktiviereMitarbeiter: operation({
    method: 'POST',
    path,
    aktion: 'reaktiviereMitarbeiter',
    access: update,
    input: mitVersion,
    output: mitarbeiterDetail,
  }),
  /** `passwort`: mails a link for a new one and ends all sessions. `zweiFaktor`: switched off until set up anew. */
  setzeZugangZurueck: operation({
    method: 'POST',
    path,
    aktion: 'setzeZugangZurueck',
    access: update,
    input: z.object({ ...nurId, was: z.enum(['passwort', 'zweiFaktor']) }),
    output: mitarbeiterDetail,
  }),
  saveVierAugen: operation({
    method: 'POST',
    path,
    aktion: 'saveVierAugen',
    access: { action: 'update', subject: 'Konto' },
    input: z.object({ vierAugen: flag }),
    output: vierAugen,
  }),
} as const
