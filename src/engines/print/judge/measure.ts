import type { Farbe, Rect } from '#src/contract/dokument.ts'
import { toRgb } from '../farbe.ts'
import type { Raster } from '../render/pdfium.ts'
import { MM_PER_INCH, roundMm } from '../units.ts'

/** Pixels of one mm in the pictures that are judged: the module of a fine code has two (druckbild 2). */
const PX_PER_MM = 6
export const JUDGE_DPI = PX_PER_MM * MM_PER_INCH

/** Darkest channel from which a pixel counts as paper: whites of profiles and the end of a soft shadow do (druckbild 2). */
const PAPER = 245

/** Part of a picture that lies in a field given in mm. */
interface Window {
  left: number
  top: number
  right: number
  bottom: number
}

function windowOf({ w, h }: Raster, rect: Rect): Window {
  const px = (mm: number, max: number) => Math.min(max, Math.max(0, Math.round(mm * PX_PER_MM)))
  return {
    left: px(rect.x, w),
    top: px(rect.y, h),
    right: px(rect.x + rect.w, w),
    bottom: px(rect.y + rect.h, h),
  }
}

export interface Ink {
  mm2: number
  /** Where it stands, mm. */
  box: Rect
}

/** Everything in a field that is not paper. */
export function inkIn(raster: Raster, rect: Rect): Ink {
  const { w, rgba } = raster
  const { left, top, right, bottom } = windowOf(raster, rect)
  let [pixels, x0, y0, x1, y1] = [0, right, bottom, left, top]
  for (let y = top; y < bottom; y += 1) {
    for (let x = left, at = (y * w + left) * 4; x < right; x += 1, at += 4) {
      if (isPaper(rgba, at)) continue
      pixels += 1
      if (x < x0) x0 = x
      if (x >= x1) x1 = x + 1
      if (y < y0) y0 = y
      if (y >= y1) y1 = y + 1
    }
  }
  const mm = (px: number) => roundMm(px / PX_PER_MM)
  const box = pixels === 0 ? rect : { x: mm(x0), y: mm(y0), w: mm(x1 - x0), h: mm(y1 - y0) }
  return { mm2: pixels / PX_PER_MM ** 2, box }
}

function isPaper(rgba: Uint8ClampedArray, at: number): boolean {
  return (rgba[at] ?? 0) >= PAPER && (rgba[at + 1] ?? 0) >= PAPER && (rgba[at + 2] ?? 0) >= PAPER
}

/** Pixels of an edge of a cell. */
const CELL_PX = 3

/** A picture as cells of half a millimetre, each judged by the pixel in its middle. */
export function cellsOf({ w, h, rgba }: Raster) {
  const middle = (cell: number) => cell * CELL_PX + 1
  return {
    w: Math.floor(w / CELL_PX),
    h: Math.floor(h / CELL_PX),
    perMm: PX_PER_MM / CELL_PX,
    isInked: (x: number, y: number) => !isPaper(rgba, (middle(y) * w + middle(x)) * 4),
  }
}

/** Light that a channel of the screen stands for, 0..1. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const v = value / 255
  return v <= 0.040_45 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
})
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722] as const
const STEPS = 255

/** How much light the pixels of a field give back; 0 is black, 1 is paper. */
export class Light {
  readonly #counts = new Uint32Array(STEPS + 1)
  #pixels = 0

  add(raster: Raster, rect: Rect): this {
    const { w, rgba } = raster
    const { left, top, right, bottom } = windowOf(raster, rect)
    for (let y = top; y < bottom; y += 1) {
      for (let x = left, at = (y * w + left) * 4; x < right; x += 1, at += 4) {
        const light = reflectance(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0)
        const step = Math.round(light * STEPS)
        this.#counts[step] = (this.#counts[step] ?? 0) + 1
      }
    }
    this.#pixels += Math.max(0, right - left) * Math.max(0, bottom - top)
    return this
  }

  get mm2(): number {
    return this.#pixels / PX_PER_MM ** 2
  }

  /** Share of the field for which the condition holds. */
  share(holds: (light: number) => boolean): number {
    let found = 0
    for (const [step, count] of this.#counts.entries()) if (count > 0 && holds(step / STEPS)) found += count
    return this.#pixels === 0 ? 0 : found / this.#pixels
  }

  /** Light below which this share of the field lies. */
  percentile(share: number): number {
    let left = share * this.#pixels
    for (const [step, count] of this.#counts.entries()) {
      left -= count
      if (left <= 0 && count > 0) return step / STEPS
    }
    return 1
  }
}

function reflectance(r: number, g: number, b: number): number {
  return RED * (LINEAR[r] ?? 0) + GREEN * (LINEAR[g] ?? 0) + BLUE * (LINEAR[b] ?? 0)
}

/** Light of a colour of the document. */
export function lightOf(farbe: Farbe): number {
  return reflectance(...toRgb(farbe))
}

/** Contrast of two areas as WCAG 2 counts it, 1..21. */
export function contrastRatio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
