import { describe, expect, test } from 'vitest'
import type { Befund } from '#src/contract/dokument.ts'
import { preflightPdf } from '#src/engines/print/preflight/preflightPdf.ts'
import { distilled } from './distilled.ts'
import { separated } from './separations.ts'

const TO_DARK = '/Function << /FunctionType 2 /N 1 /Domain [0 1] /C0 [0 0.1 0 0] /C1 [1 1 1 0.6] >>'
const SPACE = '/ColorSpace /DeviceCMYK'
const AXIAL = `<< /ShadingType 2 ${SPACE} /Extend [true true] /Coords [40 0 100 0] ${TO_DARK} >>`
const RADIAL = `<< /ShadingType 3 ${SPACE} /Extend [true false] /Coords [80 60 10 80 60 40] ${TO_DARK.replace('/C0 [0 0.1 0 0] /C1 [1 1 1 0.6]', '/C0 [1 0.8 1 0.4] /C1 [0 0 0.2 0]')} >>`
const SAMPLED = `/Function << /FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1 0 1] /Size [2] /BitsPerSample 8 /Order 1
  /DataSource <00000000FFFFFF80> >>`
const PLANE = `<< /ShadingType 1 ${SPACE} /Domain [0 1 0 1] /Matrix [60 0 0 60 40 40]
  /Function << /FunctionType 0 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1] /Size [2 2] /BitsPerSample 8 /Order 1
  /DataSource <FFFFFF66 00000000 FFFFFF66 00000000> >> >>`
const FREE = `<< /ShadingType 4 ${SPACE} /DataSource [
  0 40 40 1 1 1 0.5  0 100 40 1 1 1 0.5  0 40 100 1 1 1 0.5  1 100 100 0 0 0 0 ] >>`
const LATTICE = `<< /ShadingType 5 ${SPACE} /VerticesPerRow 2 /DataSource [
  40 40 1 1 1 0.3  100 40 1 1 1 0.3  40 60 1 1 1 0.3  100 60 1 1 1 0.3  40 100 0 0 0 0  100 100 0 0 0 0 ] >>`
const COONS = `<< /ShadingType 6 ${SPACE} /DataSource [ 0 40 40 30 60 50 80 40 100 60 110 80 90 100 100 110 80 90 60 100 40 80 30 60 50
  1 1 1 0.5  1 1 1 0.5  0 0 0 0  0 0 0 0
  2 120 30 140 50 160 40 170 60 150 80 160 100 140 110 120 90  1 0.9 0.9 0.8  1 0.9 0.9 0.8 ] >>`
const TENSOR = `<< /ShadingType 7 ${SPACE} /DataSource [ 0 40 40 40 60 40 80 40 100 60 100 80 100 100 100 100 80 100 60 100 40 80 40 60 40
  60 60 60 80 80 80 80 60  0 0 0 0  1 1 0.8 0.6  1 1 0.8 0.6  0 0 0 0 ] >>`
const clipped = (x: number, y: number, w: number, h: number, body: string) =>
  `gsave ${x} ${y} ${w} ${h} rectclip ${body} grestore `
const filled = (shading: string) =>
  `gsave << /PatternType 2 /Shading ${shading} >> matrix makepattern setpattern 40 40 90 60 rectfill grestore `
/** Rows of 512 bits, of which the left half is set; Ghostscript puts small pictures between the operators. */
const stencil = (polarity: boolean) =>
  `gsave 40 40 translate 64 64 scale 512 512 ${polarity} [512 0 0 -512 0 512] {<${'FF'.repeat(32)}${'00'.repeat(32)}>} imagemask grestore `
/** A letter that is drawn in colours of its own, or in that of the text. */
const letter = (drawing: string) => `<< /FontType 3 /FontMatrix [1 0 0 1 0 0] /FontBBox [0 0 1 1]
  /Encoding 256 array 0 1 255 { 1 index exch /a put } for
  /BuildChar { pop pop ${drawing} 0.1 0.1 0.8 0.8 rectfill } >> /Drawn exch definefont pop
  /Drawn findfont 40 scalefont setfont 40 40 moveto (a) show `

const cases: [string, string, number | null][] = [
  ['along a line', clipped(30, 30, 100, 60, `${AXIAL} shfill`), 360],
  ['along a line, dark end clipped away', clipped(30, 30, 40, 60, `${AXIAL} shfill`), null],
  [
    'along a line, under paper',
    `${clipped(30, 30, 100, 60, `${AXIAL} shfill`)} 0 0 0 0 setcmykcolor 60 20 90 90 rectfill`,
    null,
  ],
  ['along a line, by a table', clipped(30, 30, 100, 60, `${AXIAL.replace(TO_DARK, SAMPLED)} shfill`), 350],
  ['as a pattern', filled(AXIAL), 360],
  ['from circle to circle', clipped(30, 20, 100, 90, `${RADIAL} shfill`), 320],
  ['over a plane', `${PLANE} shfill`, 340],
  ['of a mesh of triangles', `${FREE} shfill`, 350],
  ['of a lattice', `${LATTICE} shfill`, 330],
  ['of Coons patches', `${COONS} shfill`, 360],
  ['of a tensor patch', `${TENSOR} shfill`, 340],
  ['of a stencil', `1 1 1 0.2 setcmykcolor ${stencil(true)}`, 320],
  [
    'of a stencil, over ink at its bare half',
    `0.9 0.9 0.9 0 setcmykcolor 72 40 32 64 rectfill 0 0 0 1 setcmykcolor ${stencil(true)}`,
    null,
  ],
  ['of a stencil of zeros', `1 1 1 0.2 setcmykcolor ${stencil(false)}`, 320],
  [
    'of a small stencil, which stands between the operators',
    `1 1 1 0.2 setcmykcolor gsave 40 40 translate 64 64 scale 64 64 true [64 0 0 -64 0 64] {<${'FFFFFFFF00000000'.repeat(64)}>} imagemask grestore`,
    320,
  ],
  [
    'of a small picture, which stands between the operators',
    `gsave 40 40 translate 64 64 scale 8 8 8 [8 0 0 -8 0 8] {<${'E6E6E666'.repeat(32)}${'1A000000'.repeat(32)}>} false 4 colorimage grestore`,
    310,
  ],
  ['of a drawn letter with colours of its own', letter('1 0 setcharwidth 1 1 1 0.2 setcmykcolor'), 320],
  [
    'of a drawn letter in the colour of the text',
    `0.9 1 1 0.2 setcmykcolor ${letter('1 0 0 0 1 1 setcachedevice')}`,
    310,
  ],
]
const SAMPLE = new Set([
  'along a line',
  'of Coons patches',
  'of a stencil',
  'of a drawn letter with colours of its own',
])

const inkOf = (befunde: readonly Befund[]) => befunde.find(({ code }) => code === 'farbauftrag')

async function compare(operators: string, expected: number | null): Promise<void> {
  const file = await distilled(operators)
  const truth = await separated(file)
  const found = inkOf(await preflightPdf(file, 'maxipostkarte'))
  const ours = Number.parseInt(found?.ist ?? '0', 10)
  expect(expected === null ? truth <= 301 : Math.abs(truth - expected) <= 4).toBe(true)
  expect(Math.abs(ours - (expected === null ? 0 : truth))).toBeLessThanOrEqual(4)
}

describe('the ink that Ghostscript wrote and separates', () => {
  test.each(cases.filter(([name]) => SAMPLE.has(name)))('%s', (_, operators, expected) => compare(operators, expected))
  test.each(cases.filter(([name]) => !SAMPLE.has(name)))('%s', { tags: ['proof'] }, (_, operators, expected) =>
    compare(operators, expected),
  )

  test('of a stencil is named where its bits are set', async () => {
    const file = await distilled(`1 1 1 0.2 setcmykcolor ${stencil(true)}`)
    expect(inkOf(await preflightPdf(file, 'maxipostkarte'))?.stelle).toEqual({ x: 40, y: 27, w: 32, h: 64 })
  })

  test('of a gradient is named where it is too much', async () => {
    const file = await distilled(clipped(30, 30, 100, 60, `${AXIAL} shfill`))
    // 0.1 + 3.5 t are 300 % at t = 0.83, which is 89.8 mm.
    const place = inkOf(await preflightPdf(file, 'maxipostkarte'))?.stelle
    expect(place).toEqual({ x: 90, y: 41, w: 40, h: 60 })
  })
})
