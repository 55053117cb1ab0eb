import type { Selectable } from 'kysely'
import type { DateiAufruf } from '#src/contract/uebertragung.ts'

/** A file that comes in parts, of one person and for one call. */
interface UebertragungRow {
  /** 128 random bits, hex. */
  idUebertragung: string
  idPtKunde: number
  /** null: the customer himself. */
  idPtKundeMitarbeiter: number | null
  aufruf: DateiAufruf
  /** Size as it was announced; the parts have to make it up. */
  bytes: number
  teilBytes: number
  sha256: string | null
  /** Key of the call that works with the file; no other one gets it meanwhile. */
  benutztVon: string | null
  /** Moment of the last sign of life. */
  beruehrtAm: string
  gueltigBis: string
}
export type UebertragungSelect = Selectable<UebertragungRow>

/** A part that is there: its bytes lie in the store of its transfer under their SHA-256. */
interface UebertragungTeilRow {
  idUebertragung: string
  /** From 1. */
  nr: number
  sha256: string
}

declare module '../platform/db/schema.ts' {
  interface Database {
    uebertragung: UebertragungRow
    uebertragungTeil: UebertragungTeilRow
  }
}
