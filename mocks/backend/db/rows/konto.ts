import type { Generated } from 'kysely'

/** A customer and the person who holds the account. Flags are 0/1, moments ISO in UTC. */
export interface KundeRow {
  idPtKunde: Generated<number>
  firma: string
  vorname: string
  nachname: string
  strasse: string
  hausnummer: string
  plz: string
  ort: string
  ustIdNr: string | null
  rechnungsEmail: string
  datenschutzKontakt: string
  /** JSON: Absender. */
  standardAbsender: string
  avvAkzeptiertAm: string | null
  avvAkzeptiertVon: string | null
  /** 'Frau', 'Herr' or ''. */
  anrede: Generated<string>
  /** When terms and privacy notice were accepted; null for accounts that were set up otherwise. */
  agbAkzeptiertAm: Generated<string | null>
}

export interface MitarbeiterRow {
  idThHeadhunterMitarbeiter: Generated<number>
  idPtKunde: number
  vorname: string
  nachname: string
  email: string
  role: string
  aktiv: number
}

/** A login: of the customer himself, or of one employee. `email` is stored in lower case. */
export interface ZugangRow {
  idZugang: Generated<number>
  idPtKunde: number
  idThHeadhunterMitarbeiter: number | null
  email: string
  passwort: string
  letzterLogin: string | null
  passwortGeaendertAm: string | null
}

export interface SitzungRow {
  idSitzung: Generated<number>
  tokenHash: string
  idZugang: number
  erstelltAm: string
  letzteNutzung: string
  beendetAm: string | null
  /** Browser and system in plain words; null when unknown. */
  geraet: string | null
}

export interface KontoTables {
  kunde: KundeRow
  mitarbeiter: MitarbeiterRow
  zugang: ZugangRow
  sitzung: SitzungRow
}
