import { describe, expect, test } from 'vitest'
import { findingsOf, stream } from './operators.ts'

/** Embedded as far as the check asks; every letter half as wide as high. */
const FONT = [
  '<< /Type /Font /Subtype /TrueType /BaseFont /F /FontDescriptor 11 0 R >>',
  '<< /FontFile2 12 0 R >>',
  // A program of one table, without a letter.
  stream('', '\0\x01\0\0\0\x01\0\0\0\0\0\0glyf\0\0\0\0\0\0\0\x1c\0\0\0\0'),
]
const WITH_FONT = '/Font << /F 10 0 R >>'
const MM_PT = 25.4 / 72
const text = (size: number, before = '') =>
  `${before} BT /F ${(size * MM_PT).toFixed(4)} Tf 20 60 Td (Kleingedrucktes) Tj ET`
const codes = async (...args: Parameters<typeof findingsOf>) => (await findingsOf(...args)).map(({ code }) => code)

describe('lines', () => {
  const line = (width: number, more = '') => `${more} ${width * MM_PT} w 20 60 m 80 60 l S`
  test.each<[string, string, string[]]>([
    ['a quarter of a point', line(0.25), []],
    ['a fifth of a point', line(0.2), ['haarlinie']],
    ['no width at all', line(0), ['haarlinie']],
    ['one point at a tenth', `q 0.1 0 0 0.1 0 0 cm ${MM_PT} w 200 600 m 800 600 l S Q`, ['haarlinie']],
    ['a tenth of a point, ten times as large', `q 10 0 0 10 0 0 cm ${0.1 * MM_PT} w 2 6 m 8 6 l S Q`, []],
    ['white', line(0.1, '1 G'), []],
    ['a filled strip', '20 60 60 0.05 re f', ['haarlinie']],
    ['a filled strip of a third of a point', '20 60 60 0.12 re f', []],
    ['a speck', '20 60 0.05 0.05 re f', []],
    ['a crop mark outside the sheet', `0.05 w -9 3 m 0 3 l S -9 128 m 0 128 l S`, []],
    ['crop marks in one path around the sheet', '0.05 w -9 3 m 0 3 l 241 3 m 250 3 l 3 131 m 3 140 l S', []],
    ['a gradient in steps', Array.from({ length: 90 }, (_, i) => `${20 + i * 0.05} 60 0.05 30 re f`).join(' '), []],
  ])('%s', async (_, operators, expected) => {
    expect(await codes(operators)).toEqual(expected)
  })

  test('are named with place, figure and mend', async () => {
    expect(await findingsOf(line(0.1))).toMatchObject([
      {
        schwere: 'warnung',
        seite: 'vorderseite',
        ist: '0,1 pt',
        soll: 'mindestens 0,25 pt',
        abhilfe: 'groesser',
        stelle: { x: 20, y: 71 },
      },
    ])
  })
})

describe('small type', () => {
  test.each<[string, string, string[]]>([
    ['4 pt of one ink', text(4), []],
    ['3.5 pt of one ink', text(3.5), ['schriftKlein']],
    ['4.5 pt of two inks', text(4.5, '1 0.5 0 0 k'), ['schriftMehrfarbig']],
    ['4.5 pt of black on its own plate', text(4.5, '/Black cs 1 scn'), []],
    ['4.5 pt in RGB', text(4.5, '0.2 0.3 1 rg'), ['schriftMehrfarbig', 'rgb']],
    ['6 pt of two inks', text(6, '1 0.5 0 0 k'), []],
    ['8 pt of black out of four inks', text(8, '0.6 0.5 0.5 1 k'), ['schwarzMehrfarbig']],
    ['8 pt of black in RGB', text(8, '0 0 0 rg'), ['rgb', 'schwarzMehrfarbig']],
    ['12 pt of black out of four inks', text(12, '0.6 0.5 0.5 1 k'), []],
    ['20 pt at a tenth', `q 0.1 0 0 0.1 0 0 cm ${text(20).replace('20 60', '200 600')} Q`, ['schriftKlein']],
    ['blanks', text(1).replace('Kleingedrucktes', '   '), []],
    ['invisible', `3 Tr ${text(1)}`, []],
    ['a note outside the sheet', text(2).replace('20 60', '20 -5'), []],
  ])('%s', async (_, operators, expected) => {
    const found = await codes(
      operators,
      `${WITH_FONT} /ColorSpace << /Black [/Separation /Black /DeviceGray 13 0 R] >>`,
      [...FONT, '<< /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>'],
    )
    expect(found.toSorted()).toEqual(expected.toSorted())
  })
})

describe('overprint', () => {
  const GS = '/ExtGState << /over << /OP true /op true /OPM 1 >> /zero << /OP true /op true /OPM 0 >> >>'
  const SPOT = '/ColorSpace << /hks [/Separation /HKS#2013 /DeviceCMYK 10 0 R] >>'
  const TINT = ['<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0.5 0] /N 1 >>']
  const on = (ground: string, white: string) =>
    codes(`${ground} 20 40 60 60 re f ${white} 30 50 20 20 re f`, `${GS} ${SPOT}`, TINT)
  test.each<[string, string, string, string[]]>([
    ['white that knocks out', '1 0 0 0 k', '0 0 0 0 k', []],
    ['white that overprints', '1 0 0 0 k', '/over gs 0 0 0 0 k', ['weissUeberdruckt']],
    ['white grey that overprints', '1 0 0 0 k', '/over gs 1 g', ['weissUeberdruckt']],
    ['white that overprints, with zeros that knock out', '1 0 0 0 k', '/zero gs 0 0 0 0 k', []],
    ['white that overprints nothing but paper', '0 0 0 0 k', '/over gs 0 0 0 0 k', []],
    ['no tint of a spot colour', '1 0 0 0 k', '/zero gs /hks cs 0 scn', ['weissUeberdruckt']],
    ['black that overprints', '1 0 0 0 k', '/over gs 0 0 0 1 k', []],
    ['RGB that overprints', '1 0 0 0 k', '/over gs 1 0 0 rg', ['rgb', 'rgbUeberdruckt']],
  ])('%s', async (_, ground, white, expected) => {
    expect(await on(ground, white)).toEqual(expected)
  })
})

describe('the colour of registration marks', () => {
  const SPACES = '/ColorSpace << /all [/Separation /All /DeviceCMYK 13 0 R] >> /XObject << /Im 14 0 R >>'
  const OWN = [
    ...FONT,
    '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 1 1 1] /N 1 >>',
    stream(
      '/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace [/Separation /All /DeviceCMYK 13 0 R]',
      'a',
    ),
  ]
  const all = (operators: string) => findingsOf(operators, `${WITH_FONT} ${SPACES}`, OWN)
  const path = (...lines: string[]) => `/all CS 1 SCN 0.1 w ${lines.join(' ')} S`
  test.each<[string, string, string[]]>([
    ['a tint that no limit of ink forbids', '/all cs 0.6 scn 20 40 60 30 re f', ['passermarkenFarbe']],
    ['full, which is told once', text(20, '/all cs 1 scn'), ['passermarkenFarbe']],
    ['a picture', 'q 10 0 0 10 50 50 cm /Im Do Q', ['passermarkenFarbe']],
    ['no tint', '/all cs 0 scn 20 40 60 30 re f', []],
    ['not to be seen', `/all cs 0.6 scn 3 Tr ${text(20)}`, []],
    ['marks around the sheet', path('-9 3 m -1 3 l', '-9 128 m -1 128 l'), []],
    ['marks around the sheet in one path', path('-9 3 m -1 3 l 250 3 m 242 3 l', '3 -9 m 3 -1 l 3 140 m 3 132 l'), []],
    // InDesign's marks begin 2.117 mm from the cut, however wide the bleed is.
    ['marks that begin in the bleed', path('-9 3 m 0.9 3 l', '250 128 m 240.1 128 l'), []],
    ['a frame along the bleed', path('1 1 239 129 re'), []],
    ['a line through the sheet', path('-9 60 m 250 61 l'), ['passermarkenFarbe']],
    ['an area beside the marks, in their path', path('-9 3 m -1 3 l', '20 40 60 30 re'), ['passermarkenFarbe']],
  ])('%s', async (_, operators, expected) => {
    expect((await all(operators)).map(({ code }) => code).toSorted()).toEqual(expected)
  })

  test('is said where, and how much', async () => {
    const [found] = await all(`/all cs 0.5 scn 20 30 10 10 re f 40 30 50 50 re f ${text(20)}`)
    expect(found).toMatchObject({
      schwere: 'warnung',
      code: 'passermarkenFarbe',
      seite: 'vorderseite',
      stelle: { x: 40, y: 51, w: 50, h: 50 },
    })
    expect(found?.text).toContain('(2 Flächen, 1 Text)')
  })
})

describe('RGB', () => {
  test('is said where, and how much', async () => {
    const operators = `1 0 0 rg 20 30 10 10 re f 40 30 50 50 re f 0 0 1 RG 2 w 20 90 m 60 90 l S ${text(20)} q 10 0 0 10 100 50 cm /Im Do Q`
    const picture = stream('/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB', 'abc')
    const [found] = await findingsOf(operators, `${WITH_FONT} /XObject << /Im 13 0 R >>`, [...FONT, picture])
    expect(found).toMatchObject({ code: 'rgb', seite: 'vorderseite', stelle: { x: 40, y: 51, w: 50, h: 50 } })
    expect(found?.text).toContain('(3 Flächen, 1 Text, 1 Bild)')
  })

  test('that is white is paper', async () => {
    expect(await codes('1 1 1 rg 0 0 241 131 re f')).toEqual([])
  })

  test('of an indexed picture and of a gradient counts', async () => {
    const indexed = stream(
      '/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace [/Indexed /DeviceRGB 0 <ff0000>]',
      'a',
    )
    expect(await codes('q 10 0 0 10 50 50 cm /Im Do Q', '/XObject << /Im 10 0 R >>', [indexed])).toEqual(['rgb'])
    const shading = '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 241 0] /Function 11 0 R >>'
    const run = '<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>'
    expect(await codes('/S sh', '/Shading << /S 10 0 R >>', [shading, run])).toEqual(['rgb'])
  })
})

describe('what hides within other things', () => {
  const LOW = stream(
    '/Subtype /Image /Width 10 /Height 10 /BitsPerComponent 8 /ColorSpace /DeviceGray',
    'x'.repeat(100),
  )
  test('a pattern’s picture has the resolution at which it is printed', async () => {
    const pattern = stream(
      '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources << /XObject << /Im 11 0 R >> >>',
      'q 10 0 0 10 0 0 cm /Im Do Q',
    )
    const found = await findingsOf('/Pattern cs /P scn 20 30 50 40 re f', '/Pattern << /P 10 0 R >>', [pattern, LOW])
    expect(found).toMatchObject([{ code: 'aufloesung', ist: '72 dpi', stelle: { x: 20, y: 61, w: 50, h: 40 } }])
  })

  test('a pattern without colours takes the one that it is used with', async () => {
    const pattern = stream(
      '/PatternType 1 /PaintType 2 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>',
      '0 0 5 5 re f',
    )
    const use = (colour: string, base: string) =>
      codes(
        `/PCS cs ${colour} /P scn 20 30 50 40 re f`,
        `/Pattern << /P 10 0 R >> /ColorSpace << /PCS [/Pattern ${base}] >>`,
        [pattern],
      )
    expect(await use('1 0 0', '/DeviceRGB')).toEqual(['rgb'])
    expect(await use('1 0 0 0', '/DeviceCMYK')).toEqual([])
  })

  test('a letter that is a picture has a resolution, too', async () => {
    const type3 = `<< /Type /Font /Subtype /Type3 /FontMatrix [0.1 0 0 0.1 0 0] /FontBBox [0 0 10 10] /FirstChar 97 /LastChar 97 /Widths [10]
      /Encoding << /Differences [97 /a] >> /CharProcs << /a 11 0 R >> /Resources << >> >>`
    const glyph = stream('', '10 0 0 0 10 10 d1 10 0 0 10 0 0 cm BI /W 8 /H 8 /IM true /BPC 1 ID aaaaaaaa EI')
    const found = await findingsOf('BT /F 7.0556 Tf 20 60 Td (a) Tj ET', WITH_FONT, [type3, glyph])
    expect(found).toMatchObject([{ code: 'aufloesung', schwere: 'fehler', ist: '28 dpi' }])
  })

  test('a form takes the resources of the page where it has none', async () => {
    const form = stream('/Subtype /Form /BBox [0 0 241 131]', 'q 50 0 0 50 20 20 cm /Im Do Q')
    const found = await findingsOf('/Fm Do', '/XObject << /Fm 10 0 R /Im 11 0 R >>', [form, LOW])
    expect(found).toMatchObject([{ code: 'aufloesung', ist: '5 dpi' }])
  })

  test('JPEG 2000 says its size and colours itself', async () => {
    const u32 = (value: number) =>
      String.fromCharCode((value >> 24) & 255, (value >> 16) & 255, (value >> 8) & 255, value & 255)
    const box = (name: string, body: string) => `${u32(8 + body.length)}${name}${body}`
    const head = box(
      'jp2h',
      box('ihdr', `${u32(100)}${u32(200)}\0\x03\x07\x07\0\0`) + box('colr', `\x01\0\0${u32(16)}`),
    )
    const jpx = stream(
      '/Subtype /Image /Width 9999 /Height 9999 /Filter /JPXDecode',
      `${box('jP  ', '\r\n\x87\n')}${box('ftyp', 'jp2 ')}${head}${box('jp2c', '')}`,
    )
    const found = await findingsOf('q 50.8 0 0 25.4 20 20 cm /Im Do Q', '/XObject << /Im 10 0 R >>', [jpx])
    expect(found).toMatchObject([{ code: 'aufloesung', ist: '100 dpi' }, { code: 'rgb' }])
  })

  test('a font that is missing is told with its place, unless nothing of it is seen', async () => {
    const font = ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>']
    const use = (operators: string) => findingsOf(operators, WITH_FONT, font)
    expect(await use(text(12))).toMatchObject([{ code: 'schriftFehlt', seite: 'vorderseite', stelle: { x: 20 } }])
    expect(await use(text(12).replace('20 60', '20 -9'))).toEqual([])
  })
})
