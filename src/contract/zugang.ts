import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { operation } from './operation.ts'
import { angemeldet } from './session.ts'
import { flag, ganzzahl, id, isoZeit, text } from './wire.ts'

/** Kinds of notices that somebody can have by mail or not (domain 4.13, grouped by us); each concerns some roles. */
export const BENACHRICHTIGUNG_ARTEN = ['freigabe', 'zahlung', 'pruefung', 'versand', 'storno'] as const
export type BenachrichtigungArt = (typeof BENACHRICHTIGUNG_ARTEN)[number]

/** Characters of a code from the authenticator app (RFC 6238, as every app shows them). */
export const TOTP_STELLEN = 6
/** Recovery codes handed out together (assumed, as most services do). */
export const WIEDERHERSTELLUNG_ANZAHL = 10

/** The own login: of the customer himself or of an employee. */
const zugang = z.object({
  email: z.string(),
  /** null: never changed since the account began. */
  passwortGeaendertAm: z.nullable(isoZeit),
  zweiFaktor: flag,
  zweiFaktorSeit: z.nullable(isoZeit),
  /** Recovery codes that still work. */
  codesUebrig: ganzzahl,
})
export type Zugang = z.infer<typeof zugang>

const sitzung = z.object({
  idSitzung: id,
  /** Browser and system in plain words, never the raw header; null when the browser told nothing. */
  geraet: z.nullable(z.string()),
  begonnenAm: isoZeit,
  letzteNutzung: isoZeit,
  /** The session that asks. */
  diese: flag,
})
export type Sitzung = z.infer<typeof sitzung>

const benachrichtigungArt = z.enum(BENACHRICHTIGUNG_ARTEN)
const benachrichtigungEinstellung = z.object({ art: benachrichtigungArt, mail: flag })
export type BenachrichtigungEinstellung = z.infer<typeof benachrichtigungEinstellung>

/** Whatever somebody types as a password to prove who he is; only new ones have rules. */
const passwort = z.string().check(z.minLength(1), z.maxLength(128))
/** A code from the app or a recovery code, as typed: with spaces, dashes, small or large. */
const code = text(1, 40)
const codes = z.object({ codes: z.array(z.string()) })

export const zugangNames = named({
  zugang,
  sitzung,
  benachrichtigung: benachrichtigungEinstellung,
  benachrichtigungArt,
})

const path = '/api/zugang/'
const lesen = { action: 'read', subject: 'EigenesKonto' } as const
const aendern = { action: 'update', subject: 'EigenesKonto' } as const

/** Security and settings of the own login. Nothing here takes an id of a person: it is always the caller himself. */
export const zugangOperations = {
  fetchZugang: operation({
    method: 'GET',
    path,
    aktion: 'fetchZugang',
    access: lesen,
    input: z.object({}),
    output: zugang,
  }),
  /** Ends every session, this one too; the answer holds the token with which the caller goes on. */
  aenderePasswort: operation({
    method: 'POST',
    path,
    aktion: 'aenderePasswort',
    access: aendern,
    input: z.object({ altesPasswort: passwort, neuesPasswort: z.string().check(z.maxLength(1000)) }),
    output: z.object({ accessToken: z.string(), beendeteSitzungen: ganzzahl }),
  }),
  /** A fresh secret for the authenticator app; it counts only once a code of it was confirmed. */
  beginneZweiFaktor: operation({
    method: 'POST',
    path,
    aktion: 'beginneZweiFaktor',
    access: aendern,
    input: z.object({ passwort }),
    output: z.object({ schluessel: z.string(), otpauthUrl: z.string().check(z.regex(/^otpauth:\/\/totp\//)) }),
  }),
  /** The recovery codes are in this answer and never again. */
  bestaetigeZweiFaktor: operation({
    method: 'POST',
    path,
    aktion: 'bestaetigeZweiFaktor',
    access: aendern,
    input: z.object({ code }),
    output: codes,
  }),
  erneuereWiederherstellungscodes: operation({
    method: 'POST',
    path,
    aktion: 'erneuereWiederherstellungscodes',
    access: aendern,
    input: z.object({ passwort, code }),
    output: codes,
  }),
  schalteZweiFaktorAus: operation({
    method: 'POST',
    path,
    aktion: 'schalteZweiFaktorAus',
    access: aendern,
    input: z.object({ passwort, code }),
    output: zugang,
  }),
  fetchSitzungen: operation({
    method: 'GET',
    path,
    aktion: 'fetchSitzungen',
    access: lesen,
    input: z.object({}),
    output: z.object({ sitzungen: z.array(sitzung) }),
  }),
  beendeSitzung: operation({
    method: 'POST',
    path,
    aktion: 'beendeSitzung',
    access: aendern,
    input: z.object({ idSitzung: id }),
    output: z.object({}),
  }),
  beendeAndereSitzungen: operation({
    method: 'POST',
    path,
    aktion: 'beendeAndereSitzungen',
    access: aendern,
    input: z.object({}),
    output: z.object({ anzahl: ganzzahl }),
  }),
  /** The kinds that concern the caller's role. */
  fetchBenachrichtigungen: operation({
    method: 'GET',
    path,
    aktion: 'fetchBenachrichtigungen',
    access: lesen,
    input: z.object({}),
    output: z.object({ arten: z.array(benachrichtigungEinstellung) }),
  }),
  saveBenachrichtigungen: operation({
    method: 'POST',
    path,
    aktion: 'saveBenachrichtigungen',
    access: aendern,
    input: z.object({ arten: z.array(benachrichtigungEinstellung).check(z.maxLength(BENACHRICHTIGUNG_ARTEN.length)) }),
    output: z.object({ arten: z.array(benachrichtigungEinstellung) }),
  }),
  /** Second step of a login: ticket of the first one and a code. */
  bestaetigeAnmeldung: operation({
    method: 'POST',
    path: '/api/login/',
    aktion: 'bestaetigeAnmeldung',
    access: 'public',
    input: z.object({ ticket: z.string().check(z.maxLength(100)), code }),
    output: angemeldet,
  }),
} as const
