import type { Generated } from 'kysely'

/** The second factor of a login; one that was begun and not confirmed protects nothing yet. */
export interface ZweiFaktorRow {
  idZugang: number
  /** Base32, shared with the authenticator app; sealed (versiegelt.ts). */
  schluessel: string
  begonnenAm: string
  /** null: not confirmed yet. */
  aktivSeit: string | null
  /** The last step of 30 s whose code was taken: no code counts twice. */
  letzterSchritt: Generated<number>
  /** Of the recovery codes' hashes. */
  salz: string
}

export interface WiederherstellungscodeRow {
  idWiederherstellungscode: Generated<number>
  idZugang: number
  codeHash: string
  verwendetAm: string | null
}

/** Between the two steps of a login: the password was right, the code is still wanted. No session. */
export interface AnmeldeTicketRow {
  ticketHash: string
  idZugang: number
  erstelltAm: string
  versuche: Generated<number>
}

/** Only what differs from the standard (everything by mail) has to be here. */
export interface BenachrichtigungEinstellungRow {
  idZugang: number
  art: string
  mail: number
}

export interface ZugangTables {
  zweiFaktor: ZweiFaktorRow
  wiederherstellungscode: WiederherstellungscodeRow
  anmeldeTicket: AnmeldeTicketRow
  benachrichtigungEinstellung: BenachrichtigungEinstellungRow
}
