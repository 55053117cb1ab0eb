import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import type { Rect } from '#src/contract/dokument.ts'
import { ContentRun } from '#src/engines/print/page/walk/contentRun.ts'
import { initialState } from '#src/engines/print/page/walk/graphicsState.ts'
import type { Mark, Sink } from '#src/engines/print/page/walk/marks.ts'
import type { UploadFont } from '#src/engines/print/page/fonts/pdfFonts.ts'
import { Objects } from '#src/engines/print/objects/pdfObjects.ts'
import { placedOperations } from '#src/engines/print/objects/tokens.ts'

const doc = await PDFDocument.create()
const { context } = doc
const objects = new Objects(context)
/** Every letter half as wide as high. */
const font: UploadFont = {
  textOf: (code) => String.fromCharCode(code),
  name: 'F',
  embedded: true,
  bytesPerCode: 1,
  widthOf: () => 500,
  blanks: new Set([32]),
  height: 1,
  glyphs: null,
  matrix: [0.001, 0, 0, 0.001, 0, 0],
  resources: null,
  missing: () => null,
}
const resources = context.obj({
  Font: { F: {} },
  ExtGState: {
    over: { OP: true, OPM: 1 },
    fillOver: { OP: true, op: false },
    half: { ca: 0.5, CA: 0.25, BM: ['Odd', 'Multiply'] },
    mask: { SMask: { S: 'Luminosity' } },
    clear: { SMask: 'None', LW: 3, Font: [{}, 4] },
  },
  ColorSpace: {
    icc: ['ICCBased', context.register(context.stream('', { N: 4 }))],
    black: ['Separation', 'Black', 'DeviceGray', {}],
    all: ['Separation', 'All', 'DeviceGray', {}],
    hks: [
      'Separation',
      'HKS 13',
      'DeviceCMYK',
      { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 0.5, 0], N: 1 },
    ],
    DefaultRGB: ['ICCBased', context.register(context.stream('', { N: 3 }))],
  },
})
const round = ({ x, y, w, h }: Rect) => [x, y, w, h].map((value) => Math.round(value * 1000) / 1000).join(' ')

/** Runs a stream on a page of 100 x 100. */
function runOn(sink: Sink, stream: string): void {
  const run = new ContentRun(objects, sink, resources, {
    around: {
      base: [1, 0, 0, 1, 0, 0],
      fontOf: () => font,
      runForm: () => undefined,
      runPattern: () => undefined,
      runGlyph: () => undefined,
    },
    state: initialState([1, 0, 0, 1, 0, 0], { x: 0, y: 0, w: 100, h: 100 }),
  })
  const content = new TextEncoder().encode(stream)
  for (const operation of placedOperations(content)) run.step(operation, content)
}

const NOTHING: Sink = {
  mark: () => undefined,
  beginGroup: () => undefined,
  endGroup: () => undefined,
}

/** What a stream paints. */
function painted(stream: string): string[] {
  return marks(stream).map(({ inhalt, box, colours }) => {
    const white = colours.length > 0 && colours.every((colour) => colour.white)
    return `${white ? 'weiß' : inhalt} ${round(box)}`
  })
}

/** How it paints. */
function marks(stream: string): Mark[] {
  const seen: Mark[] = []
  runOn({ ...NOTHING, mark: (mark) => void seen.push(mark) }, stream)
  return seen
}

describe('what a content stream paints (ISO 32000-1, 8 and 9)', () => {
  test.each<[string, string[]]>([
    ['10 20 30 40 re f', ['Fläche 10 20 30 40']],
    ['10 20 30 40 re n', []],
    ['10 20 m 40 60 l S', ['Fläche 10 20 30 40']],
    ['10 20 m 15 25 20 30 40 60 c h B', ['Fläche 10 20 30 40', 'Fläche 10 20 30 40']],
    ['10 20 m 20 30 40 60 v b*', ['Fläche 10 20 30 40', 'Fläche 10 20 30 40']],
    ['10 20 m 20 30 40 60 y s', ['Fläche 10 20 30 40']],
    ['2 0 0 3 5 7 cm 1 1 2 2 re f', ['Fläche 7 10 4 6']],
    ['q 2 0 0 2 0 0 cm 1 1 1 1 re f Q 1 1 1 1 re f', ['Fläche 2 2 2 2', 'Fläche 1 1 1 1']],
    ['0 0 50 50 re W n 40 40 30 30 re f', ['Fläche 40 40 10 10']],
    ['0 0 50 50 re W* n q 0 0 10 10 re W n Q 5 5 90 90 re f', ['Fläche 5 5 45 45']],
    ['200 0 5 5 re W n 0 0 90 90 re f', []],
    ['90 90 30 30 re f', ['Fläche 90 90 10 10']],
    ['sh', ['Verlauf 0 0 100 100']],
    ['1 g 1 1 5 5 re f', ['weiß 1 1 5 5']],
    ['0.995 g 1 1 5 5 re f', ['Fläche 1 1 5 5']],
    ['1 1 1 rg 1 1 5 5 re 2 2 1 1 re f', ['weiß 1 1 5 5']],
    ['1 1 0.9 rg 1 1 5 5 re f', ['Fläche 1 1 5 5']],
    ['0 0 0 0 k 1 1 5 5 re F', ['weiß 1 1 5 5']],
    ['1 0.5 0 0.25 k 1 1 5 5 re f*', ['Fläche 1 1 5 5']],
    ['1 G 1 1 m 6 6 l S', ['weiß 1 1 5 5']],
    ['1 g 0 G 1 1 m 6 6 l B', ['weiß 1 1 5 5', 'Fläche 1 1 5 5']],
    ['1 g /Pattern cs 1 1 5 5 re f', ['Fläche 1 1 5 5']],
    ['1 g 0.3 scn 1 1 5 5 re f', ['Fläche 1 1 5 5']],
    ['1 G 0.3 SC 1 1 m 6 6 l S', ['Fläche 1 1 5 5']],
  ])('%s', (stream, expected) => {
    expect(painted(stream)).toEqual(expected)
  })

  test.each([
    ['/W 8 /H 4 /CS /G', [8, 4], 'DeviceGray', 8],
    ['/Width 8 /Height 4 /ColorSpace /RGB', [8, 4], 'DeviceRGB', 8],
    ['/CS /CMYK /H 4 /W 8 /BPC 4', [8, 4], 'DeviceCMYK', 4],
    ['/CS /Own /W 8', [8, 0], 'Own', 8],
    ['/IM true /W 8 /H 4', [8, 4], 'Maske', 1],
  ])('an inline picture %s', (dict, px, space, bits) => {
    const [mark] = marks(`20 0 0 10 5 6 cm BI ${dict} ID x EI`)
    expect(mark?.picture).toEqual({
      stream: expect.any(PDFRawStream) as unknown,
      px,
      size: [20, 10],
      space,
      bits,
      coding: null,
    })
    expect(mark?.box).toEqual({ x: 5, y: 6, w: 20, h: 10 })
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
    ['10 20 Td 1 G 1 Tr (ab) Tj', ['weiß 10 18 10 9.5']],
    ['10 20 Td 1 g 1 Tr (ab) Tj', ['Text 10 18 10 9.5']],
    ['10 20 Td 1 g (ab) Tj', ['weiß 10 18 10 9.5']],
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

describe('how it is painted', () => {
  const RECT = '1 1 5 5 re f'
  const colourOf = (stream: string) => marks(stream)[0]?.colours[0]

  test.each<[string, string, (number | undefined)[] | undefined]>([
    ['0 g', 'DeviceGray', [0, 0, 0, 1]],
    ['0.25 g', 'DeviceGray', [0, 0, 0, 0.75]],
    ['1 0.5 0 0.25 k', 'DeviceCMYK', [1, 0.5, 0, 0.25]],
    ['/DeviceCMYK cs', 'DeviceCMYK', [0, 0, 0, 1]],
    ['/icc cs 0 1 0 0 sc', 'ICC4', [0, 1, 0, 0]],
    ['/black cs 0.5 scn', 'Spot:Black', [0, 0, 0, 0.5]],
    ['/all cs 1 scn', 'Spot:All', [1, 1, 1, 1]],
    ['/hks cs 0.5 scn', 'Spot:HKS 13', [0, 0.5, 0.25, 0]],
    ['1 0 0 rg', 'ICC3', undefined],
    ['/nobody cs 1 scn', 'nobody', undefined],
  ])('%s is a colour of %s', (set, space, cmyk) => {
    expect(colourOf(`${set} ${RECT}`)).toMatchObject({ space, cmyk: cmyk ?? null, white: false })
  })

  test.each(['1 g', '1 1 1 rg', '0 0 0 0 k', '/icc cs 0 0 0 0 sc', '/hks cs 0 scn'])('%s is white', (set) => {
    expect(colourOf(`${set} ${RECT}`)?.white).toBe(true)
  })

  test('a state may come from a dictionary, and goes with Q', () => {
    expect(marks(`/half gs ${RECT}`)[0]).toMatchObject({ alpha: 0.5, blend: 'Odd', overprint: false })
    expect(marks(`/half gs 1 1 m 5 5 l S`)[0]).toMatchObject({ alpha: 0.25 })
    expect(marks(`/over gs ${RECT}`)[0]).toMatchObject({ overprint: true, sparesZeros: true })
    expect(marks(`/fillOver gs ${RECT} 1 1 m 5 5 l S`).map(({ overprint }) => overprint)).toEqual([false, true])
    expect(marks(`q /over gs Q ${RECT}`)[0]).toMatchObject({ overprint: false, sparesZeros: false })
    expect(marks(`/mask gs ${RECT} /clear gs ${RECT}`).map(({ masked }) => masked)).toEqual([true, false])
    expect(marks(`/clear gs BT (ab) Tj ET`)[0]).toMatchObject({ inhalt: 'Text', size: 4 })
  })

  test('a line is as wide as it is printed', () => {
    const width = (stream: string) => marks(`${stream} 1 1 m 5 5 l S`)[0]?.line
    expect(width('')).toBe(1)
    expect(width('0 w')).toBe(0)
    expect(width('0.5 0 0 0.5 0 0 cm 0.4 w')).toBeCloseTo(0.2)
    expect(width('0 2 -2 0 90 0 cm 0.5 w')).toBeCloseTo(1)
    expect(width('/clear gs')).toBe(3)
  })

  test('type is as high as it is printed, and blanks are none', () => {
    const size = (stream: string) => marks(`BT /F 10 Tf ${stream} ET`).map((mark) => mark.size)
    expect(size('(ab) Tj')).toEqual([10])
    expect(size('0.5 0 0 0.3 0 0 Tm (ab) Tj')).toEqual([3])
    expect(size('0 2 -2 0 50 0 Tm (ab) Tj')).toEqual([20])
    expect(size('(  ) Tj')).toEqual([])
    // A turned page, type upside down: still as high.
    expect(size('1 0 0 -1 0 20 Tm (ab) Tj')).toEqual([10])
  })

  test('a clip that is no upright rectangle is kept as a shape', () => {
    expect(marks(`0 0 m 9 0 l 9 9 l h W n ${RECT}`)[0]?.clipPath).toMatchObject({ evenOdd: false, within: null })
    expect(marks(`0 0 50 50 re W* n ${RECT}`)[0]?.clipPath).toBeNull()
    expect(marks(`BT 7 Tr /F 10 Tf (ab) Tj ET ${RECT}`)[0]?.masked).toBe(true)
  })
})
