import { PDFDocument, PDFName, PDFString, cmyk } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { preflightPdf } from '#src/engines/print/preflight/preflightPdf.ts'
import { repairPdf } from '#src/engines/print/repair/repairPdf.ts'
import { raster, run, withFile } from '../fixtures.ts'
import { pdfOf, stream } from '../preflight/operators.ts'
import { separated } from '../preflight/separations.ts'
import { expectSentences } from '../sentences.ts'

const pt = (mm: number): number => (mm * 72) / 25.4
const name = (key: string) => PDFName.of(key)

async function card(change: (doc: PDFDocument) => void = () => undefined, margin = 0): Promise<Uint8Array> {
  const doc = await PDFDocument.create()
  for (let i = 0; i < 2; i++) {
    const page = doc.addPage([pt(241 + 2 * margin), pt(131 + 2 * margin)])
    page.setTrimBox(pt(3 + margin), pt(3 + margin), pt(235), pt(125))
    page.drawRectangle({
      x: pt(20 + margin),
      y: pt(80 + margin),
      width: pt(30),
      height: pt(20),
      color: cmyk(0, 1, 0, 0),
    })
    // A mark outside the sheet.
    if (margin > 0) page.drawRectangle({ x: 0, y: pt(60), width: pt(margin - 1), height: 2, color: cmyk(0, 0, 0, 1) })
  }
  doc.catalog.set(name('OutputIntents'), doc.context.obj([{}]))
  change(doc)
  return doc.save({ useObjectStreams: false })
}

async function repaired(file: Uint8Array) {
  const before = await preflightPdf(file, 'maxipostkarte')
  const done = await repairPdf(file, 'maxipostkarte', { befunde: before })
  if (!done) return null
  const after = await preflightPdf(done.bytes, 'maxipostkarte')
  return { bytes: done.bytes, told: done.befunde.map(({ code }) => code), left: after.map(({ code }) => code) }
}

test('a file in which nothing is to be mended stays as it came', async () => {
  expect(await repaired(await card())).toBeNull()
})

test('a lost index is made anew, and other programs read the file without a word', async () => {
  const broken = Buffer.from(await card())
    .toString('latin1')
    .replace(/startxref\n\d+/, 'startxref\n5')
  const done = await repaired(new Uint8Array(Buffer.from(broken, 'latin1')))
  expect(done).toMatchObject({ told: ['wiederhergestellt'], left: [] })
  await withFile(done?.bytes ?? new Uint8Array(), (file) => {
    expect(run('qpdf', ['--check', file])).toContain('No syntax or stream encoding errors')
  })
})

test('comments, scripts and attachments are not in the stored file, and are told of', async () => {
  const done = await repaired(
    await card((doc) => {
      doc.addJavaScript('x', 'app.alert("GEHEIM")')
      doc
        .getPage(0)
        .node.set(
          name('Annots'),
          doc.context.obj([
            { Type: 'Annot', Subtype: 'Square', Contents: PDFString.of('GEHEIM'), Rect: [0, 0, 99, 99] },
          ]),
        )
    }),
  )
  expect(done).toMatchObject({ told: ['aktiverInhalt', 'anmerkung'], left: [] })
  await withFile(done?.bytes ?? new Uint8Array(), (file, folder) => {
    run('qpdf', ['--qdf', '--object-streams=disable', file, `${folder}/open.pdf`])
    expect(run('cat', [`${folder}/open.pdf`])).not.toMatch(/GEHEIM|JavaScript|Annot/)
  })
})

test('marks around the sheet are cut off, so that what is shown is our sheet', async () => {
  const done = await repaired(await card(undefined, 12))
  expect(done).toMatchObject({ told: [], left: [] })
  await withFile(done?.bytes ?? new Uint8Array(), async (file, folder) => {
    const page = await raster(file, folder, 1, 25.4)
    expect([page.width, page.height]).toEqual([241, 131])
    const [red, green] = page.at(35, 131 - 90)
    expect(red - green).toBeGreaterThan(100)
  })
})

test('the colour of registration marks is printed with black alone, tint for tint, wherever it is named', async () => {
  const ALL = '[/Separation /All /DeviceCMYK 10 0 R]'
  const OWN = [
    '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 1 1 1] /N 1 >>',
    stream(`/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace ${ALL}`, 'ÿ'),
    stream(`/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace [/Indexed ${ALL} 1 <00ff>]`, '\u0001'),
    stream(
      '/PatternType 1 /PaintType 2 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>',
      '0 0 9 9 re f',
    ),
    `<< /ShadingType 2 /ColorSpace ${ALL} /Coords [0 0 241 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [1] /N 1 >> >>`,
    stream(
      `/Subtype /Form /BBox [0 0 241 131] /Resources << /ColorSpace << /own ${ALL} >> >>`,
      '/own cs 1 scn 70 50 20 20 re f',
    ),
  ]
  const RESOURCES = `/ColorSpace << /all ${ALL} /pattern [/Pattern ${ALL}] >> /XObject << /A 11 0 R /B 12 0 R /Form 15 0 R >>
    /Pattern << /P 13 0 R >> /Shading << /S 14 0 R >>`
  const drawn = `/all cs 1 scn 10 10 20 20 re f /all CS 1 SCN 9 w 40 20 m 60 20 l S q 20 0 0 20 70 10 cm /A Do Q
    q 20 0 0 20 100 10 cm /B Do Q /pattern cs 1 /P scn 10 50 20 20 re f q 40 50 20 20 re W n /S sh Q /Form Do`
  const file = pdfOf(drawn, RESOURCES, OWN)
  // A pattern counts as the area and as what is drawn in it.
  const parts = '(5 Flächen, 2 Bilder, 1 Verlauf)'
  expect((await preflightPdf(file, 'maxipostkarte')).map(({ text }) => text)).toContainEqual(
    expect.stringContaining(parts),
  )
  const done = await repaired(file)
  expect(done).toMatchObject({ told: ['passermarkenSchwarz'], left: ['keinAusgabeprofil'] })
  expect(await separated(file)).toBe(400)
  expect(await separated(done?.bytes ?? file)).toBe(100)
  const half = await repaired(pdfOf('/all cs 0.5 scn 20 30 40 30 re f', RESOURCES, OWN))
  expect(await separated(half?.bytes ?? new Uint8Array())).toBeCloseTo(50, 0)
})

test('what is printed with black instead is shown where it lies', async () => {
  const file = pdfOf(
    '/all cs 0.5 scn 20 30 40 30 re f',
    '/ColorSpace << /all [/Separation /All /DeviceCMYK 10 0 R] >>',
    ['<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 1 1 1] /N 1 >>'],
  )
  const done = await repairPdf(file, 'maxipostkarte', { befunde: await preflightPdf(file, 'maxipostkarte') })
  expect(done?.befunde).toMatchObject([
    { schwere: 'hinweis', seite: 'vorderseite', stelle: { x: 20, y: 71, w: 40, h: 30 } },
  ])
  expectSentences(done?.befunde ?? [])
})
