import { degrees, PDFDocument, PDFName, PDFString, rgb, StandardFonts, cmyk } from '@cantoo/pdf-lib'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Befund } from '#src/contract/dokument.ts'
import { preflightPdf } from '#src/engines/print/preflight/preflightPdf.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { contextOf, image, picture, shape, text } from './fixtures.ts'
import { expectSentences } from './sentences.ts'

afterAll(() => vi.resetConfig())

const pt = (mm: number) => (mm * 72) / 25.4
const photo = new Uint8Array(await picture(2846, 1547, 'cmyk', 'orange'))
const intent = { bedingung: 'FOGRA51', profil: new Uint8Array([0]) }

let made: Promise<Uint8Array> | undefined
/** A print file without our system layers, as a designer would make it. */
const good = () => (made ??= makeGood())

function makeGood(): Promise<Uint8Array> {
  const back = [shape({ x: 20, y: 20, fill: { c: 1, m: 0, y: 0, k: 0 } })]
  const context = contextOf('maxipostkarte')
  return writePdf({
    format: 'maxipostkarte',
    title: 'Gut',
    outputIntent: intent,
    assets: async () => ({ bytes: photo, mime: 'image/jpeg' }),
    pages: [
      { seite: { side: 'vorderseite', layers: [image(), text('Gruß')], guides: [] }, context },
      { seite: { side: 'rueckseite', layers: back, guides: [] }, context },
    ],
  })
}

type Change = (doc: PDFDocument) => void | Promise<void>

/** The good file, changed. */
async function changed(change: Change): Promise<Uint8Array> {
  const doc = await PDFDocument.load(await good(), { updateMetadata: false })
  await change(doc)
  return doc.save()
}

/** Two fresh pages of a size, mm. */
async function fresh(w: number, h: number, draw?: Change): Promise<Uint8Array> {
  const doc = await PDFDocument.create()
  for (let i = 0; i < 2; i++) doc.addPage([pt(w), pt(h)])
  await draw?.(doc)
  return doc.save()
}

function codes(befunde: Befund[], schwere: Befund['schwere'] = 'fehler'): string[] {
  expectSentences(befunde)
  return befunde.filter((befund) => befund.schwere === schwere).map(({ code }) => code)
}

describe('good files pass', () => {
  test('our own file', async () => {
    expect(await preflightPdf(await good(), 'maxipostkarte')).toEqual([])
  })

  test('without object streams', async () => {
    const doc = await PDFDocument.load(await good(), { updateMetadata: false })
    expect(await preflightPdf(await doc.save({ useObjectStreams: false }), 'maxipostkarte')).toEqual([])
  })
})

describe('bad files are named', () => {
  const black = cmyk(0, 0, 0, 1)
  test.each<[string, () => Promise<Uint8Array>, string[]]>([
    ['PDF-03 one page', () => changed((doc) => doc.removePage(1)), ['seitenzahl']],
    ['PDF-03 three pages', () => changed((doc) => void doc.addPage([pt(241), pt(131)])), ['seitenzahl']],
    ['wrong size', () => fresh(216, 154), ['seitenformat', 'seitenformat']],
    ['trim size without bleed', () => fresh(235, 125), ['ohneBeschnitt', 'ohneBeschnitt']],
    [
      'bleed of 1 mm',
      () =>
        fresh(241, 131, (doc) =>
          doc.getPages().forEach((page) => {
            page.setMediaBox(0, 0, pt(237), pt(127))
            page.setTrimBox(pt(1), pt(1), pt(235), pt(125))
          }),
        ),
      ['beschnittZuKlein', 'beschnittZuKlein'],
    ],
    [
      'user unit 10',
      () =>
        changed((doc) => doc.getPages().forEach((page) => page.node.set(PDFName.of('UserUnit'), doc.context.obj(10)))),
      ['seitenformat', 'aufloesung', 'seitenformat'],
    ],
    [
      'turned sheet',
      () => changed((doc) => doc.getPages().forEach((page) => page.setRotation(degrees(90)))),
      ['seitenformat', 'seitenformat'],
    ],
    [
      'font not embedded',
      () =>
        changed(async (doc) => {
          const font = await doc.embedFont(StandardFonts.Helvetica)
          doc.getPage(1).drawText('Hallo', { x: pt(30), y: pt(80), size: 12, font, color: black })
        }),
      ['schriftFehlt'],
    ],
    [
      '72 dpi picture',
      () =>
        changed(async (doc) => {
          const low = await doc.embedJpg(await picture(100, 100, 'jpeg'))
          doc.getPage(1).drawImage(low, { x: pt(20), y: pt(60), width: 100, height: 100 })
        }),
      ['aufloesung'],
    ],
    ['cut off', async () => (await good()).slice(0, -600), ['beschaedigt']],
    ['cut in the middle', async () => (await good()).slice(0, 20_000), ['beschaedigt']],
    ['no PDF', async () => new TextEncoder().encode('<html>'), ['keinePdf']],
    ['empty', async () => new Uint8Array(), ['keinePdf']],
  ])('%s', async (_, make, expected) => {
    expect(codes(await preflightPdf(await make(), 'maxipostkarte'))).toEqual(expected)
  })

  test('PDF-01, PDF-02 passwords of both kinds are refused, and the rest is still checked where it can be read', async () => {
    const locked = async (userPassword: string) => {
      const doc = await PDFDocument.load(await good(), { updateMetadata: false })
      doc.removePage(1)
      doc.encrypt({ userPassword, ownerPassword: 'geheim', permissions: {} })
      return doc.save()
    }
    expect(codes(await preflightPdf(await locked(''), 'maxipostkarte'))).toEqual(['geschuetzt', 'seitenzahl'])
    const user = await preflightPdf(await locked('oeffnen'), 'maxipostkarte')
    expect(user.map(({ text: message }) => message)).toEqual(['Die Datei ist mit einem Passwort geschützt.'])
  })

  test('PDF-05 sizes are given as is and should, in mm', async () => {
    const [befund] = await preflightPdf(await fresh(216, 154), 'maxipostkarte')
    expect(befund).toMatchObject({
      seite: 'vorderseite',
      ist: '216 × 154 mm',
      soll: '241 × 131 mm mit Beschnitt, 235 × 125 mm Endformat',
    })
  })

  test('PDF-07 a picture inside a form at half size counts with its real resolution', async () => {
    const inner = await fresh(100, 100, async (doc) => {
      const low = await doc.embedJpg(await picture(100, 100, 'jpeg'))
      doc.getPage(0).drawImage(low, { x: 0, y: 0, width: 100, height: 100 })
    })
    const file = await changed(async (doc) => {
      const [form] = await doc.embedPdf(inner, [0])
      if (form) doc.getPage(1).drawPage(form, { x: pt(20), y: pt(30), xScale: 0.5, yScale: 0.5 })
    })
    const found = (await preflightPdf(file, 'maxipostkarte')).find(({ code }) => code === 'aufloesung')
    expect(found).toMatchObject({ schwere: 'fehler', ist: '144 dpi', seite: 'rueckseite' })
  })

  test.each<[string, Change, string]>([
    ['PDF-07 RGB', (doc) => doc.getPage(1).drawCircle({ x: pt(60), y: pt(90), size: 20, color: rgb(1, 0, 0) }), 'rgb'],
    [
      '300 % ink',
      (doc) => doc.getPage(1).drawCircle({ x: pt(60), y: pt(90), size: 20, color: cmyk(1, 1, 1, 0.4) }),
      'farbauftrag',
    ],
    ['PDF-04 script', (doc) => doc.addJavaScript('x', 'app.alert(1)'), 'aktiverInhalt'],
    ['PDF-04 attachment', (doc) => doc.attach(new Uint8Array([1]), 'x.txt', { mimeType: 'text/plain' }), 'anhang'],
    [
      'comment',
      (doc) =>
        doc
          .getPage(1)
          .node.set(
            PDFName.of('Annots'),
            doc.context.obj([{ Type: 'Annot', Subtype: 'Text', Contents: PDFString.of('x'), Rect: [0, 0, 9, 9] }]),
          ),
      'anmerkung',
    ],
    [
      'no trim box',
      (doc) => doc.getPages().forEach((page) => page.node.delete(PDFName.of('TrimBox'))),
      'keinEndformat',
    ],
  ])('%s is a warning', async (_, change, code) => {
    const befunde = await preflightPdf(await changed(change), 'maxipostkarte')
    expect(codes(befunde)).toEqual([])
    expect(codes(befunde, 'warnung')).toContain(code)
  })

  test('text near the cut is a warning with its place', async () => {
    const doc = [text('Rand', { x: 4, y: 40 })]
    const context = contextOf('maxipostkarte')
    const file = await writePdf({
      format: 'maxipostkarte',
      title: '',
      outputIntent: intent,
      assets: () => Promise.reject(new Error('none')),
      pages: (['vorderseite', 'rueckseite'] as const).map((side) => ({
        seite: {
          side,
          layers: doc,
          guides: [],
        },
        context,
      })),
    })
    const befunde = await preflightPdf(file, 'maxipostkarte')
    expect(befunde.map(({ code, seite }) => [code, seite])).toEqual([
      ['textAmRand', 'vorderseite'],
      ['textAmRand', 'rueckseite'],
    ])
    expect(befunde[0]?.stelle?.x).toBeCloseTo(4, 1)
  })

  test('PDF-11 content that nests without end is stopped', async () => {
    const doc = await PDFDocument.load(await good(), { updateMetadata: false })
    // Twelve forms, each drawing the next one forty times: 40^12 operators.
    let next = doc.context.register(
      doc.context.stream('0 0 1 1 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 99, 99] }),
    )
    for (let i = 0; i < 11; i++) {
      next = doc.context.register(
        doc.context.stream('/F Do '.repeat(40), {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [0, 0, 99, 99],
          Resources: { XObject: { F: next } },
        }),
      )
    }
    doc.getPage(0).node.newXObject('F', next)
    const content = doc.context.register(doc.context.stream('/F Do'))
    doc.getPage(0).node.set(PDFName.of('Contents'), content)
    doc.getPage(0).node.set(PDFName.of('Resources'), doc.context.obj({ XObject: { F: next } }))
    expect(codes(await preflightPdf(await doc.save(), 'maxipostkarte'))).toContain('zuAufwendig')
  })
})
