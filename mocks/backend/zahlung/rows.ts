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
  /** Notice by which the payment service confirmed it; null until then. */
  ereignisId: Generated<string | null>
}
export type ErstattungRow = Selectable<ErstattungTable>

/** Notices of the payment service; the id of an event counts once. */
interface EreignisTable {
  ereignisId: string
  referenz: string
  /** A word of `Meldestatus`, or one of a newer service, which is for people. */
  status: string
  /** ct; null with `waehrung` where an earlier version kept it. */
  betrag: number | null
  waehrung: string | null
  empfangenAm: string
  ergebnis: 'verbucht' | 'bekannt' | 'wartet' | 'pruefen'
  /** Why it waits or has to be looked at, German. */
  grund: string | null
  /** When a waiting one is looked at again. */
  faelligAm: string | null
}
export type EreignisRow = Selectable<EreignisTable>

declare module '../platform/db/schema.ts' {
  interface Database {
    zahlung: ZahlungTable
    erstattung: ErstattungTable
    ereignis: EreignisTable
  }
}
