import type { Generated, Selectable } from 'kysely'
import type { Konto, Rechtsform } from '#src/contract/konto.ts'
import type { Zahlungsart } from '#src/contract/kampagne.ts'

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
  /** Of the newest accepted wording. */
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
  land: Generated<Konto['land']>
  rechtsform: Generated<Rechtsform | null>
  /** What the confirmation service said about `ustIdNr`, and when. */
  ustIdErgebnis: Generated<NonNullable<Konto['ustIdPruefung']>['ergebnis'] | null>
  ustIdGeprueftAm: Generated<string | null>
  /** JSON: Anschrift; null: the address above. */
  rechnungsAnschrift: Generated<string | null>
  kostenstelle: Generated<string>
  bestellnummer: Generated<string>
  /** JSON: Ansprechpartner[]. */
  ansprechpartner: Generated<string>
  /** Key of a PNG in the file store. */
  logo: Generated<string | null>
  markenfarbe: Generated<string | null>
  zahlungsart: Generated<Zahlungsart | null>
  /** JSON: Mandat. */
  mandat: Generated<string | null>
  letzterExportAm: Generated<string | null>
  letzterExportVon: Generated<string | null>
  loeschungBeantragtAm: Generated<string | null>
  loeschungBeantragtVon: Generated<string | null>
  /** Day from which the account is deleted. */
  loeschungAm: Generated<string | null>
  /** The account is gone; the row stays for the invoices that refer to it. */
  geloeschtAm: Generated<string | null>
  firmaVersion: Generated<number>
  rechnungVersion: Generated<number>
  ansprechpartnerVersion: Generated<number>
  datenschutzVersion: Generated<number>
  markeVersion: Generated<number>
  absenderVersion: Generated<number>
  zahlungVersion: Generated<number>
}

/** Who accepted which wording of the contract on data processing. */
export interface AvvAnnahmeRow {
  idAvvAnnahme: Generated<number>
  idPtKunde: number
  fassung: string
  akzeptiertAm: string
  akzeptiertVon: string
}

/** Somebody who is written to no more. `schluessel`: SHA-256 of the normalised key. */
export interface SperreRow {
  idPtSperre: Generated<number>
  idPtKunde: number
  schluessel: string
  vorname: string
  nachname: string
  firma: string
  strasse: string
  hausnummer: string
  plz: string
  ort: string
  quelle: 'einzeln' | 'import'
  erstelltAm: string
  erstelltVon: string
}

/** Exports, deletions and releases from the blocklist: who, when, without the content (DSG-06). */
export interface ProtokollRow {
  idPtProtokoll: Generated<number>
  idPtKunde: number
  zeit: string
  wer: string
  was: 'export' | 'sperreGeloescht' | 'loeschungBeantragt' | 'loeschungWiderrufen' | 'kontoGeloescht'
  angabe: string
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
  /** Who took over when he was deactivated; null: nobody by name. */
  uebernehmer: Generated<number | null>
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
  avvAnnahme: AvvAnnahmeRow
  sperre: SperreRow
  protokoll: ProtokollRow
}
