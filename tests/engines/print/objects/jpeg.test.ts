import { PDFArray, PDFContext, PDFName, PDFRawStream, decodePDFRawStream, type PDFObject } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { profileChannels, readJpeg } from '#src/engines/print/objects/jpeg.ts'
import { ColorSpaces } from '#src/engines/print/pdf/colorSpaces.ts'
import { embedImage, imageSize } from '#src/engines/print/pdf/pdfImage.ts'
import { picture } from '../fixtures.ts'

const ascii = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0))
const u16 = (value: number): number[] => [value >> 8, value & 255]
/** A marker with its length, which counts itself. */
const segment = (marker: number, ...data: number[]): number[] => [0xff, marker, ...u16(data.length + 2), ...data]
const frame = (components = 3, { marker = 0xc0, w = 300, h = 517, bits = 8 } = {}): number[] =>
  segment(marker, bits, ...u16(h), ...u16(w), components, ...Array.from({ length: 3 * components }, () => 0))
const END = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]
const jpeg = (...parts: number[][]): Uint8Array => Uint8Array.from([0xff, 0xd8, ...parts.flat(), ...END])
const profilePart = (nr: number, of: number, ...part: number[]): number[] =>
  segment(0xe2, ...ascii('ICC_PROFILE\0'), nr, of, ...part)

describe('a JPEG (ITU-T T.81, annex B)', () => {
  test('names its size and channels', () => {
    expect(readJpeg(jpeg(frame()))).toEqual({
      width: 300,
      height: 517,
      components: 3,
      bits: 8,
      coding: 0,
      adobe: false,
      icc: null,
    })
    for (const components of [1, 4]) expect(readJpeg(jpeg(frame(components)))).toMatchObject({ components })
    expect(readJpeg(jpeg(frame(3, { bits: 12, w: 1, h: 65_535 })))).toMatchObject({
      bits: 12,
      width: 1,
      height: 65_535,
    })
    expect(imageSize(jpeg(frame()))).toEqual([300, 517])
  })

  test.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])(
    'may be coded in any way (frame %i)',
    (marker) => {
      expect(readJpeg(jpeg(frame(3, { marker })))).toMatchObject({ width: 300, coding: marker - 0xc0 })
    },
  )

  test('tables, words and filling bytes before the frame are passed over', () => {
    const before = [
      segment(0xe0, ...ascii('JFIF\0')),
      segment(0xfe, 1, 2, 3),
      segment(0xc4, 0, 9, 9),
      segment(0xc8, 1),
      segment(0xcc, 1),
    ]
    expect(readJpeg(jpeg(...before, frame()))).toMatchObject({ width: 300, adobe: false, icc: null })
    expect(readJpeg(jpeg([0xff, 0xff], frame(), [0xff]))).toMatchObject({ width: 300 })
  })

  test.each<[string, Uint8Array]>([
    ['another file', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])],
    ['half a mark', Uint8Array.from([0xff, 0x00, ...frame(), ...END])],
    ['half a mark first', Uint8Array.from([0x00, 0xd8, ...frame(), ...END])],
    ['nothing', new Uint8Array()],
    ['no frame', jpeg()],
    ['a frame behind the picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, ...frame()])],
    ['a frame behind the end', Uint8Array.from([0xff, 0xd8, 0xff, 0xd9, 0, 2, ...frame()])],
    ['two channels', jpeg(frame(2))],
    ['no width', jpeg(frame(3, { w: 0 }))],
    ['no height', jpeg(frame(3, { h: 0 }))],
    ['something between the markers', jpeg([0, 0, 0, 0], frame())],
    ['a cut frame', Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 17])],
  ])('%s is none', (_, bytes) => {
    expect(readJpeg(bytes)).toBeNull()
    expect(imageSize(bytes)).toBeNull()
  })

  test('of Adobe is told by its mark', () => {
    expect(readJpeg(jpeg(segment(0xee, ...ascii('Adobe'), 0, 100), frame(4)))).toMatchObject({ adobe: true })
    expect(readJpeg(jpeg(segment(0xee, ...ascii('Adorn'), 0, 100), frame(4)))).toMatchObject({ adobe: false })
    expect(readJpeg(jpeg(segment(0xed, ...ascii('Adobe'), 0, 100), frame(4)))).toMatchObject({ adobe: false })
  })

  test('brings its profile in parts, whatever their order', () => {
    const parts = [profilePart(2, 3, 30, 40), profilePart(10, 3, 50), profilePart(1, 3, 10, 20)]
    const other = segment(0xe2, ...ascii('MPF\0'), 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9)
    expect(Array.from(readJpeg(jpeg(...parts, other, frame()))?.icc ?? [])).toEqual([10, 20, 30, 40, 50])
  })
})

/** A profile's head: only what says which channels it has. */
const profile = (space: string, length = 132, mark = 'acsp'): Uint8Array => {
  const bytes = new Uint8Array(length)
  bytes.set(ascii(space), 16)
  bytes.set(ascii(mark), 36)
  return bytes
}

test('a profile says for how many channels it is', () => {
  expect(['RGB ', 'CMYK', 'GRAY', 'Lab '].map((space) => profileChannels(profile(space)))).toEqual([3, 4, 1, null])
  expect(profileChannels(profile('RGB ', 131))).toBeNull()
  expect(profileChannels(profile('RGB ', 132, 'acsx'))).toBeNull()
})

describe('a picture in the print file', () => {
  function embedded(...pictures: Uint8Array[]) {
    const context = PDFContext.create()
    const spaces = new ColorSpaces(context)
    const images = pictures.map((bytes) => {
      const image = context.lookup(embedImage(context, spaces, { bytes, mime: '' }))
      if (!(image instanceof PDFRawStream)) throw new Error('no picture')
      const entry = (key: string) => context.lookup(image.dict.get(PDFName.of(key)))
      return {
        image,
        entry,
        text: (key: string) => String(entry(key)),
        space: image.dict.get(PDFName.of('ColorSpace')),
      }
    })
    const channelsOf = (space: PDFObject | undefined): string => {
      const list = context.lookup(space)
      if (!(list instanceof PDFArray)) return String(list)
      const stream = context.lookup(list.get(1))
      return `${String(list.get(0))} ${stream instanceof PDFRawStream ? String(stream.dict.get(PDFName.of('N'))) : '?'}`
    }
    return { images, channelsOf, context }
  }
  const one = (bytes: Uint8Array) => {
    const { images, channelsOf, context } = embedded(bytes)
    const [image] = images
    if (!image) throw new Error('no picture')
    return { ...image, channels: channelsOf(image.space), context }
  }

  test('a JPEG keeps its bytes', async () => {
    const bytes = new Uint8Array(await picture(60, 30, 'jpeg', 'red'))
    const { image, text, channels } = one(bytes)
    expect(Buffer.from(image.getContents()).equals(Buffer.from(bytes))).toBe(true)
    expect(['Type', 'Subtype', 'Width', 'Height', 'BitsPerComponent', 'Filter'].map(text)).toEqual([
      '/XObject',
      '/Image',
      '60',
      '30',
      '8',
      '/DCTDecode',
    ])
    expect(text('Length')).toBe(String(bytes.length))
    // RGB is never left to the device (print 2).
    expect(channels).toBe('/ICCBased 3')
    expect(text('Decode')).toBe('undefined')
  })

  test('inks stay inks, turned over where Adobe wrote them so', () => {
    expect(one(jpeg(frame(4)))).toMatchObject({ channels: '/DeviceCMYK' })
    expect(one(jpeg(frame(4))).text('Decode')).toBe('undefined')
    const adobe = segment(0xee, ...ascii('Adobe'), 0, 100)
    expect(one(jpeg(adobe, frame(4))).text('Decode')).toBe('[ 1 0 1 0 1 0 1 0 ]')
    expect(one(jpeg(adobe, frame(3))).text('Decode')).toBe('undefined')
    expect(one(jpeg(frame(1)))).toMatchObject({ channels: '/DeviceGray' })
  })

  test('its own profile counts only where it fits', () => {
    const own = (space: string, components: number) => {
      const { space: ref, context } = one(jpeg(profilePart(1, 1, ...profile(space, 140)), frame(components)))
      const list = context.lookup(ref)
      const stream = list instanceof PDFArray ? context.lookup(list.get(1)) : null
      return stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode().length : String(ref)
    }
    expect(own('RGB ', 3)).toBe(140)
    expect(own('CMYK', 3)).toBeGreaterThan(140)
    expect(own('CMYK', 4)).toBe('/DeviceCMYK')
    expect(own('GRAY', 1)).toBe('/DeviceGray')
  })

  test('pictures without a profile share one', () => {
    const { images } = embedded(jpeg(frame(3)), jpeg(frame(3)))
    expect(images[0]?.space).toBe(images[1]?.space)
  })

  test('a PNG is unpacked, its transparency beside it', async () => {
    const { image, text, entry, channels } = one(
      new Uint8Array(await picture(20, 10, 'png', { r: 0, g: 0, b: 255, alpha: 0.5 })),
    )
    expect(['Type', 'Subtype', 'Width', 'Height', 'BitsPerComponent'].map(text)).toEqual([
      '/XObject',
      '/Image',
      '20',
      '10',
      '8',
    ])
    expect(channels).toBe('/ICCBased 3')
    expect(decodePDFRawStream(image).decode()).toHaveLength(20 * 10 * 3)
    const mask = entry('SMask')
    if (!(mask instanceof PDFRawStream)) throw new Error('no mask')
    const of = (key: string) => String(mask.dict.get(PDFName.of(key)))
    expect(['Type', 'Subtype', 'Width', 'Height', 'BitsPerComponent', 'ColorSpace'].map(of)).toEqual([
      '/XObject',
      '/Image',
      '20',
      '10',
      '8',
      '/DeviceGray',
    ])
    expect(new Set(decodePDFRawStream(mask).decode())).toEqual(new Set([128]))
  })

  test('a grey PNG stays grey, and without transparency has no mask', async () => {
    const grey = await sharp({ create: { width: 9, height: 4, channels: 3, background: 'grey' } })
      .toColourspace('b-w')
      .png()
      .toBuffer()
    const { channels, text, image } = one(new Uint8Array(grey))
    expect([channels, text('SMask')]).toEqual(['/DeviceGray', 'undefined'])
    // Four lines as the PNG packed them, each behind the number of its filter.
    expect(decodePDFRawStream(image).decode()).toHaveLength((1 + 9) * 4)
    expect(text('DecodeParms')).toMatch(/\/Predictor 15[^]*\/Columns 9/)
    expect(imageSize(new Uint8Array(grey))).toEqual([9, 4])
  })

  test('anything else is refused', () => {
    expect(() => one(new TextEncoder().encode('GIF89a'))).toThrow('JPEG')
    const png = [0x89, 0x50, ...Array.from({ length: 22 }, (_, i) => (i === 17 ? 7 : i === 21 ? 9 : 0))]
    expect(imageSize(Uint8Array.from(png))).toEqual([7, 9])
    expect(imageSize(Uint8Array.from(png.slice(0, 23)))).toBeNull()
    expect(imageSize(Uint8Array.from([0x88, ...png.slice(1)]))).toBeNull()
    expect(imageSize(Uint8Array.from([0x89, 0x51, ...png.slice(2)]))).toBeNull()
  })
})
