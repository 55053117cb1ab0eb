import { type Clut, fillClut } from './clut.ts'
import type { Druckprofil } from './druckprofil.ts'

/** Grid points of each channel: between them lie less than the steps of 8 bits (print 12). */
const RGB_POINTS = 33
const CMYK_POINTS = 17

/** Pixels of one kind into pixels of another, by a grid that is made at the first picture. */
export class Bildwandler {
  readonly #profil: Druckprofil
  #shown: Clut | undefined
  #separated: Clut | undefined
  #printed: Clut | undefined

  constructor(profil: Druckprofil) {
    this.#profil = profil
  }

  /** sRGB as it will look when printed, in place; `channels` 4: the last one is cover and stays. */
  showRgb(pixels: Uint8Array | Uint8ClampedArray, channels: 3 | 4): void {
    const profil = this.#profil
    this.#shown ??= fillClut(3, RGB_POINTS, 3, ([r = 0, g = 0, b = 0]) => profil.srgbOf(profil.inksOf([r, g, b])))
    run(this.#shown, { from: pixels, step: channels, to: pixels, toStep: channels })
  }

  /** sRGB as inks, 255 is full ink. */
  separateRgb(pixels: Uint8Array | Uint8ClampedArray, channels: 3 | 4): Uint8Array {
    const profil = this.#profil
    this.#separated ??= fillClut(3, RGB_POINTS, 4, ([r = 0, g = 0, b = 0]) => {
      const { c, m, y, k } = profil.inksOf([r, g, b])
      return [c, m, y, k]
    })
    const inks = new Uint8Array((pixels.length / channels) * 4)
    run(this.#separated, { from: pixels, step: channels, to: inks, toStep: 4 })
    return inks
  }

  /** Inks, 255 is full ink, as they look when printed: red, green, blue and full cover. */
  showCmyk(inks: Uint8Array | Uint8ClampedArray): Uint8ClampedArray<ArrayBuffer> {
    const profil = this.#profil
    this.#printed ??= fillClut(4, CMYK_POINTS, 3, ([c = 0, m = 0, y = 0, k = 0]) => profil.srgbOf({ c, m, y, k }))
    const pixels = new Uint8ClampedArray(inks.length).fill(255)
    run(this.#printed, { from: inks, step: 4, to: pixels, toStep: 4 })
    return pixels
  }

  /** Grey prints with black ink alone: the look of each of its 256 steps. */
  #greys(): Uint8Array {
    const table = new Uint8Array(256 * 3)
    for (let v = 0; v < 256; v += 1)
      table.set(
        this.#profil.srgbOf({ c: 0, m: 0, y: 0, k: 1 - v / 255 }).map((part) => Math.round(part * 255)),
        v * 3,
      )
    return table
  }

  /** Grey in three equal channels as it will look when printed, in place. */
  showGrey(pixels: Uint8Array | Uint8ClampedArray, channels: 3 | 4): void {
    const table = this.#greys()
    for (let at = 0; at < pixels.length; at += channels) {
      const entry = (pixels[at] ?? 0) * 3
      for (let i = 0; i < 3; i += 1) pixels[at + i] = table[entry + i] ?? 0
    }
  }
}

interface Pixels {
  from: Uint8Array | Uint8ClampedArray
  step: number
  to: Uint8Array | Uint8ClampedArray
  toStep: number
}

function run(clut: Clut, { from, step, to, toStep }: Pixels): void {
  const values = new Float64Array(clut.inputs)
  const out = new Float64Array(clut.outputs)
  const last = new Int16Array(clut.inputs).fill(-1)
  for (let at = 0, target = 0; at < from.length; at += step, target += toStep) {
    // Neighbours are often equal: paper, areas, edges.
    let same = true
    for (let i = 0; i < clut.inputs; i += 1) {
      const value = from[at + i] ?? 0
      if (last[i] === value) continue
      same = false
      last[i] = value
      values[i] = value / 255
    }
    if (!same) clut.evaluate(values, out)
    for (let k = 0; k < clut.outputs; k += 1) to[target + k] = Math.round((out[k] ?? 0) * 255)
  }
}
