import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import type { Rect } from '#src/contract/dokument.ts'
import { ContentRun, type Inhalt, type Sink } from '#src/domain/print/preflight/contentRun.ts'
import type { UploadFont } from '#src/domain/print/preflight/pdfFonts.ts'
import { Objects } from '#src/domain/print/preflight/pdfObjects.ts'
import { operations } from '#src/domain/print/preflight/tokens.ts'

const doc = await PDFDocument.create()
const { context } = doc
const objects = new Objects(context)
/** Every letter half as wide as high. */
const font = { bytesPerCode: 1, widthOf: () => 500 } as unknown as UploadFont
const resources = context.obj({ Font: { F: {} } })
const round = ({ x, y, w, h }: Rect) => [x, y, w, h].map((value) => Math.round(value * 1000) / 1000).join(' ')

/** What a stream paints on a page of 100 x 100. */
function painted(stream: string): string[] {
  const seen: string[] = []
  const sink: Sink = {
    paint: (box: Rect, inhalt: Inhalt) => void seen.push(`${inhalt} ${round(box)}`),
    cover: (box) => void seen.push(`weiß ${round(box)}`),
    image: ({ px, size, space }) =>
      void seen.push(`bild ${px.join('x')} auf ${size.map((v) => Math.round(v)).join('x')} ${space}`),
    font: () => undefined,
    color: (space) => void seen.push(space),
    ink: (sum) => void seen.push(`farbe ${Math.round(sum * 100)}`),
  }
  const run = new ContentRun(objects, sink, resources, [1, 0, 0, 1, 0, 0], { x: 0, y: 0, w: 100, h: 100 })
  run.fontOf = () => font
  for (const { op, args } of operations(new TextEncoder().encode(stream))) run.step(op, args)
  return seen
}

describe('what a content stream paints (ISO 32000-1, 8 and 9)', () => {
  test.each<[string, string[]]>([
    ['10 20 30 40 re f', ['Fläche 10 20 30 40']],
    ['10 20 30 40 re n', []],
    ['10 20 m 40 60 l S', ['Fläche 10 20 30 40']],
    ['10 20 m 15 25 20 30 40 60 c h B', ['Fläche 10 20 30 40']],
    ['10 20 m 20 30 40 60 v b*', ['Fläche 10 20 30 40']],
    ['10 20 m 20 30 40 60 y s', ['Fläche 10 20 30 40']],
    ['2 0 0 3 5 7 cm 1 1 2 2 re f', ['Fläche 7 10 4 6']],
    ['q 2 0 0 2 0 0 cm 1 1 1 1 re f Q 1 1 1 1 re f', ['Fläche 2 2 2 2', 'Fläche 1 1 1 1']],
    ['0 0 50 50 re W n 40 40 30 30 re f', ['Fläche 40 40 10 10']],
    ['0 0 50 50 re W* n q 0 0 10 10 re W n Q 5 5 90 90 re f', ['Fläche 5 5 45 45']],
    ['200 0 5 5 re W n 0 0 90 90 re f', []],
    ['90 90 30 30 re f', ['Fläche 90 90 10 10']],
    ['sh', ['Verlauf 0 0 100 100']],
    // White covers only as one plain rectangle.
    ['1 g 1 1 5 5 re f', ['DeviceGray', 'weiß 1 1 5 5']],
    ['0.995 g 1 1 5 5 re f', ['DeviceGray', 'Fläche 1 1 5 5']],
    ['1 1 1 rg 1 1 5 5 re 2 2 1 1 re f', ['DeviceRGB']],
    ['1 1 0.9 rg 1 1 5 5 re f', ['DeviceRGB', 'Fläche 1 1 5 5']],
    ['0 0 0 0 k 1 1 5 5 re F', ['DeviceCMYK', 'farbe 0', 'weiß 1 1 5 5']],
    ['1 0.5 0 0.25 k 1 1 5 5 re f*', ['DeviceCMYK', 'farbe 175', 'Fläche 1 1 5 5']],
    ['1 G 1 1 m 6 6 l S', ['DeviceGray']],
    ['1 g 0 G 1 1 m 6 6 l B', ['DeviceGray', 'DeviceGray', 'Fläche 1 1 5 5']],
    ['1 g /Pattern cs 1 1 5 5 re f', ['DeviceGray', 'Pattern', 'Fläche 1 1 5 5']],
    ['1 g 0.3 scn 1 1 5 5 re f', ['DeviceGray', 'Fläche 1 1 5 5']],
    ['1 G 0.3 SC 1 1 m 6 6 l S', ['DeviceGray', 'Fläche 1 1 5 5']],
  ])('%s', (stream, expected) => {
    expect(painted(stream)).toEqual(expected)
  })

  test.each([
    ['/W 8 /H 4 /CS /G', '8x4', 'DeviceGray'],
    ['/Width 8 /Height 4 /ColorSpace /RGB', '8x4', 'DeviceRGB'],
    ['/CS /CMYK /H 4 /W 8', '8x4', 'DeviceCMYK'],
    ['/CS /Own /W 8', '8x0', 'Own'],
  ])('an inline picture %s', (dict, px, space) => {
    expect(painted(`20 0 0 10 5 6 cm BI ${dict} ID x EI`)).toEqual([`bild ${px} auf 20x10 ${space}`, 'Bild 5 6 20 10'])
  })

  // Two letters of 10 pt: 10 wide, from 2 below the baseline to 7.5 above it.
  const text = (body: string) => painted(`BT /F 10 Tf ${body} ET`)
  test.each<[string, string[]]>([
    ['10 20 Td (ab) Tj', ['Text 10 18 10 9.5']],
    ['10 20 Td 1 2 Td (ab) Tj', ['Text 11 20 10 9.5']],
    ['1 0 0 1 30 40 Tm (ab) Tj', ['Text 30 38 10 9.5']],
    ['10 50 TD 0 -12 TD T* (ab) Tj', ['Text 10 24 10 9.5']],
    ['10 50 Td 12 TL T* (ab) Tj', ['Text 10 36 10 9.5']],
    ["10 50 Td 12 TL (ab) '", ['Text 10 36 10 9.5']],
    ['10 50 Td 12 TL 3 1 (a ) "', ['Text 10 36 15 9.5']],
    ['10 20 Td 2 Tc (ab) Tj', ['Text 10 18 14 9.5']],
    ['10 20 Td 3 Tw (a b) Tj', ['Text 10 18 18 9.5']],
    ['10 20 Td 200 Tz (ab) Tj', ['Text 10 18 20 9.5']],
    ['10 20 Td 4 Ts (ab) Tj', ['Text 10 22 10 9.5']],
    ['10 20 Td [(a) -1000 (b)] TJ', ['Text 10 18 20 9.5']],
    ['10 20 Td [(a) 100 (b)] TJ', ['Text 10 18 9 9.5']],
    ['10 20 Td (ab) Tj (cd) Tj', ['Text 10 18 10 9.5', 'Text 20 18 10 9.5']],
    ['10 20 Td 3 Tr (ab) Tj', []],
    ['10 20 Td 1 G 1 Tr (ab) Tj', ['DeviceGray']],
    ['10 20 Td 1 g 1 Tr (ab) Tj', ['DeviceGray', 'Text 10 18 10 9.5']],
    ['10 20 Td 1 g (ab) Tj', ['DeviceGray']],
    ['10 20 Td () Tj', []],
    ['10 20 Td /F 5 Tf (ab) Tj', ['Text 10 19 5 4.75']],
    ['10 20 Td /X 5 Tf (ab) Tj', []],
  ])('text: %s', (body, expected) => {
    expect(text(body)).toEqual(expected)
  })
  test('keeps two hundred states, and goes back one by one', () => {
    const deep = 'q 1 0 0 1 0.25 0 cm '.repeat(200)
    expect(painted(`${deep} 0 0 1 1 re f`)).toEqual(['Fläche 50 0 1 1'])
    expect(painted(`${deep} Q 0 0 1 1 re f`)).toEqual(['Fläche 49.75 0 1 1'])
    expect(painted(`${deep} ${'Q '.repeat(200)} 0 0 1 1 re f`)).toEqual(['Fläche 0 0 1 1'])
    expect(painted('Q Q 0 0 1 1 re f')).toEqual(['Fläche 0 0 1 1'])
  })
  test('begins anew with each BT', () => {
    expect(painted('BT /F 10 Tf 10 20 Td (a) Tj ET BT 1 2 Td (a) Tj ET').at(-1)).toBe('Text 1 0 5 9.5')
  })
})
