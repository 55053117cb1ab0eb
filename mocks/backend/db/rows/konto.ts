import type { Generated, Selectable } from 'kysely'

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
  /** Nobody approves alone what he made himself. */
  vierAugen: Generated<number>
  vierAugenAm: Generated<string | null>
  vierAugenVon: Generated<string | null>
}

export interface MitarbeiterTable {
  idThHeadhunterMitarbeiter: Generated<number>
  idPtKunde: number
  vorname: string
  nachname: string
  email: string
  role: string
  aktiv: number
  anrede: Generated<string>
  titel: Generated<string>
  telefon: Generated<string>
  position: Generated<string>
  /** Data URL of a small picture. */
  avatar: Generated<string | null>
  /** JSON: RechtAbweichung[]. */
  ability: Generated<string>
  /** ct per campaign; null: no limit of his own. */
  zahlungslimit: Generated<number | null>
  eingeladenAm: Generated<string | null>
  /** First password set; null while only invited. Both null: from before there were invitations. */
  aktiviertAm: Generated<string | null>
  version: Generated<number>
}
export type MitarbeiterRow = Selectable<MitarbeiterTable>

/** Who changed what of an employee, in words. Append-only. */
export interface MitarbeiterVerlaufTable {
  idVerlauf: Generated<number>
  idThHeadhunterMitarbeiter: number
  zeit: string
  name: string
  text: string
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
  mitarbeiter: MitarbeiterTable
  mitarbeiterVerlauf: MitarbeiterVerlaufTable
  zugang: ZugangRow
  sitzung: SitzungRow
}
