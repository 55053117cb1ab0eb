import { PDFDocument, PDFName, PDFString, cmyk } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { preflightPdf } from '#src/engines/print/preflight/preflightPdf.ts'
import { repairPdf } from '#src/engines/print/repair/repairPdf.ts'
import { raster, run, withFile } from '../fixtures.ts'

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
