import type { AdressPruefung, ZeilenCode } from '#src/contract/zielgruppe.ts'
import type { AnfuehrungStopp } from '#src/domain/zielgruppe/adressdatei/anfuehrung.ts'
import type { CodeBeispiel } from '#src/domain/zielgruppe/adressdatei/csvWriter.ts'
import type { Zeichensatz } from '#src/domain/zielgruppe/adressdatei/encoding.ts'
import type { BlattBefund } from '#src/domain/zielgruppe/adressdatei/excel/blatt.ts'
import type { Vorschau } from '#src/domain/zielgruppe/adressdatei/layout.ts'
import type { TischStand } from '#src/domain/zielgruppe/adressdatei/tisch/stand.ts'

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
