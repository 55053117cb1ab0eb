import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import type { Zuordnung } from '../read/columns.ts'
import type { SpaltenRegel } from '../words/regel.ts'
import type { ScanArt } from '../read/scanner.ts'

export interface ListenOptionen extends ScanArt {
  /** Index of the heading record; -1 without one. Records above it are skipped. */
  kopfzeile: number
  zuordnung: Zuordnung
  /** What other columns say about their rows; the columns go nowhere (DSG-02). */
  regeln?: readonly SpaltenRegel[]
  /** People who are left out; asked for every row that would otherwise be printed. */
  abgleich?: Abgleichend | undefined
}

/** Says as row codes for which reasons somebody is left out. */
export interface Abgleichend {
  maske: (empfaenger: Empfaenger) => number
  /** Postal codes in which somebody is left out; nobody of another one is. */
  readonly plz: ReadonlySet<string>
}
