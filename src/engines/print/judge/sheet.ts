import type { FormatId, Layer, Rect, SeitenName } from '#src/contract/dokument.ts'
import type { InkCell } from '../preflight/ink/inkLayer.ts'
import type { Raster } from '../render/pdfium.ts'
import type { Hochgeladen } from './druckdatei.ts'

/** One side of a sheet as pixels, and what of ours stands on it. */
export interface JudgedPage {
  format: FormatId
  seite: SeitenName
  /** Of a print PDF of the customer's own; null for a design. */
  hochgeladen: Hochgeladen | null
  /** All of the customer's content, nothing of ours. */
  grund: Raster
  /** The same without what fills the whole page, over which zones may print white. */
  objekte: Raster
  /** The page as it is printed. */
  fertig: Raster
  /** Printed layers from bottom to top. */
  layers: readonly Layer[]
  /** Boxes as laid out, without their rotation. */
  boxes: ReadonlyMap<string, Rect>
  /** Boxes of letters of the customer's texts, without their rotation. */
  ink: ReadonlyMap<string, Rect>
  /** White plates of the codes that can be drawn, in order of the layers. */
  plates: ReadonlyMap<string, Plate>
  /** Where the customer's part of a design holds too much ink; an upload is told of it by its own operators. */
  farbe: readonly InkCell[]
}

export interface Plate {
  code: Rect
  /** Code with its quiet zone. */
  plate: Rect
}

/** Ink in less than this is dust, mm² (print 9.1). */
export const MIN_INK_MM2 = 0.5
