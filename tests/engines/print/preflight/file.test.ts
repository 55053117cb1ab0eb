import { degrees, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { documentFindings, isComplete, sizeFindings } from '#src/engines/print/preflight/fileChecks.ts'
import { Objects } from '#src/engines/print/objects/pdfObjects.ts'
import { preflightPdf } from '#src/engines/print/preflight/preflightPdf.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))
const joined = (...parts: (Uint8Array | string)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? bytes(part) : part)]))
const pt = (mm: number): number => (mm * 72) / 25.4

describe('a file is whole', () => {
  const body = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n'
  const end = (at: number): string => `startxref\n${at}\n%%EOF\n`
  const whole = (before: string, index: string, at = before.length): Uint8Array =>
    bytes(`${before}${index}\n${end(at)}`)

  test('when it ends where its own index says', () => {
    expect(isComplete(whole(body, 'xref\n0 1'))).toBe(true)
    expect(isComplete(whole(body, '7 0 obj <</Type/XRef>>'))).toBe(true)
    expect(isComplete(whole(body, 'xref', body.length - 1))).toBe(true)
    expect(isComplete(whole(body, 'xref', body.length - 3))).toBe(false)
    expect(isComplete(whole(body, 'trailer'))).toBe(false)
    expect(isComplete(whole(body, 'xref', 99_999))).toBe(false)
    expect(isComplete(bytes(`${body}xref\n`))).toBe(false)
    expect(isComplete(bytes(`${body}xref\nstartxref\n${body.length}\n`))).toBe(false)
    expect(isComplete(bytes(`${body}xref\n%%EOF\nstartxref\n${body.length}\n`))).toBe(false)
    expect(isComplete(new Uint8Array())).toBe(false)
  })

  test('even with words of a mail before it, by whichever place its index counts from', () => {
    const mail = 'Content-Type: application/pdf\r\n\r\n'
    const file = `${body}xref\n`
    expect(isComplete(bytes(`${mail}${file}${end(body.length)}`))).toBe(true)
    expect(isComplete(bytes(`${mail}${file}${end(mail.length + body.length)}`))).toBe(true)
    expect(isComplete(bytes(`${mail}${file}${end(body.length + 3)}`))).toBe(false)
    // A second one inside: the file begins with the first.
    const two = `${body}(%PDF-1.3) `
    expect(isComplete(bytes(`${mail}${two}xref\n${end(two.length)}`))).toBe(true)
  })

  test('even with some filling behind it', () => {
    const file = `${body}xref\n${end(body.length)}`
    expect(isComplete(bytes(`${file}${'\0'.repeat(1500)}`))).toBe(true)
    expect(isComplete(bytes(`${file}${'\0'.repeat(4000)}`))).toBe(false)
  })

  test('when the last of its versions is', () => {
    const first = `${body}xref\n${end(body.length)}`
    expect(isComplete(bytes(`${first}8 0 obj\n${end(first.length)}`))).toBe(true)
    expect(isComplete(bytes(`${first}8 0 obj\n${end(99_999)}`))).toBe(false)
    // A further version that was cut off: its words stand behind the last end.
    expect(isComplete(bytes(`${first}8 0 obj\nstartxref\n99999`))).toBe(true)
  })
})

async function documentOf(change: (doc: PDFDocument) => void): Promise<{ codes: string[] }> {
  const doc = await PDFDocument.create()
  doc.addPage()
  doc.catalog.set(PDFName.of('OutputIntents'), doc.context.obj([doc.context.obj({})]))
  change(doc)
  return { codes: documentFindings(doc, new Objects(doc.context)).map(({ code }) => code) }
}

describe('what a print never carries out', () => {
  const action = (kind: string) => (doc: PDFDocument) =>
    doc.catalog.set(PDFName.of('OpenAction'), doc.context.obj({ S: kind, JS: PDFString.of('x') }))
  test.each<[string, (doc: PDFDocument) => void, string[]]>([
    ['nothing', () => undefined, []],
    ['PDF-04 a script that runs at opening', action('JavaScript'), ['aktiverInhalt']],
    ['a program that starts at opening', action('Launch'), ['aktiverInhalt']],
    ['a page that is shown at opening', action('GoTo'), []],
    [
      'a place that is shown at opening',
      (doc) => doc.catalog.set(PDFName.of('OpenAction'), doc.context.obj([doc.getPage(0).ref, PDFName.of('Fit')])),
      [],
    ],
    ['actions of the document', (doc) => doc.catalog.set(PDFName.of('AA'), doc.context.obj({})), ['aktiverInhalt']],
    [
      'named scripts',
      (doc) => doc.catalog.set(PDFName.of('Names'), doc.context.obj({ JavaScript: {} })),
      ['aktiverInhalt'],
    ],
    ['attachments', (doc) => doc.catalog.set(PDFName.of('Names'), doc.context.obj({ EmbeddedFiles: {} })), ['anhang']],
    [
      'fields',
      (doc) => doc.catalog.set(PDFName.of('AcroForm'), doc.context.obj({ Fields: [doc.context.obj({})] })),
      ['formular'],
    ],
    ['a form without fields', (doc) => doc.catalog.set(PDFName.of('AcroForm'), doc.context.obj({ Fields: [] })), []],
    ['no condition of print', (doc) => doc.catalog.delete(PDFName.of('OutputIntents')), ['keinAusgabeprofil']],
    [
      'an empty list of conditions',
      (doc) => doc.catalog.set(PDFName.of('OutputIntents'), doc.context.obj([])),
      ['keinAusgabeprofil'],
    ],
  ])('%s', async (_, change, expected) => {
    expect((await documentOf(change)).codes).toEqual(expected)
  })
})

interface Sheet {
  size: [number, number]
  /** Trim: distance from left, bottom, right, top, mm. */
  trim?: [number, number, number, number]
  bleed?: [number, number, number, number]
  turn?: number
  unit?: number
}

async function sizes({ size: [w, h], trim, bleed, turn = 0, unit }: Sheet) {
  const doc = await PDFDocument.create()
  const page = doc.addPage([pt(w), pt(h)])
  const box = ([left, bottom, right, top]: [number, number, number, number]) =>
    [pt(left), pt(bottom), pt(w - left - right), pt(h - bottom - top)] as const
  if (trim) page.setTrimBox(...box(trim))
  if (bleed) page.setBleedBox(...box(bleed))
  if (turn !== 0) page.setRotation(degrees(turn))
  if (unit !== undefined) page.node.set(PDFName.of('UserUnit'), doc.context.obj(unit))
  return sizeFindings(page, 'vorderseite', 'maxipostkarte')
}

describe('size, cut and bleed of a sheet of 241 × 131 mm (spec 3)', () => {
  const three: [number, number, number, number] = [3, 3, 3, 3]
  test.each<[string, Sheet, string[]]>([
    ['as ordered', { size: [241, 131], trim: three }, []],
    ['half a millimetre less is rounding', { size: [240.6, 131], trim: [2.8, 3, 2.8, 3] }, []],
    ['with marks around it', { size: [261, 151], trim: [13, 13, 13, 13] }, []],
    ['turned, its sides exchanged', { size: [131, 241], trim: three, turn: 90 }, []],
    ['upside down', { size: [241, 131], trim: three, turn: 180 }, []],
    ['turned, its sides not exchanged', { size: [241, 131], trim: three, turn: 270 }, ['seitenformat']],
    ['in its own unit', { size: [120.5, 65.5], trim: [1.5, 1.5, 1.5, 1.5], unit: 2 }, []],
    ['in a unit that is none', { size: [241, 131], trim: three, unit: 0 }, []],
    ['without a cut', { size: [241, 131] }, ['keinEndformat']],
    ['cut said to be the sheet', { size: [241, 131], trim: [0, 0, 0, 0] }, ['keinEndformat']],
    ['without a cut and of another width', { size: [242, 131] }, ['seitenformat']],
    ['without a cut and of another height', { size: [241, 132] }, ['seitenformat']],
    ['without bleed', { size: [235, 125] }, ['ohneBeschnitt']],
    ['without bleed, the cut said', { size: [235, 125], trim: [0, 0, 0, 0] }, ['ohneBeschnitt']],
    ['cut of another width', { size: [241, 131], trim: [4, 3, 4, 3] }, ['seitenformat']],
    ['cut of another height', { size: [241, 131], trim: [3, 3, 3, 5] }, ['seitenformat']],
    ['bleed of 2.6 mm', { size: [241, 131], trim: three, bleed: [0.4, 0.4, 0.4, 0.4] }, []],
    ['bleed of 2 mm at the left', { size: [241, 131], trim: three, bleed: [1, 0, 0, 0] }, ['beschnittZuKlein']],
    ['bleed of 2 mm at the bottom', { size: [241, 131], trim: three, bleed: [0, 1, 0, 0] }, ['beschnittZuKlein']],
    ['bleed of 2 mm at the right', { size: [241, 131], trim: three, bleed: [0, 0, 1, 0] }, ['beschnittZuKlein']],
    ['bleed of 2 mm at the top', { size: [241, 131], trim: three, bleed: [0, 0, 0, 1] }, ['beschnittZuKlein']],
    ['cut that is not in the middle', { size: [241, 131], trim: [5, 3, 1, 3] }, ['beschnittZuKlein']],
  ])('%s', async (_, sheet, expected) => {
    expect((await sizes(sheet)).map(({ code }) => code)).toEqual(expected)
  })

  test('are said in mm as they are and as they should be', async () => {
    const soll = '241 × 131 mm mit Beschnitt, 235 × 125 mm Endformat'
    expect(await sizes({ size: [200, 100] })).toMatchObject([
      { schwere: 'fehler', ist: '200 × 100 mm', soll, seite: 'vorderseite' },
    ])
    const cut = await sizes({ size: [200, 100], trim: [5, 5, 5, 5] })
    expect(cut).toMatchObject([{ ist: '200 × 100 mm, Endformat 190 × 90 mm', soll }])
    expect(cut[0]?.hilfe).toContain('241 × 131 mm')
    const [bleed] = await sizes({ size: [241, 131], trim: three, bleed: [1, 0, 0, 0] })
    expect(bleed).toMatchObject({ schwere: 'fehler', ist: '2 mm', soll: '3 mm', seite: 'vorderseite' })
    expect(bleed?.hilfe).toContain('3 mm Beschnitt')
    // A bleed inside the cut is none.
    expect(await sizes({ size: [241, 131], trim: three, bleed: [9, 0, 0, 0] })).toMatchObject([{ ist: '0 mm' }])
    expect(await sizes({ size: [241, 131] })).toMatchObject([{ schwere: 'warnung', soll, seite: 'vorderseite' }])
    const [without] = await sizes({ size: [235, 125] })
    expect(without?.hilfe).toContain('3 mm Beschnitt')
  })
})

test('a file that came by mail is read all the same', async () => {
  const doc = await PDFDocument.create()
  for (let i = 0; i < 2; i++) {
    const page = doc.addPage([pt(241), pt(131)])
    page.setTrimBox(pt(3), pt(3), pt(235), pt(125))
  }
  const plain = await preflightPdf(await doc.save(), 'maxipostkarte')
  const mailed = await preflightPdf(joined('Content-Type: application/pdf\n\n', await doc.save()), 'maxipostkarte')
  expect(plain.map(({ code }) => code)).toEqual(['keinAusgabeprofil'])
  expect(mailed).toEqual(plain)
  expect(await preflightPdf(joined(' '.repeat(2000), await doc.save()), 'maxipostkarte')).toMatchObject([
    { code: 'keinePdf' },
  ])
})
