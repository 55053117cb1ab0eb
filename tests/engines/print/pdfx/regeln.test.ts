import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { PT_PER_MM } from '#src/engines/print/units.ts'
import { checkPdfx } from '#src/engines/print/pdfx/checkPdfx.ts'
import { RAND_MM } from '#src/engines/print/pdf/rand.ts'
import { flate } from '#src/engines/print/objects/stream.ts'
import { druckdatei } from './druckdatei.ts'

const FORMATE = ['maxipostkarte', 'dina4mailing', 'dina4mailing-2seitig'] as const
const gut = await druckdatei('maxipostkarte')

const reopen = (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false })
const name = (key: string) => PDFName.of(key)

/** The numbers of the rules that a file breaks. */
async function broken(bytes: Uint8Array, change: (doc: PDFDocument) => void = () => undefined): Promise<string[]> {
  const doc = await reopen(bytes)
  change(doc)
  return [...new Set(checkPdfx(doc, bytes).map(({ regel }) => regel))]
}

/** The first object of the file with this entry. */
function find(doc: PDFDocument, key: string, value: string): PDFDict {
  for (const [, object] of doc.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFDict ? object : 'dict' in object ? object.dict : null
    if (dict instanceof PDFDict && String(dict.get(name(key))) === value) return dict
  }
  throw new Error(`no object with ${key} ${value}`)
}

/** The XMP with a part replaced. */
function xmp(doc: PDFDocument, from: string | RegExp, to: string): void {
  const ref = doc.catalog.get(name('Metadata'))
  const old = doc.context.lookup(ref)
  if (!(old instanceof PDFRawStream)) throw new Error('no XMP')
  const text = new TextDecoder().decode(old.getContents())
  doc.catalog.set(
    name('Metadata'),
    doc.context.register(flate(doc.context, new TextEncoder().encode(text.replace(from, to)), { Type: 'Metadata' })),
  )
}

/** A content stream more on the first page. */
function draw(doc: PDFDocument, content: string): void {
  const page = doc.getPage(0).node
  const parts = page.Contents()
  if (!(parts instanceof PDFArray)) throw new Error('no parts')
  page.set(
    name('Contents'),
    doc.context.obj([...parts.asArray(), doc.context.register(flate(doc.context, new TextEncoder().encode(content)))]),
  )
}

describe('our print files are built as PDF/X-4 asks (print 14)', () => {
  test.each(FORMATE)('%s, with a picture, letters of two faces, glass and codes', async (format) => {
    expect(await broken(await druckdatei(format))).toEqual([])
  })

  test.each(FORMATE)('%s with marks, slug and the code of the inserter', async (format) => {
    const bytes = await druckdatei(format, { rand: true })
    expect(await broken(bytes)).toEqual([])
    const page = (await reopen(bytes)).getPage(0)
    const [media, bleed, trim] = [page.getMediaBox(), page.getBleedBox(), page.getTrimBox()]
    expect(bleed.x - media.x).toBeCloseTo(RAND_MM * PT_PER_MM, 2)
    expect(trim.x - bleed.x).toBeCloseTo(3 * PT_PER_MM, 2)
    expect(media.width - bleed.width).toBeCloseTo(2 * RAND_MM * PT_PER_MM, 2)
  })
})

describe('each rule finds what it is for', () => {
  test.each<[string, string, (doc: PDFDocument) => void]>([
    ['PX-02', 'a password', (doc) => (doc.context.trailerInfo.Encrypt = doc.context.obj({ Filter: 'Standard' }))],
    ['PX-03', 'no identity', (doc) => void delete doc.context.trailerInfo.ID],
    ['PX-04', 'no version of the standard', (doc) => xmp(doc, /<pdfxid:[^>]*>[^<]*<\/[^>]*>/, '')],
    ['PX-04', 'no id of the document', (doc) => xmp(doc, 'xmpMM:DocumentID>uuid:', 'xmpMM:DocumentID>')],
    ['PX-05', 'two titles', (doc) => xmp(doc, /(x-default">)[^<]*/, '$1Anders')],
    ['PX-06', 'no printing condition', (doc) => doc.catalog.delete(name('OutputIntents'))],
    [
      'PX-06',
      'a profile of a screen',
      (doc) => {
        const [intent] = (doc.context.lookup(doc.catalog.get(name('OutputIntents'))) as PDFArray).asArray()
        const profile = doc.context.register(flate(doc.context, new Uint8Array(200), { N: 3 }))
        ;(doc.context.lookup(intent) as PDFDict).set(name('DestOutputProfile'), profile)
      },
    ],
    ['PX-07', 'a script', (doc) => doc.catalog.set(name('OpenAction'), doc.context.obj({ S: 'JavaScript' }))],
    ['PX-08', 'layers', (doc) => doc.catalog.set(name('OCProperties'), doc.context.obj({ OCGs: [] }))],
    ['PX-10', 'no trim', (doc) => doc.getPage(0).node.delete(name('TrimBox'))],
    ['PX-10', 'a trim beyond the bleed', (doc) => doc.getPage(0).setTrimBox(-5, 0, 9000, 10)],
    [
      'PX-11',
      'a comment',
      (doc) => doc.getPage(0).node.set(name('Annots'), doc.context.obj([{ Type: 'Annot', Subtype: 'Text' }])),
    ],
    ['PX-12', 'an action of a page', (doc) => doc.getPage(0).node.set(name('AA'), doc.context.obj({}))],
    ['PX-13', 'a unit of its own', (doc) => doc.getPage(0).node.set(name('UserUnit'), doc.context.obj(2))],
    [
      'PX-20',
      'a font that is not in the file',
      (doc) => find(doc, 'Type', '/FontDescriptor').delete(name('FontFile2')),
    ],
    ['PX-21', 'a stream elsewhere', (doc) => find(doc, 'Subtype', '/Image').set(name('F'), PDFString.of('x'))],
    ['PX-22', 'an unknown blend', (doc) => find(doc, 'Type', '/ExtGState').set(name('BM'), name('Sparkle'))],
    ['PX-22', 'a transfer curve', (doc) => find(doc, 'Type', '/ExtGState').set(name('TR'), doc.context.obj({}))],
    [
      'PX-23',
      'a picture in device RGB',
      (doc) => find(doc, 'Subtype', '/Image').set(name('ColorSpace'), name('DeviceRGB')),
    ],
    [
      'PX-24',
      'glass in device RGB',
      (doc) => find(doc, 'Subtype', '/Form').set(name('Group'), doc.context.obj({ CS: 'DeviceRGB' })),
    ],
    ['PX-25', 'content of a layer', (doc) => find(doc, 'Subtype', '/Form').set(name('OC'), doc.context.obj({}))],
    [
      'PX-26',
      'a gradient in device RGB',
      (doc) => doc.context.register(doc.context.obj({ ShadingType: 2, ColorSpace: 'DeviceRGB', Coords: [0, 0, 9, 0] })),
    ],
    [
      'PX-30',
      'a picture between the operators in device RGB',
      (doc) => draw(doc, 'BI /W 1 /H 1 /CS /RGB /BPC 8 ID abc\nEI'),
    ],
    ['PX-30', 'a colour of the device', (doc) => draw(doc, '1 0 0 rg')],
    ['PX-30', 'an operator that nobody knows', (doc) => draw(doc, '1 0 sparkle')],
    ['PX-31', 'a state that is never given back', (doc) => draw(doc, 'q 1 0 0 1 0 0 cm')],
  ])('%s: %s', async (regel, _, change) => {
    expect(await broken(gut, change)).toEqual([regel])
  })

  test('PX-01: a version that the standard does not know', async () => {
    const late = Uint8Array.from(gut)
    late.set(new TextEncoder().encode('%PDF-2.0'))
    expect(await broken(late)).toEqual(['PX-01'])
  })
})
