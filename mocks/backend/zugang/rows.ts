import type { Generated } from 'kysely'
import type { SchluesselArt } from '#src/contract/registrierung.ts'

/** A login: of the customer himself, or of one employee. `email` is stored in lower case. */
interface ZugangRow {
  idZugang: Generated<number>
  idPtKunde: number
  idThHeadhunterMitarbeiter: number | null
  email: string
  passwort: string
  letzterLogin: string | null
  passwortGeaendertAm: string | null
}

interface SitzungRow {
  idSitzung: Generated<number>
  tokenHash: string
  idZugang: number
  erstelltAm: string
  letzteNutzung: string
  beendetAm: string | null
  /** Browser and system in plain words; null when unknown. */
  geraet: string | null
}

/** The living key of one kind and one login; a newer one takes the place of an older one. */
interface SchluesselRow {
  idZugang: number
  art: Exclude<SchluesselArt, 'aktivierung'>
  keyHash: string
  gueltigBis: string
}

/** The second factor of a login; one that was begun and not confirmed protects nothing yet. */
export interface ZweiFaktorRow {
  idZugang: number
  /** Base32, shared with the authenticator app; sealed (platform/sealing.ts). */
  schluessel: string
  begonnenAm: string
  /** null: not confirmed yet. */
  aktivSeit: string | null
  /** The last step of 30 s whose code was taken: no code counts twice. */
  letzterSchritt: Generated<number>
  /** Of the recovery codes' hashes. */
  salz: string
}

interface WiederherstellungscodeRow {
  idWiederherstellungscode: Generated<number>
  idZugang: number
  codeHash: string
  verwendetAm: string | null
}

/** Between the two steps of a login: the password was right, the code is still wanted. No session. */
interface AnmeldeTicketRow {
  ticketHash: string
  idZugang: number
  erstelltAm: string
  versuche: Generated<number>
}

/** Only what differs from the standard (everything by mail) has to be here. */
interface BenachrichtigungEinstellungRow {
  idZugang: number
  art: string
  mail: number
}

declare module '../platform/db/schema.ts' {
  interface Database {
    zugang: ZugangRow
    sitzung: SitzungRow
    schluessel: SchluesselRow
    zweiFaktor: ZweiFaktorRow
    wiederherstellungscode: WiederherstellungscodeRow
    anmeldeTicket: AnmeldeTicketRow
    benachrichtigungEinstellung: BenachrichtigungEinstellungRow
  }
}
