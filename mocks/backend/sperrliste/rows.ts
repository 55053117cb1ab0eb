import type { Generated } from 'kysely'

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
  /** What the list searches in (platform/db/abgeleitet). */
  suche: Generated<string>
}

declare module '../platform/db/schema.ts' {
  interface Database {
    sperre: SperreRow
  }
}
