import { lightness } from '../colour/lightness.ts'
import { num } from '../objects/content.ts'

/** Turns colours of the screen into inks of the output profile. */
export interface Farbwandler {
  /** Pixels of three bytes into pixels of four. */
  pixels(rgb: Uint8Array): Uint8Array
  /** A JPEG of RGB into one of CMYK; null where it is another one. */
  jpeg(bytes: Uint8Array): Promise<Uint8Array | null>
}

/** What RGB becomes: inks, or where it is part of a mask, grey. */
export interface Farbziel {
  space: 'DeviceCMYK' | 'DeviceGray'
  components: 1 | 4
  /** Operator that sets it for fills; its capital one for strokes. */
  operator: 'k' | 'g'
  /** Parts of a colour, 0..1. */
  colour(rgb: readonly number[]): number[]
  /** Pixels of three bytes into pixels of this space. */
  pixels(rgb: Uint8Array): Uint8Array
  jpeg(bytes: Uint8Array): Promise<Uint8Array | null>
}

/** Parts of a colour as operands. */
export const operands = (parts: readonly number[]): string => parts.map((part) => num(part, 4)).join(' ')

/** Inks of the profile; black and greys are printed with black alone. */
export function inDruckfarben(wandler: Farbwandler): Farbziel {
  const known = new Map<string, number[]>()
  const converted = (rgb: readonly number[]): number[] => {
    const grey = Math.max(...rgb) - Math.min(...rgb) < 1 / 512
    if (grey) return [0, 0, 0, 1 - (rgb[0] ?? 0)]
    return Array.from(wandler.pixels(Uint8Array.from(rgb, (part) => Math.round(part * 255))), (ink) => ink / 255)
  }
  return {
    space: 'DeviceCMYK',
    components: 4,
    operator: 'k',
    colour(rgb) {
      const key = rgb.join(' ')
      const inks = known.get(key) ?? converted(rgb)
      known.set(key, inks)
      return inks
    },
    pixels: (rgb) => wandler.pixels(rgb),
    jpeg: (bytes) => wandler.jpeg(bytes),
  }
}

/** Grey of a mask, which needs no profile. */
export const ALS_MASKE: Farbziel = {
  space: 'DeviceGray',
  components: 1,
  operator: 'g',
  colour: (rgb) => [lightness(rgb)],
  pixels: (rgb) =>
    Uint8Array.from({ length: Math.floor(rgb.length / 3) }, (_, i) =>
      Math.round(lightness([...rgb.subarray(3 * i, 3 * i + 3)])),
    ),
  // No program is known that puts a photo into a mask of this kind.
  jpeg: async () => null,
}
