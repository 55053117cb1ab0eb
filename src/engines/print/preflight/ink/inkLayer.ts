import type { Cmyk } from '../../objects/colours.ts'

/** How two inks of a plate mix, in the way of ISO 32000-1, 11.3.5, for ink instead of light. */
export type Mix = (below: number, above: number) => number

const MIXES: Record<string, Mix> = {
  Normal: (_, above) => above,
  Compatible: (_, above) => above,
  Multiply: (below, above) => below + above - below * above,
  Screen: (below, above) => below * above,
  Darken: Math.max,
  Lighten: Math.min,
}

/** null for a way of mixing that is not worked out. */
export const mixOf = (blend: string): Mix | null => MIXES[blend] ?? null

export interface Cells {
  x0: number
  y0: number
  x1: number
  y1: number
}

export interface InkCell {
  x: number
  y: number
  /** Of all plates, 0..4. */
  sum: number
}

interface Put {
  mix: Mix
  /** Overprints: other plates, or those of which it has none, keep their ink. */
  spares: boolean
  /** A separate plate, whose ink comes on top of all others. */
  spot: boolean
}

/** Less is paper to the eye. */
const LEAST_INK = 0.02
const PLATES = [0, 1, 2, 3] as const

/** Inks by cell, of the page or of a group on it. */
export class InkLayer {
  readonly #w: number
  readonly #h: number
  readonly #inks: Float32Array
  readonly #alpha: Float32Array
  /** 1 where the ink is not known. */
  readonly #unknown: Uint8Array
  readonly #dirty: Cells = { x0: Infinity, y0: Infinity, x1: -1, y1: -1 }

  constructor(w: number, h: number, alpha: number) {
    this.#w = w
    this.#h = h
    this.#inks = new Float32Array(w * h * 4)
    this.#alpha = new Float32Array(w * h).fill(alpha)
    this.#unknown = new Uint8Array(w * h)
  }

  #touch(x: number, y: number): number {
    const dirty = this.#dirty
    if (x < dirty.x0) dirty.x0 = x
    if (y < dirty.y0) dirty.y0 = y
    if (x > dirty.x1) dirty.x1 = x
    if (y > dirty.y1) dirty.y1 = y
    return y * this.#w + x
  }

  blur(x: number, y: number): void {
    this.#unknown[this.#touch(x, y)] = 1
  }

  put(x: number, y: number, { ink, alpha }: { ink: Cmyk; alpha: number }, { mix, spares, spot }: Put): void {
    const cell = this.#touch(x, y)
    const before = this.#alpha[cell] ?? 0
    const after = before + alpha - before * alpha
    if (after === 0) return
    if (alpha === 1 && mix === MIXES['Normal'] && !spares) this.#unknown[cell] = 0
    for (const plate of PLATES) {
      const at = cell * 4 + plate
      const [below, above] = [this.#inks[at] ?? 0, ink[plate]]
      const overprinted = spot ? Math.min(1, below + above) : above > 0 ? above : below
      const mixed = spares ? overprinted : (1 - before) * above + before * mix(below, above)
      this.#inks[at] = (1 - alpha / after) * below + (alpha / after) * mixed
    }
    this.#alpha[cell] = after
  }

  putGroup(group: InkLayer, { alpha, mix }: { alpha: number; mix: Mix | null }): void {
    const { x0, y0, x1, y1 } = group.#dirty
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const cell = y * this.#w + x
        const own = group.#alpha[cell] ?? 0
        if (group.#unknown[cell] === 1 || (own > 0 && mix === null)) this.blur(x, y)
        else if (own > 0 && mix) {
          const at = cell * 4
          const ink = [0, 1, 2, 3].map((plate) => group.#inks[at + plate] ?? 0)
          const [c = 0, m = 0, ye = 0, k = 0] = ink
          this.put(x, y, { ink: [c, m, ye, k], alpha: own * alpha }, { mix, spares: false, spot: false })
        }
      }
    }
  }

  hasInk({ x0, y0, x1, y1 }: Cells): boolean {
    for (let y = Math.max(0, y0); y < Math.min(this.#h, y1); y++)
      for (let x = Math.max(0, x0); x < Math.min(this.#w, x1); x++) if (this.#isInked(x, y)) return true
    return false
  }

  /** Ink, or what may be ink. */
  #isInked(x: number, y: number): boolean {
    const cell = y * this.#w + x
    return this.#unknown[cell] === 1 || this.#sum(cell) > LEAST_INK
  }

  #sum(cell: number): number {
    const at = cell * 4
    return (this.#inks[at] ?? 0) + (this.#inks[at + 1] ?? 0) + (this.#inks[at + 2] ?? 0) + (this.#inks[at + 3] ?? 0)
  }

  /** Cells with so much ink or more, 0..4; those of which it is not known are left out. */
  over(from: number): InkCell[] {
    const found: InkCell[] = []
    for (let y = 0; y < this.#h; y++) {
      for (let x = 0; x < this.#w; x++) {
        const cell = y * this.#w + x
        const sum = this.#unknown[cell] === 1 ? 0 : this.#sum(cell)
        if (sum >= from) found.push({ x, y, sum })
      }
    }
    return found
  }
}
