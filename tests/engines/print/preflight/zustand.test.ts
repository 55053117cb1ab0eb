import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { preflightPdf } from '#src/engines/print/preflight/preflightPdf.ts'

const pt = (mm: number): number => (mm * 72) / 25.4

/** A card with a drawing on both sides. */
async function card(useObjectStreams: boolean): Promise<Uint8Array> {
  const doc = await PDFDocument.create()
  for (let i = 0; i < 2; i++) {
    const page = doc.addPage([pt(241), pt(131)])
    page.setTrimBox(pt(3), pt(3), pt(235), pt(125))
    for (let k = 0; k < 200; k++) page.drawCircle({ x: pt(30 + ((k * 37) % 90)), y: pt(60 + ((k * 11) % 60)), size: 3 })
  }
  return doc.save({ useObjectStreams })
}
const [tables, lists] = [await card(false), await card(true)]

/** The same card in a file as large as those with pictures are. */
async function large(): Promise<Uint8Array> {
  const doc = await PDFDocument.load(tables)
  doc.context.register(doc.context.stream(new Uint8Array(1_500_000).map((_, i) => (i * 2_654_435_761) >>> 13)))
  return doc.save({ useObjectStreams: false })
}

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))
const edited = (file: Uint8Array, edit: (text: string) => string): Uint8Array => bytesOf(edit(latin(file)))
/** Another length of the first drawing than it has. */
const wrongLength = (by: number) => (text: string) =>
  text.replace(/\/Length (\d+)/, (_, length: string) => `/Length ${Number(length) + by}`)
/** A second version behind the first, in which an object is another one. */
const update = (text: string): string => `${text}\n3 0 obj\n<< /Producer (Zweite Fassung) >>\nendobj\n`

async function codes(file: Uint8Array): Promise<string[]> {
  const found = await preflightPdf(file, 'maxipostkarte')
  return found.map(({ code }) => code).filter((code) => code !== 'keinAusgabeprofil' && code !== 'rgb')
}

test.each<[string, Uint8Array]>([
  ['with tables', tables],
  ['with lists of objects', lists],
  ['of more than a megabyte', await large()],
  ['with a length that is one short, its index being right', edited(tables, wrongLength(0))],
])('a whole file %s is taken as it is', async (_, file) => {
  expect(await codes(file)).toEqual([])
})

test.each<[string, Uint8Array]>([
  ['its index elsewhere', edited(tables, (text) => text.replace(/startxref\n\d+/, 'startxref\n12'))],
  [
    'words before it and an index that knows nothing of them',
    edited(tables, (text) => text.replace(/startxref\n(\d+)/, (_, at: string) => `startxref\n${Number(at) + 7}`)),
  ],
  ['its table damaged', edited(tables, (text) => text.replace(/xref\n0 \d+/, 'xxxx\n0 00'))],
  ['its table and end missing', edited(tables, (text) => text.slice(0, text.lastIndexOf('xref\n0')))],
  ['its last words missing', edited(tables, (text) => text.slice(0, text.lastIndexOf('startxref')))],
  ['a page of a web server behind it', edited(tables, (text) => `${text}${'<p>Danke</p>\n'.repeat(400)}`)],
  [
    'a wrong length and no index',
    edited(tables, (text) => wrongLength(-20)(text.replace(/startxref\n\d+/, 'startxref\n12'))),
  ],
  ['its list of objects elsewhere', edited(lists, (text) => text.replace(/startxref\n\d+/, 'startxref\n12'))],
])('a file whose content is whole is read with %s, and that is told', async (_, file) => {
  expect(await codes(file)).toEqual(['wiederhergestellt'])
})

test.each<[string, Uint8Array]>([
  ['cut in its last object', edited(tables, (text) => text.slice(0, text.lastIndexOf('endobj') - 10))],
  ['cut in a drawing', edited(tables, (text) => text.slice(0, text.indexOf('endstream') - 40))],
  ['cut in half', tables.slice(0, tables.length / 2)],
  ['whose list of objects is cut', lists.slice(0, lists.length - 500)],
  ['with a further version that has no end', edited(tables, update)],
  ['with a further version that breaks off', edited(tables, (text) => `${text}\n3 0 obj\n<< /Producer (Zw`)],
  ['that was sent as text, ends of lines made longer', edited(tables, (text) => text.replaceAll('\n', '\r\n'))],
  ['that was sent as text, ends of lines made others', edited(tables, (text) => text.replaceAll('\n', '\r'))],
  [
    'whose drawing lost a byte',
    edited(tables, (text) => {
      const at = text.indexOf('stream\n') + 60
      return text.slice(0, at) + text.slice(at + 1)
    }),
  ],
])('a file %s is refused', async (_, file) => {
  expect(await codes(file)).toEqual(['beschaedigt'])
})

test('a file cut anywhere is either refused or lost nothing that is drawn', async () => {
  const whole = await codes(tables)
  for (let i = 1; i < 40; i++) {
    const found = await codes(tables.slice(0, Math.floor((tables.length * i) / 40)))
    expect(found.length > 0 || found === whole).toBe(true)
  }
})
