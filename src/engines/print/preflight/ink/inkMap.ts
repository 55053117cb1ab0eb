import type { Rect } from '#src/contract/dokument.ts'
import type { Matrix } from '../../displayList.ts'
import { MM_PER_PT, PT_PER_MM } from '../../units.ts'
import type { Cmyk } from '../../objects/colours.ts'
import type { ClipPath } from '../../page/walk/graphicsState.ts'
import { type InkCell, InkLayer, mixOf } from './inkLayer.ts'
import type { Group, Mark, Picture } from '../../page/walk/marks.ts'
import type { Outline } from '../../page/walk/outline.ts'
import type { PictureInks } from '../pictures/pictureInks.ts'
import type { Shading } from '../../page/gradients/shadings.ts'
import { fillCells, strokeOutline } from './scan.ts'

/** Cells of half a millimetre: smaller areas dry in time. */
const CELLS_PER_MM = 2
const SCALE = CELLS_PER_MM * MM_PER_PT
/** Cells that must hold so much ink before it counts: 2 mm². Assumed (print 5). */
const LEAST_CELLS = 8
/** Thinner lines lie between the cells, mm. */
export const LEAST_LINE_MM = 1 / CELLS_PER_MM
/** Groups within groups that are kept apart. */
const MAX_GROUPS = 6

type Source = { ink: Cmyk; alpha: number } | null
/** Where a gradient paints nothing, what lies below stays. */
const NOTHING: Source = { ink: [0, 0, 0, 0], alpha: 0 }

/**
 * Where which inks lie on a page, at the end of all drawing: opaque paint knocks out, what multiplies, overprints or is
 * seen through adds up. Letters are left out, and so is what cannot be told: RGB, masks of greys, tiled patterns.
 */
export class InkMap {
  readonly #w: number
  readonly #h: number
  readonly #inksOf: (picture: Picture) => PictureInks | null
  readonly #masks = new WeakMap<ClipPath, Uint8Array>()
  readonly #pictures = new Map<unknown, PictureInks | null>()
  readonly #groups: InkLayer[] = []
  #layer: InkLayer
  #skipped = 0

  constructor({ w, h }: Rect, inksOf: (picture: Picture) => PictureInks | null) {
    this.#w = Math.round(w * CELLS_PER_MM)
    this.#h = Math.round(h * CELLS_PER_MM)
    this.#inksOf = inksOf
    this.#layer = new InkLayer(this.#w, this.#h, 1)
  }

  beginGroup(): void {
    if (this.#groups.length >= MAX_GROUPS) this.#skipped++
    else {
      this.#groups.push(this.#layer)
      this.#layer = new InkLayer(this.#w, this.#h, 0)
    }
  }

  endGroup({ alpha, blend, masked }: Group): void {
    if (this.#skipped > 0) this.#skipped--
    else {
      const below = this.#groups.pop()
      if (!below) return
      below.putGroup(this.#layer, { alpha, mix: masked ? null : mixOf(blend) })
      this.#layer = below
    }
  }

  mark(mark: Mark): void {
    if (mark.inhalt === 'Text' || (mark.inPattern && !mark.outline)) return
    const outline = this.#outlineOf(mark)
    if (!outline) return
    const source = this.#sourceOf(mark)
    const mix = mark.masked ? null : mixOf(mark.blend)
    const [first] = mark.colours
    // Zeros of a gradient are inks like others (ISO 32000-1, 8.6.7).
    const sparesZeros = mark.sparesZeros && mark.inhalt !== 'Verlauf'
    const spares = mark.overprint && first !== undefined && (first.spot || (sparesZeros && first.direct))
    const masks = this.#masksOf(mark.clipPath)
    const layer = this.#layer
    const { clip } = mark
    const bounds = {
      x0: Math.max(0, Math.round(clip.x * SCALE)),
      y0: Math.max(0, Math.round(clip.y * SCALE)),
      x1: Math.min(this.#w, Math.round((clip.x + clip.w) * SCALE)),
      y1: Math.min(this.#h, Math.round((clip.y + clip.h) * SCALE)),
    }
    fillCells(outline, { scale: SCALE, evenOdd: mark.evenOdd ?? false, bounds }, (x, y) => {
      const cell = y * this.#w + x
      for (const mask of masks) if (mask[cell] === 0) return
      const paint = source((x + 0.5) / SCALE, (y + 0.5) / SCALE)
      if (paint === null || mix === null) layer.blur(x, y)
      else layer.put(x, y, paint, { mix, spares, spot: first?.spot ?? false })
    })
  }

  #outlineOf({ inhalt, ctm: m, outline, line, clip }: Mark): Outline | null {
    if (inhalt === 'Bild') {
      const at = (x: number, y: number) => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]
      return [[...at(0, 0), ...at(1, 0), ...at(1, 1), ...at(0, 1)]]
    }
    if (line !== undefined) return outline && line * MM_PER_PT >= LEAST_LINE_MM ? strokeOutline(outline, line) : null
    if (inhalt === 'Verlauf' && outline === undefined) {
      const { x, y, w, h } = clip
      return [[x, y, x + w, y, x + w, y + h, x, y + h]]
    }
    return outline ?? null
  }

  #sourceOf({ inhalt, colours, picture, alpha, ctm, inPattern, shading }: Mark): (x: number, y: number) => Source {
    const [first] = colours
    const ink = inPattern || first?.pattern ? null : (first?.cmyk ?? null)
    if (picture) return this.#pictureSource(picture, ctm, { alpha, ink })
    if (shading && !inPattern) return shadingSource(shading, alpha)
    const flat = inhalt === 'Fläche' && ink ? { ink, alpha } : null
    return () => flat
  }

  /** A stencil is painted with the ink in force. */
  #pictureSource(
    picture: Picture,
    ctm: Matrix,
    { alpha, ink: own }: { alpha: number; ink: Cmyk | null },
  ): (x: number, y: number) => Source {
    const known = this.#pictures.get(picture.stream)
    const inks = known === undefined ? this.#inksOf(picture) : known
    this.#pictures.set(picture.stream, inks)
    const [a, b, c, d, e, f] = ctm
    const size = a * d - b * c
    if (!inks || size === 0) return () => null
    const cell = {
      du: (Math.abs(d) + Math.abs(c)) / SCALE / Math.abs(size),
      dv: (Math.abs(a) + Math.abs(b)) / SCALE / Math.abs(size),
    }
    return (x, y) => {
      const u = (d * (x - e) - c * (y - f)) / size
      const v = 1 - (a * (y - f) - b * (x - e)) / size
      const ink = inks.at ? inks.at(u, v) : own
      return ink && { ink, alpha: alpha * inks.alpha(u, v, cell) }
    }
  }

  /** Cells within each of the clips. */
  #masksOf(clip: ClipPath | null): Uint8Array[] {
    const masks: Uint8Array[] = []
    for (let at = clip; at; at = at.within) {
      const known = this.#masks.get(at)
      const mask = known ?? new Uint8Array(this.#w * this.#h)
      if (!known) {
        const bounds = { x0: 0, y0: 0, x1: this.#w, y1: this.#h }
        fillCells(at.outline, { scale: SCALE, evenOdd: at.evenOdd, bounds }, (x, y) => void (mask[y * this.#w + x] = 1))
        this.#masks.set(at, mask)
      }
      masks.push(mask)
    }
    return masks
  }

  /** Does any ink lie, or may lie, in a box? */
  hasInk(box: Rect): boolean {
    const [x0, y0] = [Math.floor(box.x * SCALE), Math.floor(box.y * SCALE)]
    return this.#layer.hasInk({
      x0,
      y0,
      x1: Math.ceil((box.x + box.w) * SCALE),
      y1: Math.ceil((box.y + box.h) * SCALE),
    })
  }

  /** Cells with so much ink or more, 0..4. */
  over(from: number): InkCell[] {
    return this.#layer.over(from)
  }

  /** Most ink, 0..4, of an area that counts, and the box around it in points. */
  most(from: number): { sum: number; box: Rect } | null {
    return mostOf(this.over(from))
  }
}

function shadingSource(shading: Shading, alpha: number): (x: number, y: number) => Source {
  const shade = shading.shade()
  return (x, y) => {
    const colour = shade(x, y)
    if (!colour) return NOTHING
    return colour.cmyk && { ink: colour.cmyk, alpha }
  }
}

/** The ink that an area of 2 mm² has at least, 0..4, and the box around all cells in points; null of fewer cells. */
export function mostOf(cells: readonly InkCell[]): { sum: number; box: Rect } | null {
  const sum = cells.map((cell) => cell.sum).toSorted((a, b) => b - a)[LEAST_CELLS - 1]
  if (sum === undefined) return null
  let [x0, y0, x1, y1] = [Infinity, Infinity, 0, 0]
  for (const { x, y } of cells) {
    x0 = Math.min(x0, x)
    y0 = Math.min(y0, y)
    x1 = Math.max(x1, x + 1)
    y1 = Math.max(y1, y + 1)
  }
  const mm = PT_PER_MM / CELLS_PER_MM
  return { sum, box: { x: x0 * mm, y: y0 * mm, w: (x1 - x0) * mm, h: (y1 - y0) * mm } }
}

/** The middle of a cell, points, y up. */
export const middleOf = ({ x, y }: InkCell): readonly [number, number] => [(x + 0.5) / SCALE, (y + 0.5) / SCALE]
