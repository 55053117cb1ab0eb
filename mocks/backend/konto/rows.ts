import type { Generated } from 'kysely'
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
  /** JSON: Markenfarbe[]. */
  markenfarben: Generated<string>
  /** JSON: string[]. */
  markenschriften: Generated<string>
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
interface AvvAnnahmeRow {
  idAvvAnnahme: Generated<number>
  idPtKunde: number
  fassung: string
  akzeptiertAm: string
  akzeptiertVon: string
}

/** Exports, deletions and releases from the blocklist: who, when, without the content (DSG-06). */
export interface ProtokollRow {
  idPtProtokoll: Generated<number>
  idPtKunde: number
  zeit: string
  wer: string
  was:
    | 'export'
    | 'auskunft'
    | 'personGeloescht'
    | 'sperreGeloescht'
    | 'robinsonlisteGelesen'
    | 'robinsonlisteEntfernt'
    | 'loeschungBeantragt'
    | 'loeschungWiderrufen'
    | 'kontoGeloescht'
  angabe: string
}

declare module '../platform/db/schema.ts' {
  interface Database {
    kunde: KundeRow
    avvAnnahme: AvvAnnahmeRow
    protokoll: ProtokollRow
  }
}
