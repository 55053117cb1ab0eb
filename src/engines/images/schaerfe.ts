import type { Mm } from '#src/contract/dokument.ts'
import { effektiveDpi, GUT_DPI, MINDEST_DPI } from '#src/engines/print/rules.ts'

const MM_JE_ZOLL = 25.4
const GANZ = { w: 1, h: 1 }

export interface Schaerfe {
  /** Pixels per inch when the picture fills the wished size. */
  dpi: number
  /** gut: nothing to see; knapp: soft from near; zuKlein: the print check refuses it. */
  stufe: 'gut' | 'knapp' | 'zuKlein'
  /** Greatest width at which it is sharp, and at which the print check still takes it, whole mm. */
  scharfBis: Mm
  druckbarBis: Mm
}

const bisBreite = ([breite]: readonly [number, number], dpi: number): Mm => Math.floor((breite / dpi) * MM_JE_ZOLL)

/** Greatest width at which a picture is sharp, whole mm. */
export const scharfBis = (px: readonly [number, number]): Mm => bisBreite(px, GUT_DPI)

/** How sharp a picture is at its wished size, and for which width it is enough. */
export function schaerfeVon(px: readonly [number, number], breite: Mm, hoehe: Mm): Schaerfe {
  // The picture fills the area; what stands over is cut.
  const factor = Math.max(breite / px[0], hoehe / px[1])
  const dpi = Math.floor(effektiveDpi(px, GANZ, px[0] * factor, px[1] * factor) + 1e-6)
  const stufe = dpi >= GUT_DPI - 1 ? 'gut' : dpi >= MINDEST_DPI ? 'knapp' : 'zuKlein'
  return { dpi, stufe, scharfBis: scharfBis(px), druckbarBis: bisBreite(px, MINDEST_DPI) }
}
