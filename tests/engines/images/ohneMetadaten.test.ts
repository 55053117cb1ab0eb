import { describe, expect, test } from 'vitest'
import { jpegOhneMetadaten, pngOhneMetadaten } from '#src/engines/images/ohneMetadaten.ts'

const letters = (text: string) => Array.from(new TextEncoder().encode(text))
const segment = (marker: number, content: number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
]
const SOI = [0xff, 0xd8]
const EOI = [0xff, 0xd9]
/** Up to the thumbnail, here of 1 x 2; then its pixels. */
const JFIF = [...letters('JFIF\0'), 1, 1, 0, 0, 72, 0, 72]
const TABLE = segment(0xdb, [1, 2, 3])
const ADOBE = segment(0xee, [...letters('Adobe'), 0, 100, 2])
const SCAN = segment(0xda, [1, 1])
/** A stuffed zero, a restart, a doubled sign. */
const PIXELS = [17, 0xff, 0, 18, 0xff, 0xd0, 19, 0xff, 0xd7, 0xff]
const jpeg = (...parts: number[][]) => jpegOhneMetadaten(new Uint8Array(parts.flat()))

describe('a JPEG', () => {
  test('keeps what its pixels are made of, byte by byte, and nothing else', () => {
    const kept = [...SOI, ...segment(0xe0, [...JFIF, 0, 0]), ...TABLE, ...ADOBE, ...SCAN, ...PIXELS, ...EOI]
    const found = jpeg(
      SOI,
      segment(0xe0, [...JFIF, 1, 2, 9, 9, 9, 9, 9, 9]),
      segment(0xe0, [...letters('JFXX\0'), 16]),
      segment(0xe1, letters('Exif Lena')),
      TABLE,
      [0xff],
      ADOBE,
      segment(0xee, letters('Other')),
      segment(0xef, [1]),
      segment(0xfe, letters('Lena')),
      SCAN,
      PIXELS,
      EOI,
      letters('a film'),
    )
    expect([...(found ?? [])]).toEqual(kept)
  })

  test('that does not lead to its end is none', () => {
    expect(jpeg(SOI, TABLE)).toBeNull()
    expect(jpeg(SOI, [0xff, 0xdb, 0, 9, 1])).toBeNull()
    expect(jpeg(SOI, [0xff, 0xdb, 0, 1], EOI)).toBeNull()
    expect(jpeg(SOI, [1], EOI)).toBeNull()
    expect(jpeg(SOI, SCAN, PIXELS)).toBeNull()
    expect([...(jpeg(SOI, EOI) ?? [])]).toEqual([...SOI, ...EOI])
  })
})

const SIGNATURE = [0x89, ...letters('PNG\r\n'), 0x1a, 0x0a]
const chunk = (name: string, content: number[] = []) => [
  0,
  0,
  0,
  content.length,
  ...letters(name),
  ...content,
  1,
  2,
  3,
  4,
]
const png = (...parts: number[][]) => pngOhneMetadaten(new Uint8Array([...SIGNATURE, ...parts.flat()]))

describe('a PNG', () => {
  test('keeps what its pixels are made of, byte by byte, and nothing else', () => {
    const kept = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'].map((name) => chunk(name, [7]))
    const [head = [], ...rest] = kept
    const found = png(head, chunk('tEXt', letters('Lena')), chunk('pHYs'), chunk('eXIf'), ...rest, letters('a film'))
    expect([...(found ?? [])]).toEqual([...SIGNATURE, ...kept.flat()])
  })

  test('that does not lead to its end is none', () => {
    expect(png(chunk('IHDR'))).toBeNull()
    expect(png([0, 0, 0, 9, ...letters('IEND'), 1, 2, 3, 4])).toBeNull()
    expect(png([0, 0, 0, 0, ...letters('IEND')])).toBeNull()
    expect(png(chunk('IEND'))).not.toBeNull()
  })
})
