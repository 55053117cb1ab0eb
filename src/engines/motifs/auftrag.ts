import type { Freiraum, MotivStil } from '#src/contract/bildgenerierung.ts'
import type { Mm } from '#src/contract/dokument.ts'
import type { PfadOp } from '#src/engines/print/rules.ts'
import type { Cmyk } from './color/cmyk.ts'

export interface MotivAuftrag {
  /** 0..1000 characters, German. */
  beschreibung: string
  stil: MotivStil
  /** Data format, the bleed included; 10..2000 mm. */
  breite: Mm
  hoehe: Mm
  /** Outer rim that is cut away; art runs through it. */
  beschnitt: Mm
  /** 0..2_147_483_647 */
  saat: number
  /** Brand colours, 0..4; they lead the palette. */
  farben: readonly Cmyk[]
  freiraum: Freiraum
}

export interface Motiv {
  breite: Mm
  hoehe: Mm
  /** Painted in order; art may overshoot the sheet, the consumer clips. */
  formen: readonly PfadOp[]
  /** Her word as typed, and the German name of the subject, mood or colour it became. */
  erkannt: readonly { wort: string; motiv: string }[]
  /** Her words that meant nothing here, as typed, each once, stop words left out. */
  unbekannt: readonly string[]
}
