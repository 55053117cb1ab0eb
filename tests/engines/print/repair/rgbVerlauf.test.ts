import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { farbwandler } from '#mocks/backend/platform/print/farbwandler.ts'
import { loadPdf } from '#src/engines/print/objects/loadPdf.ts'
import { makePressReady } from '#src/engines/print/repair/pressReady.ts'
import { checkPdfx } from '#src/engines/print/pdfx/checkPdfx.ts'
import { preflightPdf } from '#src/engines/print/preflight/preflightPdf.ts'
import { repairPdf } from '#src/engines/print/repair/repairPdf.ts'
import { raster, withFile } from '../fixtures.ts'
import { distilled } from '../preflight/distilled.ts'
import { separated } from '../preflight/separations.ts'

const profil = new Uint8Array(readFileSync('public/druckprofil/FOGRA39L.icc'))

async function repaired(file: Uint8Array): Promise<Uint8Array> {
  const befunde = await preflightPdf(file, 'maxipostkarte')
  const done = await repairPdf(file, 'maxipostkarte', { befunde, wandler: () => farbwandler(profil, 60_000) })
  if (!done) throw new Error('nothing was mended')
  return done.bytes
}

/** Rules about colours of a device that a file breaks when it is printed. */
async function offenes(file: Uint8Array): Promise<string[]> {
  const doc = await loadPdf(file)
  makePressReady(doc)
  const found = checkPdfx(doc, file)
  return [...new Set(found.filter(({ text }) => text.includes('RGB')).map(({ regel }) => regel))]
}

/** Colours of a page, mm from left and top of the sheet. */
const seen = (file: Uint8Array, places: readonly [number, number][], side: number, dpi = 72): Promise<number[][]> =>
  withFile(file, async (path, folder) => {
    const page = await raster(path, folder, side, dpi)
    return places.map(([x, y]) => page.at((x * dpi) / 25.4, (y * dpi) / 25.4))
  })

const FILES = ['cairo-maske', 'cairo-netz', 'cairo-x-zone-maske', 'chrome-effekte', 'rsvg-verlauf']
const PLACES = [20, 60, 90, 110, 125, 140, 155, 170, 190, 220].flatMap((x) =>
  [20, 45, 70, 90, 110].map((y): [number, number] => [x, y]),
)
/** Another light, but the same place: poppler shows inks without a profile. */
const ALIKE = 70

function expectAlike(was: number[][], is: number[][], places: readonly [number, number][]): void {
  for (const [i, colour] of is.entries())
    for (const [k, part] of colour.entries())
      expect(Math.abs(part - (was[i]?.[k] ?? 0)), `${String(places[i])} mm`).toBeLessThan(ALIKE)
}

describe('gradients of other programs', () => {
  test.each(FILES)('%s: its gradients become inks, its masks grey, and it looks as before', async (file) => {
    const before = new Uint8Array(readFileSync(`tests/engines/print/corpus/files/${file}.pdf`))
    const after = await repaired(before)
    expect(await offenes(before)).not.toEqual([])
    expect(await offenes(after)).toEqual([])
    expectAlike(await seen(before, PLACES, 2), await seen(after, PLACES, 2), PLACES)
  })
})

const clipped = (shading: string) => `gsave 20 20 200 90 rectclip ${shading} shfill grestore`
const SPACE = '/ColorSpace /DeviceRGB'
const RUN = (c0: string, c1: string) => `/Function << /FunctionType 2 /N 1 /Domain [0 1] /C0 [${c0}] /C1 [${c1}] >>`
const LINE = `<< /ShadingType 2 ${SPACE} /Coords [30 0 200 0] /Extend [true true]`
const EDGE = `/Function << /FunctionType 3 /Domain [0 1] /Bounds [0.4] /Encode [0 1 0 1]
  /Functions [ ${RUN('1 0 0', '1 0 0').slice(10)} ${RUN('0 0 1', '0 0 1').slice(10)} ] >>`
const drawn: [string, string][] = [
  [
    'along a line, with a ground',
    `<< /PatternType 2 /Shading ${LINE} /Background [1 1 0] ${RUN('1 0.9 0.2', '0 0.4 0.6')} >> >> matrix makepattern setpattern 20 20 200 90 rectfill`,
  ],
  [
    'from circle to circle',
    clipped(`<< /ShadingType 3 ${SPACE} /Coords [100 60 5 100 60 60] ${RUN('1 0.4 0.2', '0.2 0.8 0.6')} >>`),
  ],
  [
    'over a plane',
    clipped(`<< /ShadingType 1 ${SPACE} /Domain [0 1 0 1] /Matrix [150 0 0 80 30 25]
    /Function << /FunctionType 0 /Domain [0 1 0 1] /Range [0 1 0 1 0 1] /Size [2 2] /BitsPerSample 8 /Order 1
    /DataSource <FF2020 20C040 2060FF F0E020> >> >>`),
  ],
  [
    'of a mesh of triangles',
    clipped(`<< /ShadingType 4 ${SPACE} /DataSource [
    0 30 25 1 0.2 0.2  0 200 25 0.2 0.8 0.2  0 30 105 0.2 0.2 1  1 200 105 1 0.9 0.2 ] >>`),
  ],
  [
    'of a mesh by one number',
    clipped(
      `<< /ShadingType 4 ${SPACE} /DataSource [ 0 30 25 0  0 200 25 1  0 30 105 0.5 ] ${RUN('1 0.4 0.2', '0.2 0.8 0.6')} >>`,
    ),
  ],
  [
    'of a lattice',
    clipped(`<< /ShadingType 5 ${SPACE} /VerticesPerRow 2 /DataSource [
    30 25 1 0.2 0.2  200 25 0.2 0.8 0.2  30 60 0.9 0.9 0.2  200 60 0.2 0.6 0.8  30 105 0.2 0.2 1  200 105 1 0.9 0.2 ] >>`),
  ],
  [
    'of Coons patches',
    clipped(`<< /ShadingType 6 ${SPACE} /DataSource [ 0 40 40 30 60 50 80 40 100 60 110 80 90 100 100 110 80 90 60 100 40 80 30 60 50
    1 0.2 0.2  0.2 0.8 0.2  0.2 0.2 1  1 0.9 0.2
    2 120 30 140 50 160 40 170 60 150 80 160 100 140 110 120 90  0.9 0.2 0.8  0.2 0.9 0.9 ] >>`),
  ],
  [
    'of a tensor patch',
    clipped(`<< /ShadingType 7 ${SPACE} /DataSource [ 0 40 40 40 60 40 80 40 100 60 100 80 100 100 100 100 80 100 60 100 40 80 40 60 40
    60 60 60 80 80 80 80 60  1 0.2 0.2  0.2 0.8 0.2  0.2 0.2 1  1 0.9 0.2 ] >>`),
  ],
  [
    'a pattern painted in a colour',
    `<< /PatternType 1 /PaintType 2 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10
    /PaintProc { pop 0 0 8 8 rectfill } bind >> matrix makepattern
    [/Pattern /DeviceRGB] setcolorspace 0.9 0.3 0.2 4 -1 roll setcolor 20 20 200 90 rectfill
    0.2 0.3 0.9 setrgbcolor 60 60 30 30 rectfill`,
  ],
  [
    'a picture between the operators',
    `gsave 30 30 translate 150 70 scale 4 2 8 [4 0 0 -2 0 2]
    {<FF2020 20C040 2060FF F0E020 808080 FFFFFF 000000 C020C0>} false 3 colorimage grestore`,
  ],
]

const SAMPLE = new Set(['along a line, with a ground', 'of Coons patches', 'a picture between the operators'])

async function turned(operators: string): Promise<void> {
  const before = await distilled(operators)
  expect(await offenes(before)).not.toEqual([])
  const after = await repaired(before)
  expect(await offenes(after)).toEqual([])
  const was = await seen(before, PLACES, 1)
  expectAlike(was, await seen(after, PLACES, 1), PLACES)
  // Something was drawn there at all.
  expect(new Set(was.map(String)).size).toBeGreaterThan(3)
}

describe('gradients and small pictures that Ghostscript writes', () => {
  test.each(drawn.filter(([kind]) => SAMPLE.has(kind)))('%s', (_, operators) => turned(operators))
  test.each(drawn.filter(([kind]) => !SAMPLE.has(kind)))('%s', { tags: ['proof'] }, (_, operators) => turned(operators))

  test('an edge within a gradient stays where it is', async () => {
    const file = await repaired(await distilled(clipped(`${LINE} ${EDGE} >>`)))
    const edge = 30 + 0.4 * 170
    const [left = [], right = []] = await seen(
      file,
      [
        [edge - 0.3, 60],
        [edge + 0.3, 60],
      ],
      1,
      254,
    )
    expect(left[0]).toBeGreaterThan(180)
    expect(right[0]).toBeLessThan(110)
  })

  test('one of greys alone is printed with black alone', async () => {
    const grey = await repaired(await distilled(clipped(`${LINE} ${RUN('0 0 0', '1 1 1')} >>`)))
    expect(await separated(grey)).toBeCloseTo(100, 0)
    const coloured = await repaired(await distilled(clipped(`${LINE} ${RUN('0 0.1 0.2', '1 1 1')} >>`)))
    expect(await separated(coloured)).toBeGreaterThan(200)
  })
})
