import type { AdressPruefung, ZeilenCode } from '#src/contract/zielgruppe.ts'
import type { AnfuehrungStopp } from '#src/engines/addresses/read/anfuehrung.ts'
import type { CodeBeispiel } from '#src/engines/addresses/list/csvWriter.ts'
import type { Zeichensatz } from '#src/engines/addresses/read/encoding.ts'
import type { BlattBefund } from '#src/engines/addresses/read/excel/blatt.ts'
import type { Vorschau } from '#src/engines/addresses/list/layout.ts'
import type { TischStand } from '#src/engines/addresses/desk/stand.ts'

/** What the page learns about a checked list: counts and a few examples, never its rows. */
export interface AdressBericht {
  pruefung: AdressPruefung
  beispiele: Partial<Record<ZeilenCode, CodeBeispiel[]>>
  /** Rows per set of codes: what is printed can be told for every choice of warnings without asking again. */
  jeMaske: [mask: number, rows: number][]
  zeichensatz: Zeichensatz
  tisch: TischStand
}

/** The first rows of a file; of a workbook its visible sheets and what was found in the one that is read. */
export interface Ansicht extends Vorschau {
  mappe: { blaetter: string[]; befund: BlattBefund } | null
}

/** What comes of a check: the report of a whole list, or the quote that ended the reading. */
export type PruefErgebnis = { art: 'bericht'; bericht: AdressBericht } | { art: 'stopp'; stopp: AnfuehrungStopp }
