import type { Generated } from 'kysely'

/** Settings that live with the data: clock offset, secrets, name of the demo provider. */
export interface EinstellungRow {
  schluessel: string
  wert: string
}

/** The outbox: mails are shown in the simulator, none leaves the machine. */
export interface MailRow {
  idMail: Generated<number>
  an: string
  betreff: string
  text: string
  link: string | null
  /** The whole mail as a page; '' for mails of an older version. */
  html: Generated<string>
  zeit: string
  /** JSON: names of the files that go along; null without any. */
  anhaenge: Generated<string | null>
}

/** Calls that must not be repeated. `antwort` is null while the first call is running. */
export interface IdempotenzRow {
  bereich: string
  operation: string
  schluessel: string
  bodyHash: string
  antwort: string | null
  zeit: string
  /** Who runs the first call, and the end of his lease. */
  laeufer: string | null
  laeuftBis: string | null
}

/** One attempt that counts against a limit. */
export interface VersuchRow {
  idVersuch: Generated<number>
  schluessel: string
  /** Milliseconds since 1970, real time. */
  zeit: number
}
