import * as z from 'zod/mini'
import {
  EINLADUNGEN_MAX,
  mitarbeiter,
  mitarbeiterDetail,
  mitarbeiterRolle,
  mitarbeiterStatus,
  rechtAbweichung,
  vierAugen,
} from './mitarbeiter.ts'
import { operation } from './operation.ts'
import { anrede, loginEmail } from './registrierung.ts'
import { listenSuche, richtung, seiteAusgabe, seiteEingabe } from './seite.ts'
import { datei, flag, ganzzahl, geldOderNull, id, text, worte } from './wire.ts'

const angaben = {
  anrede,
  titel: text(0, 40),
  vorname: worte(80),
  nachname: worte(80),
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
        .array(z.object({ email: text(1, 254), vorname: text(0, 80), nachname: text(0, 80) }))
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
