import { FORMATE, type Mm } from '#src/contract/dokument.ts'
import { BLEED_MM, FORMATS } from '#src/engines/print/rules.ts'
import type { BildFormat } from '#src/contract/bildgenerierung.ts'

/** Edge of a square for a logo or a vignette, mm. assumed. */
const QUADRAT_MM = 60

export interface BildMasse {
  /** With bleed, mm. */
  breite: Mm
  hoehe: Mm
  /** Rim that is cut off, mm. */
  beschnitt: Mm
}

/** Wished size of a picture: a whole sheet into its bleed, a square, or free measures, which have no bleed. */
export function masseVon(format: BildFormat, frei: { breite: Mm; hoehe: Mm }): BildMasse {
  const sheet = FORMATE.find((name) => name === format)
  if (sheet) return { breite: FORMATS[sheet].data.w, hoehe: FORMATS[sheet].data.h, beschnitt: BLEED_MM }
  if (format === 'quadrat') return { breite: QUADRAT_MM, hoehe: QUADRAT_MM, beschnitt: 0 }
  return { ...frei, beschnitt: 0 }
}

/** Pixels of one mm at the resolution of good print. */
const PX_JE_MM = 300 / 25.4
/** Most that is asked of a service on the longer side, px: beyond it models repeat themselves. assumed. */
const LAENGSTE_PX = 1536
/** Sizes that models take are multiples of it, px. */
const RASTER_PX = 64

/** Size that is asked of the service: the wished proportion, as large as it is of use. */
export function gewuenschtePx({ breite, hoehe }: BildMasse): { breite: number; hoehe: number } {
  const factor = Math.min(PX_JE_MM, LAENGSTE_PX / Math.max(breite, hoehe))
  const px = (mm: Mm) => Math.max(RASTER_PX * 4, Math.round((mm * factor) / RASTER_PX) * RASTER_PX)
  return { breite: px(breite), hoehe: px(hoehe) }
}
