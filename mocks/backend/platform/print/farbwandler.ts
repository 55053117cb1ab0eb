import sharp from 'sharp'
import { Bildwandler, Druckprofil } from '#src/engines/print/page.ts'
import type { Farbwandler } from '#src/engines/print/checker.ts'
import { cmykJpeg } from './cmykJpeg.ts'

/** Turns screen colours into inks of a profile, as long as there is time. */
export function farbwandler(profil: Uint8Array, zeitMs: number): Farbwandler {
  const wandler = new Bildwandler(new Druckprofil(profil))
  const until = performance.now() + zeitMs
  const inTime = (): void => {
    if (performance.now() > until) throw new Error('The time for colours is over')
  }
  return {
    pixels(rgb) {
      inTime()
      return wandler.separateRgb(rgb, 3)
    },
    async jpeg(bytes) {
      inTime()
      // A PDF knows the colour space of its picture itself; what the picture says of it does not count.
      const picture = sharp(bytes, { ignoreIcc: true, failOn: 'error' })
      const { space, channels } = await picture.metadata()
      if ((space !== 'srgb' && space !== 'rgb') || channels !== 3) return null
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
      return cmykJpeg(wandler.separateRgb(data, 3), info.width, info.height)
    },
  }
}
