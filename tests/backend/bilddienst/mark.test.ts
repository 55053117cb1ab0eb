import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readBild } from '#mocks/backend/platform/images.ts'
import { mark } from '#mocks/backend/platform/mark.ts'
import { herkunftAus } from '#src/engines/print/marks/herkunft.ts'
import { herkunftXmp } from '#src/engines/print/marks/herkunftXmp.ts'

const zeichne = (format: 'png' | 'jpeg' | 'webp') => {
  const raw = Uint8Array.from({ length: 320 * 256 * 3 }, (_, index) => (index * 7919) % 251)
  return sharp(raw, { raw: { width: 320, height: 256, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}
const pixels = (bytes: Uint8Array) => sharp(bytes, { failOn: 'warning' }).raw().toBuffer()

describe('the mark of origin', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is read by others, and no decoded pixel differs: %s', async (format) => {
    const bild = await readBild(await zeichne(format))
    for (const quelle of ['trainedAlgorithmicMedia', 'algorithmicMedia'] as const) {
      const marked = mark(bild, quelle)
      expect(marked).toMatchObject({ mime: bild.mime, breite: 320, hoehe: 256, farbraum: 'rgb' })
      expect(await pixels(marked.bytes)).toEqual(await pixels(bild.bytes))
      expect(marked.bytes.length - bild.bytes.length).toBeLessThan(700)
      const { xmp } = await sharp(marked.bytes).metadata()
      expect(xmp?.toString()).toBe(herkunftXmp(quelle))
      expect(herkunftAus(marked.bytes)).toBe(quelle)
    }
    expect(herkunftAus(bild.bytes)).toBeNull()
  })

  it('goes to the start of a JPEG, and behind its JFIF segment where it has one', async () => {
    const bild = await readBild(await zeichne('jpeg'))
    const at = (bytes: Uint8Array) => Buffer.from(bytes).indexOf('http://ns.adobe.com/xap/1.0/')
    expect(at(mark(bild, 'algorithmicMedia').bytes)).toBe(6)
    const jfif = [0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 0, 0]
    const file = new Uint8Array([0xff, 0xd8, ...jfif, ...bild.bytes.subarray(2)])
    const marked = mark({ ...bild, bytes: file }, 'algorithmicMedia')
    expect(at(marked.bytes)).toBe(24)
    expect(await pixels(marked.bytes)).toEqual(await pixels(bild.bytes))
  })
})
