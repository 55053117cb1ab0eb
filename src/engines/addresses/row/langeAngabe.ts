import { ADRESS_FELDER, type AdressFeld } from '#src/contract/zielgruppe.ts'
import { formatZahl } from '#src/base/number/german.ts'
import type { RohZeile } from './checkRow.ts'
import { FELD_LABEL } from '#src/base/adressFelder.ts'
import { MAX_ANGABE } from '../read/limits.ts'

/** A cell that holds more than an address can: mostly a column that slipped, or a whole text under the wrong field. */
export interface LangeAngabe {
  /** Number of the row as a spreadsheet shows it. */
  nr: number
  feld: AdressFeld
  zeichen: number
}

/** The first cell of a row that is longer than the form takes; null: none is. */
export function findLong(nr: number, roh: RohZeile): LangeAngabe | null {
  const feld = ADRESS_FELDER.find((name) => (roh[name]?.length ?? 0) > MAX_ANGABE)
  return feld === undefined ? null : { nr, feld, zeichen: roh[feld]?.length ?? 0 }
}

/** Refusal of a list with such a cell, with a way out. */
export function langeAngabeText({ nr, feld, zeichen }: LangeAngabe): string {
  return `In Zeile ${nr} hat die Angabe „${FELD_LABEL[feld]}“ ${formatZahl(zeichen)} Zeichen, möglich sind ${formatZahl(MAX_ANGABE)}. Bitte kürzen Sie sie in der Datei oder ordnen Sie diese Spalte keinem Feld zu.`
}
