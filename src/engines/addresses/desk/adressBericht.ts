import type { AdressPruefung, ZeilenCode } from '#src/contract/zielgruppe.ts'
import type { CodeBeispiel } from '../list/csvWriter.ts'
import type { Vorschau } from '../list/layout.ts'
import type { AnfuehrungStopp } from '../read/anfuehrung.ts'
import type { Zeichensatz } from '../read/encoding.ts'
import type { BlattBefund } from '../read/excel/blatt.ts'
import type { TischStand } from './stand.ts'

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
