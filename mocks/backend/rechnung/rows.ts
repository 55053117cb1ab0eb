import type { Generated, Selectable } from 'kysely'
import type { UstArt, Zahlungsart, ZahlungsStatus } from '#src/contract/kampagne.ts'

/** An invoice, ct. Written once; only its payment status follows the money. */
interface RechnungTable {
  idPtRechnung: Generated<number>
  idPtKunde: number
  idPtKampagne: number | null
  rechnungsnummer: string
  art: 'rechnung' | 'storno' | 'gutschriftKorrektur'
  rechnungsdatum: string
  leistungsdatum: string | null
  kampagneBezeichnung: string
  /** JSON: Rechnungsempfaenger, as it was on that day. */
  empfaenger: string
  /** JSON: Leistender of that day; null on documents of an earlier version. */
  leistender: string | null
  /** JSON: PreisPosition[]. */
  positionen: string
  netto: number
  ustArt: Generated<UstArt>
  ustSatz: number
  ust: number
  brutto: number
  /** What the document names as paid before; null on documents of an earlier version. */
  vorausbezahlt: number | null
  zahlungsart: Zahlungsart | null
  zahlungsStatus: ZahlungsStatus
  faelligAm: string | null
  bezahltAm: string | null
  erstelltAm: string | null
  erstelltVon: string | null
  /** Number of the invoice that this one takes back; one document takes one back. */
  stornoZu: string | null
  /** Number of the invoice that this one credits a part of. */
  korrekturZu: Generated<string | null>
  /** Number of the invoice that this one replaces. */
  ersatzFuer: string | null
  grund: string | null
  /** What the list searches in and sorts names by (platform/db/abgeleitet): every write computes them. */
  suche: Generated<string>
  sortierung: Generated<string>
}
export type RechnungRow = Selectable<RechnungTable>

/** Last number given out; its row is locked while an invoice is written, so that numbers have no gaps. */
interface NummernkreisTable {
  kreis: string
  jahr: number
  stand: number
}

/** One mail with the document. */
interface RechnungVersandTable {
  idPtRechnungVersand: Generated<number>
  idPtRechnung: number
  an: string
  zeit: string
  von: string
}

interface DatevEinstellungTable {
  idPtKunde: number
  /** JSON: DatevEinstellung. */
  einstellung: string
}

declare module '../platform/db/schema.ts' {
  interface Database {
    rechnung: RechnungTable
    nummernkreis: NummernkreisTable
    rechnungVersand: RechnungVersandTable
    datevEinstellung: DatevEinstellungTable
  }
}
