import type { Generated, Selectable } from 'kysely'
import type { Zahlungsart, ZahlungsStatus } from '#src/contract/kampagne.ts'

/** An invoice, ct. Written once; only its payment status follows the money. */
export interface RechnungTable {
  idPtRechnung: Generated<number>
  idPtKunde: number
  idPtKampagne: number | null
  rechnungsnummer: string
  art: 'rechnung' | 'storno'
  rechnungsdatum: string
  leistungsdatum: string | null
  kampagneBezeichnung: string
  /** JSON: who gets the invoice, as it was on that day. */
  empfaenger: string
  /** JSON: PreisPosition[]. */
  positionen: string
  netto: number
  ustSatz: number
  ust: number
  brutto: number
  zahlungsart: Zahlungsart | null
  zahlungsStatus: ZahlungsStatus
  /** Number of the invoice that this one takes back. */
  stornoZu: string | null
}
export type RechnungRow = Selectable<RechnungTable>

/** Last number given out; its row is locked while an invoice is written, so that numbers have no gaps. */
export interface NummernkreisTable {
  kreis: string
  jahr: number
  stand: number
}

export interface RechnungTables {
  rechnung: RechnungTable
  nummernkreis: NummernkreisTable
}
