import type { Generated, Selectable } from 'kysely'
import type { Zahlungsart, ZahlungsStatus } from '#src/contract/kampagne.ts'

/** One attempt to pay, ct. Old attempts stay as history. */
interface ZahlungTable {
  idPtZahlung: Generated<number>
  idPtKampagne: number
  idPtKunde: number
  zahlungsStatus: ZahlungsStatus
  zahlungsart: Zahlungsart
  betrag: number
  referenz: string
  gestartetAm: string
  /** Moment at which a started payment ends by itself. */
  gueltigBis: string
  abgeschlossenAm: string | null
  /** 1 while undecided, else null: the unique index (campaign, offen) allows one at a time. */
  offen: 1 | null
  /** JSON: Lastschrift, as it was announced; null for other ways to pay. */
  lastschrift: Generated<string | null>
  /** Set when a notice did not fit (amount, currency): someone has to look at it. */
  pruefen: string | null
}
export type ZahlungRow = Selectable<ZahlungTable>

/** Money on its way back to the customer, ct. */
interface ErstattungTable {
  idPtErstattung: Generated<number>
  idPtKampagne: number
  betrag: number
  grund: string
  faelligAm: string
  erledigtAm: string | null
}

/** Notices of the payment page; the id of an event counts once. */
interface EreignisTable {
  ereignisId: string
  referenz: string
  status: string
  empfangenAm: string
  ergebnis: string
}

declare module '../platform/db/schema.ts' {
  interface Database {
    zahlung: ZahlungTable
    erstattung: ErstattungTable
    ereignis: EreignisTable
  }
}
