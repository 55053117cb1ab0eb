import sharp from 'sharp'
import { Bildwandler, Druckprofil } from '#src/engines/print/page.ts'
import type { OutputIntent } from '#src/engines/print/writer.ts'

/** Colours and pictures as they look in print, by the same tables as in the browser (print 12.4). */
export class Softproof {
  readonly profil: Druckprofil
  readonly #wandler: Bildwandler

  constructor({ profil }: OutputIntent) {
    this.profil = new Druckprofil(profil)
    this.#wandler = new Bildwandler(this.profil)
  }

  /** A raster picture as a PNG within this many pixels. */
  async bild(bytes: Uint8Array, px: number): Promise<Buffer> {
    // A buffer of this process: what comes from another thread or realm is none that sharp knows.
    const source = Buffer.from(bytes)
    const { space, hasAlpha } = await sharp(source).metadata()
    const image = sharp(source).resize({ width: px, height: px, fit: 'inside', withoutEnlargement: true })
    if (space === 'cmyk') {
      const inks = image.pipelineColourspace('cmyk').toColourspace('cmyk')
      const { data, info } = await inks.raw().toBuffer({ resolveWithObject: true })
      return png(this.#wandler.showCmyk(data), info, 4)
    }
    const channels = hasAlpha ? 4 : 3
    const colours = image.toColourspace('srgb')
    const { data, info } = await colours.raw().toBuffer({ resolveWithObject: true })
    if (info.channels !== channels) return image.png().toBuffer()
    if (space === 'b-w') this.#wandler.showGrey(data, channels)
    else this.#wandler.showRgb(data, channels)
    return png(data, info, channels)
  }
}

function png(
  pixels: Uint8Array | Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  channels: 3 | 4,
) {
  return sharp(Buffer.from(pixels), { raw: { width, height, channels } }).png().toBuffer()
}

const known = new WeakMap<OutputIntent, Softproof>()

/** One for each profile: its grids serve every picture. */
export function softproofOf(druckprofil: OutputIntent): Softproof {
  const softproof = known.get(druckprofil) ?? new Softproof(druckprofil)
  known.set(druckprofil, softproof)
  return softproof
}
