import type { AdressFeld, Empfaenger, ZeilenCode } from '#src/contract/zielgruppe.ts'
import type { Korrektur, RohZeile } from './checkRow.ts'
import type { Gruppe } from '../codes/codeRegeln.ts'

/** One row of a checked list. */
export interface GepruefteZeile {
  /** Number as a spreadsheet shows it, counted from 1. */
  nr: number
  gruppe: Gruppe
  codes: ZeilenCode[]
  roh: RohZeile
  empfaenger: Empfaenger
  weitere: Partial<Record<AdressFeld, string>>
  korrekturen: Korrektur[]
  /** Number of the row that this one repeats. */
  dubletteVon: number | null
}
