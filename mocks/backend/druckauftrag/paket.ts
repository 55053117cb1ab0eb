import type { Codepruefung } from '../platform/print/checkPrinted.ts'
import type { Datei } from '../platform/print/printFile.ts'

/** What was written for the print shop. */
export interface Paket {
  auftrag: string
  /** Printed pieces. */
  menge: number
  /** People who objected after the approval. */
  ausgelassen: number
  dateien: Datei[]
  codes: Codepruefung
}
