import type { Generated } from 'kysely'

/** Somebody who is written to no more. `schluessel`: SHA-256 of the normalised key, which makes him one entry. */
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
  /** What the list searches in (platform/db/abgeleitet). */
  suche: Generated<string>
}

/** Somebody of the Robinson list: who it is cannot be read out of it. */
interface RobinsonRow {
  idPtKunde: number
  /** As in `sperre`. */
  schluessel: string
  plz: string
  /** Keys by which he is looked for (abgleichDatei); null: he was entered before there were any. */
  merkmale: Generated<string | null>
  /** Number of the list that he stands in; only that of `robinsonListe` counts. */
  fassung: number
}

/** State of a customer's Robinson list. */
interface RobinsonListeRow {
  idPtKunde: number
  dateiName: string
  eintraege: number
  wer: string
  stand: string
  /** Lists that were begun to be read, and the one that counts; 0: none. */
  begonnen: number
  fassung: number
}

declare module '../platform/db/schema.ts' {
  interface Database {
    sperre: SperreRow
    robinson: RobinsonRow
    robinsonListe: RobinsonListeRow
  }
}
