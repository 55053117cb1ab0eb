import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readBild } from '#mocks/backend/platform/images.ts'
import { readJpeg } from '#src/engines/print/objects/jpeg.ts'
import { readPng } from '#src/engines/print/pdf/png.ts'

const datei = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, name)))

/** Samples as they lie in the file, without any profile. */
async function samples(bytes: Uint8Array): Promise<{ data: Uint8Array; channels: number }> {
  const { space } = await sharp(bytes).metadata()
  const image =
    space === 'cmyk'
      ? sharp(bytes).pipelineColourspace('cmyk').toColourspace('cmyk')
      : sharp(bytes, { ignoreIcc: true })
  const own = space === 'b-w' ? image.toColourspace('b-w') : image
  const { data, info } = await own.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), channels: info.channels }
}

async function weitest(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [one, two] = [await samples(a), await samples(b)]
  expect([one.channels, one.data.length]).toEqual([two.channels, two.data.length])
  return one.data.reduce((most, value, i) => Math.max(most, Math.abs(value - (two.data[i] ?? 0))), 0)
}

describe('pictures of other programs keep what they are made of (ImageMagick, Ghostscript)', () => {
  test.each([
    ['cmyk-profil.jpg', 'cmyk', 0],
    ['cmyk-progressiv.jpg', 'cmyk', 0],
    ['ghostscript-cmyk.jpg', 'cmyk', 0],
    // A picture in inks that is no JPEG has to become one: the contract knows no other file for four channels.
    ['cmyk-lzw.tif', 'cmyk', 4],
    ['grau.jpg', 'gray', 0],
    ['grau.tif', 'gray', 0],
    ['einbit.png', 'gray', 0],
    ['einbit-g4.tif', 'gray', 0],
    ['ghostscript-mono.png', 'gray', 0],
    ['ghostscript-g4.tif', 'gray', 0],
    ['ghostscript-auszug.tif', 'gray', 0],
    ['palette.png', 'rgb', 0],
    ['rgb.jpg', 'rgb', 0],
  ] as const)('%s is %s, no sample further off than %s', async (name, farbraum, most) => {
    const before = datei(name)
    const bild = await readBild(before)
    expect(bild.farbraum).toBe(farbraum)
    expect(await weitest(before, bild.bytes)).toBeLessThanOrEqual(most)
    const { width, height } = await sharp(before).metadata()
    expect([bild.breite, bild.hoehe]).toEqual([width, height])
  })

  test.each(['einbit.png', 'einbit-g4.tif', 'ghostscript-mono.png', 'ghostscript-g4.tif', 'ghostscript-auszug.tif'])(
    '%s stays one bit a pixel',
    async (name) => {
      const { bytes, mime } = await readBild(datei(name))
      expect(mime).toBe('image/png')
      expect(readPng(bytes)?.bits).toBe(1)
    },
  )

  test('16 bits a channel are read, and the first of several pages', async () => {
    expect(await readBild(datei('rgb-16bit.tif'))).toMatchObject({ breite: 48, hoehe: 32, farbraum: 'rgb' })
    expect(await readBild(datei('cmyk-16bit.tif'))).toMatchObject({ breite: 48, hoehe: 32, farbraum: 'cmyk' })
    const erste = await readBild(datei('zwei-seiten.tif'))
    expect(erste.seiten).toBe(2)
    const { data } = await sharp(erste.bytes).raw().toBuffer({ resolveWithObject: true })
    const { data: page } = await sharp(datei('zwei-seiten.tif'), { page: 0 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const far = data.reduce((sum, value, i) => sum + Math.abs(value - (page[i] ?? 0)), 0) / data.length
    expect(far).toBeLessThan(6)
    expect(await readBild(datei('bewegt.gif'))).toMatchObject({ mime: 'image/png', breite: 48, hoehe: 32 })
  })

  test('colours of a wider space become sRGB by their own profile, once', async () => {
    const { bytes } = await readBild(datei('adobergb.jpg'))
    expect(readJpeg(bytes)?.icc).toBeNull()
    const { data: ours } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const { data: plain } = await sharp(datei('adobergb.jpg'), { ignoreIcc: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { data: meant } = await sharp(datei('rgb.jpg')).raw().toBuffer({ resolveWithObject: true })
    const far = (data: Buffer) =>
      data.reduce((sum, value, i) => sum + Math.abs(value - (meant[i] ?? 0)), 0) / data.length
    // The file has the values of `rgb.jpg` and says that they are meant in the wider space.
    expect(far(plain)).toBe(0)
    expect(far(ours)).toBeGreaterThan(5)
  })

  test.each(['cmyk-profil.jpg', 'cmyk-progressiv.jpg', 'grau.jpg', 'rgb.jpg', 'einbit.png'])(
    'nobody is named in what is kept of %s, and no profile stays',
    async (name) => {
      const before = Buffer.from(datei(name)).toString('latin1')
      expect(before).toContain('Anna Beispiel')
      const after = Buffer.from((await readBild(datei(name))).bytes).toString('latin1')
      expect(after).not.toContain('Anna Beispiel')
      expect(after).not.toMatch(/ICC_PROFILE|iCCP|Exif|http:/)
    },
  )
})

describe('what a JPEG carries beside its picture', () => {
  /** A picture of a camera: Exif with a place, XMP, IPTC, a small picture in JFIF, and a film behind the end. */
  async function kamera(orientation: number): Promise<Uint8Array> {
    const foto = await sharp(Buffer.from(datei('rgb.jpg')))
      .withExif({ IFD0: { Artist: 'Anna Beispiel' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Anna Beispiel</x:xmpmeta>')
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer()
    return new Uint8Array(Buffer.concat([foto, Buffer.from('ftypmp42 Anna Beispiel')]))
  }

  test('goes, and the picture stays as it was', async () => {
    const before = await kamera(1)
    expect(Buffer.from(before).toString('latin1')).toContain('Anna Beispiel')
    const { bytes } = await readBild(before)
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Anna Beispiel|Exif|ftyp/)
    expect(await weitest(before, bytes)).toBe(0)
  })

  test('where it was held upright the picture is turned', async () => {
    const { breite, hoehe, bytes } = await readBild(await kamera(6))
    expect([breite, hoehe]).toEqual([32, 48])
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 32, height: 48 })
  })
})

describe('what cannot be taken is said as what it is', () => {
  test('HEIC is named, and what to do about it', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    await expect(readBild(heic)).rejects.toThrow(/HEIC-Bild.*JPEG.*Maximale Kompatibilität/)
  })

  /** The same file with another size in its head: a giant without its pixels. */
  function riese(name: string): Uint8Array {
    const bytes = datei(name)
    const at = Buffer.from(bytes).findIndex((byte, i) => byte === 0xff && [0xc0, 0xc2].includes(bytes[i + 1] ?? 0))
    bytes.set([0x27, 0x10, 0x29, 0x04], at + 5)
    return bytes
  }

  test.each(['rgb.jpg', 'grau.jpg', 'cmyk-progressiv.jpg', 'cmyk-profil.jpg'])(
    '105 megapixels of %s are too large, not damaged',
    async (name) => {
      await expect(readBild(riese(name))).rejects.toThrow(/^Das Bild hat 105 Megapixel und ist damit zu groß\./)
    },
  )

  test('105 megapixels of TIFF are too large, not damaged', async () => {
    const tif = Buffer.from(datei('einbit-g4.tif'))
    const at = tif.readUInt32LE(4)
    for (let i = 0; i < tif.readUInt16LE(at); i += 1) {
      const entry = at + 2 + 12 * i
      if (tif.readUInt16LE(entry) === 256) tif.writeUInt16LE(10_500, entry + 8)
      if (tif.readUInt16LE(entry) === 257) tif.writeUInt16LE(10_000, entry + 8)
    }
    await expect(readBild(tif)).rejects.toThrow(/105 Megapixel und ist damit zu groß/)
  })

  test.each([
    'cmyk-profil.jpg',
    'cmyk-progressiv.jpg',
    'grau.jpg',
    'rgb.jpg',
    'einbit.png',
    'palette.png',
    'cmyk-lzw.tif',
  ])('half of %s is damaged, not taken', async (name) => {
    const bytes = datei(name)
    await expect(readBild(bytes.subarray(0, Math.floor(bytes.length * 0.6)))).rejects.toThrow(
      /beschädigt oder unvollständig/,
    )
  })
})
