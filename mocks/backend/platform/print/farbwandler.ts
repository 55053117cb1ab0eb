import { join } from 'node:path'
import sharp from 'sharp'
import type { Farbwandler } from '#src/domain/print/repair/rgbImage.ts'

/** The profile that comes with the product (print 5.5). */
const PROFIL = join(import.meta.dirname, '../../../../public/druckprofil/FOGRA39L.icc')
/** Pixels of a row that colours are handed over in. */
const ROW = 4096

/** Turns screen colours into inks, as long as there is time. */
export function farbwandler(zeitMs: number): Farbwandler {
  const until = performance.now() + zeitMs
  const inTime = (): void => {
    if (performance.now() > until) throw new Error('The time for colours is over')
  }
  return {
    async pixels(rgb) {
      inTime()
      const count = rgb.length / 3
      const width = Math.min(ROW, count)
      const height = Math.ceil(count / width)
      const padded = new Uint8Array(3 * width * height)
      padded.set(rgb)
      const inks = await sharp(padded, { raw: { width, height, channels: 3 } })
        .toColourspace('cmyk')
        .withIccProfile(PROFIL, { attach: false })
        .raw()
        .toBuffer()
      return new Uint8Array(inks.subarray(0, 4 * count))
    },
    async jpeg(bytes) {
      inTime()
      const { space } = await sharp(bytes).metadata()
      if (space !== 'srgb' && space !== 'rgb') return null
      // A PDF knows the colour space of its picture itself; what the picture says of it does not count.
      const cmyk = sharp(bytes, { ignoreIcc: true }).toColourspace('cmyk').withIccProfile(PROFIL, { attach: false })
      return new Uint8Array(await cmyk.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer())
    },
  }
}
