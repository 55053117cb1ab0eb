import { readFileSync } from 'node:fs'
import { PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { preflightPdf } from '#src/engines/print/preflight/preflightPdf.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { contextOf, raster, run, withFile } from '../fixtures.ts'

const pt = (mm: number): number => Math.round((mm * 72000) / 25.4) / 1000
const name = (key: string) => PDFName.of(key)
const ascii = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))

/** Fields of 10 x 10 mm on the front, side by side: what stands in field i is magenta there if it is printed. */
const field = (i: number): string => `${pt(20 + 12 * i)} ${pt(60)} ${pt(10)} ${pt(10)} re`
const MAGENTA = '0 1 0 0 k'
const marked = (layer: string, content: string): string => `/OC /${layer} BDC\n${content}\nEMC\n`

type Dict = Record<string, unknown>
function dictOf({ context }: PDFDocument, entries: Dict): PDFDict {
  const made: PDFObject = context.obj(entries as never)
  if (!(made instanceof PDFDict)) throw new Error('no dictionary')
  return made
}

interface Sheet {
  /** Content of the front. */
  content: string
  /** Layers by their name in the resources; they are called like that. */
  layers: Record<string, Dict>
  /** Memberships, made of the references of the layers. */
  memberships?: (layer: (key: string) => PDFObject) => Record<string, Dict>
  config: (layer: (key: string) => PDFObject) => Dict
  /** XObjects of the page. */
  objects?: (oc: (key: string) => PDFObject, doc: PDFDocument) => Record<string, PDFObject>
}

async function cardOf({ content, layers, memberships, config, objects }: Sheet): Promise<Uint8Array> {
  const doc = await PDFDocument.create()
  const { context } = doc
  const refs = new Map<string, PDFObject>()
  for (const [key, more] of Object.entries(layers))
    refs.set(key, context.register(dictOf(doc, { Type: 'OCG', Name: PDFString.of(key), ...more })))
  const layer = (key: string): PDFObject => refs.get(key) ?? name('null')
  const groups = [...refs.values()]
  for (const [key, value] of Object.entries(memberships?.(layer) ?? {}))
    refs.set(key, context.register(dictOf(doc, { Type: 'OCMD', ...value })))
  const front = doc.addPage([pt(241), pt(131)])
  doc.addPage([pt(241), pt(131)])
  for (const page of doc.getPages()) page.setTrimBox(pt(3), pt(3), pt(235), pt(125))
  front.node.set(name('Contents'), context.register(PDFRawStream.of(context.obj({}), ascii(content))))
  const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' }
  front.node.set(
    name('Resources'),
    dictOf(doc, { Properties: Object.fromEntries(refs), XObject: objects?.(layer, doc) ?? {}, Font: { F: font } }),
  )
  doc.catalog.set(name('OCProperties'), dictOf(doc, { OCGs: groups, D: config(layer) }))
  return doc.save({ useObjectStreams: false })
}

const form = (doc: PDFDocument, content: string, more: Dict = {}): PDFObject =>
  doc.context.register(
    PDFRawStream.of(dictOf(doc, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 900, 900], ...more }), ascii(content)),
  )

const picture = (doc: PDFDocument, more: Dict = {}): PDFObject =>
  doc.context.register(
    PDFRawStream.of(
      dictOf(doc, {
        Type: 'XObject',
        Subtype: 'Image',
        Width: 1,
        Height: 1,
        BitsPerComponent: 8,
        ColorSpace: 'DeviceCMYK',
        ...more,
      }),
      new Uint8Array([0, 255, 0, 0]),
    ),
  )

/** The print file with this card under it. */
const printed = (card: Uint8Array): Promise<Uint8Array> => {
  const context = contextOf('maxipostkarte')
  return writePdf({
    format: 'maxipostkarte',
    title: 'Ebenen',
    basePdf: card,
    assets: () => Promise.reject(new Error('no picture')),
    pages: [
      { seite: { side: 'vorderseite', layers: [], guides: [] }, context },
      { seite: { side: 'rueckseite', layers: [], guides: [] }, context },
    ],
  })
}

/** Which of the fields are inked in print. */
async function inkedFields(card: Uint8Array, count: number): Promise<boolean[]> {
  return withFile(await printed(card), async (file, folder) => {
    const page = await raster(file, folder, 1, 50)
    const px = (mm: number): number => (mm / 25.4) * 50
    return Array.from({ length: count }, (_, i) => {
      const [red, green] = page.at(px(25 + 12 * i), px(131 - 65))
      return red - green > 100
    })
  })
}

async function texts(card: Uint8Array): Promise<string[]> {
  const found = await preflightPdf(card, 'maxipostkarte')
  return found.filter(({ code }) => code.startsWith('ebene')).map(({ text }) => text)
}

const off = (layer: (key: string) => PDFObject): Dict => ({ OFF: [layer('aus')] })
const AUS = 'Die Ebene „aus“ ist ausgeblendet und wird nicht gedruckt.'

describe('a layer that is hidden is not printed', () => {
  test('marked in the page, with what it encloses, and what follows keeps colour, matrix and clip', async () => {
    const card = await cardOf({
      layers: { an: {}, aus: {} },
      config: off,
      content: [
        // Colours and matrices that hidden content sets hold on.
        marked('aus', `${MAGENTA} ${field(0)} f`),
        `${field(1)} f`,
        marked('an', `${field(2)} f`),
        marked('aus', marked('an', `${field(3)} f`)),
        marked('an', `${marked('aus', `${field(4)} B`)}${field(5)} f`),
        `q ${marked('aus', `1 0 0 1 ${pt(12)} 0 cm`)}${field(5)} f Q`,
        // A clip set by hidden content: of field 7 only the left tenth is drawn.
        `q ${marked('aus', `${pt(20 + 12 * 7)} ${pt(60)} ${pt(1)} ${pt(10)} re W f`)}${field(7)} f Q`,
        marked('aus', `/Artikel BMC ${field(8)} f EMC ${field(9)} f`),
        marked(
          'aus',
          `q ${pt(10)} 0 0 ${pt(10)} ${pt(20 + 120)} ${pt(60)} cm\nBI /W 1 /H 1 /BPC 8 /CS /CMYK ID abcd EI Q`,
        ),
      ].join('\n'),
    })
    expect(await inkedFields(card, 11)).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(await texts(card)).toEqual([AUS])
  })

  test('a form and a picture, also inside other forms', async () => {
    const card = await cardOf({
      layers: { an: {}, aus: {} },
      config: off,
      objects: (layer, doc) => {
        const inner = form(doc, marked('aus', `${MAGENTA} ${field(4)} f`) + `${MAGENTA} ${field(5)} f`, {
          Resources: { Properties: { aus: layer('aus') } },
        })
        return {
          Versteckt: form(doc, `${MAGENTA} ${field(0)} f`, { OC: layer('aus') }),
          Gezeigt: form(doc, `${MAGENTA} ${field(1)} f`, { OC: layer('an') }),
          Bild: picture(doc, { OC: layer('aus') }),
          BildAn: picture(doc, { OC: layer('an') }),
          Aussen: form(doc, '/Innen Do', { Resources: { XObject: { Innen: inner } } }),
        }
      },
      content: [
        '/Versteckt Do /Gezeigt Do',
        ...['Bild', 'BildAn'].map(
          (key, i) => `q ${pt(10)} 0 0 ${pt(10)} ${pt(20 + 12 * (2 + i))} ${pt(60)} cm /${key} Do Q`,
        ),
        '/Aussen Do',
      ].join('\n'),
    })
    expect(await inkedFields(card, 6)).toEqual([false, true, false, true, false, true])
    expect(await texts(card)).toEqual([AUS])
  })

  test('by memberships with policies and expressions', async () => {
    const card = await cardOf({
      layers: { an: {}, aus: {} },
      config: off,
      memberships: (layer) => {
        const both = [layer('an'), layer('aus')]
        return {
          einer: { OCGs: both },
          alle: { OCGs: both, P: 'AllOn' },
          keiner: { OCGs: both, P: 'AllOff' },
          nichtAlle: { OCGs: both, P: 'AnyOff' },
          ausdruck: { VE: [name('And'), layer('an'), [name('Not'), layer('an')]] },
          oder: { VE: [name('Or'), [name('Not'), layer('aus')], layer('aus')], OCGs: layer('aus') },
          leer: { OCGs: [] },
        }
      },
      content: ['einer', 'alle', 'keiner', 'nichtAlle', 'ausdruck', 'oder', 'leer']
        .map((key, i) => marked(key, `${MAGENTA} ${field(i)} f`))
        .join(''),
    })
    expect(await inkedFields(card, 7)).toEqual([true, false, false, true, false, true, true])
    expect(await texts(card)).toEqual([
      'Inhalt, der von den Ebenen „an“, „aus“ abhängt, ist ausgeblendet und wird nicht gedruckt.',
      'Inhalt, der von der Ebene „an“ abhängt, ist ausgeblendet und wird nicht gedruckt.',
    ])
  })

  test('because all are off but those that are on', async () => {
    const card = await cardOf({
      layers: { an: {}, aus: {} },
      config: (layer) => ({ BaseState: 'OFF', ON: [layer('an')] }),
      content: marked('aus', `${MAGENTA} ${field(0)} f`) + marked('an', `${MAGENTA} ${field(1)} f`),
    })
    expect(await inkedFields(card, 2)).toEqual([false, true])
    expect(await texts(card)).toEqual([AUS])
  })

  test('because it is for the screen alone, and one that is for print alone is printed', async () => {
    const usage = (print: string, view: string): Dict => ({
      Usage: { Print: { PrintState: name(print) }, View: { ViewState: name(view) } },
    })
    const card = await cardOf({
      layers: { schirm: usage('OFF', 'ON'), druck: usage('ON', 'OFF') },
      config: (layer) => ({
        OFF: [layer('druck')],
        AS: [{ Event: 'Print', Category: ['Print'], OCGs: [layer('schirm'), layer('druck')] }],
      }),
      content: marked('schirm', `${MAGENTA} ${field(0)} f`) + marked('druck', `${MAGENTA} ${field(1)} f`),
    })
    expect(await inkedFields(card, 2)).toEqual([false, true])
    expect(await texts(card)).toEqual([
      'Die Ebene „schirm“ ist vom Druck ausgenommen und wird nicht gedruckt, auch wenn Ihr Programm sie zeigt.',
      'Die Ebene „druck“ ist am Bildschirm ausgeblendet, aber für den Druck eingeschaltet und wird gedruckt.',
    ])
  })

  test('hidden text moves what follows it on its line', async () => {
    const line = (hidden: string, more = ''): string =>
      `BT /F 40 Tf ${MAGENTA} ${pt(20)} ${pt(60)} Td ${hidden}${more}(I) Tj ET`
    const card = (content: string): Promise<Uint8Array> => cardOf({ layers: { aus: {} }, config: off, content })
    /** Where ink begins on the line, pt. */
    const left = async (content: string): Promise<number> =>
      withFile(await printed(await card(content)), async (file, folder) => {
        const { at, width } = await raster(file, folder, 1, 72)
        const y = pt(131 - 63)
        return Array.from({ length: width }, (_, x) => x).findIndex((x) => at(x, y)[1] < 128)
      })
    const still = await left(line(''))
    expect(await left(line(marked('aus', '(MMM) Tj'), '0 0 Td '))).toBe(still)
    // Three capital M of Helvetica at 40 pt.
    expect(Math.abs((await left(line(marked('aus', '(MMM) Tj')))) - still - 3 * 0.833 * 40)).toBeLessThan(1.5)
    expect(await inkedFields(await card(line(marked('aus', '(MMM) Tj'))), 1)).toEqual([false])
  })

  test('what depends on who looks is told, and no word of layers reaches the print file', async () => {
    const card = await cardOf({
      layers: { sprache: { Usage: { Language: { Lang: PDFString.of('de') } } } },
      config: (layer) => ({ AS: [{ Event: 'Print', Category: ['Language'], OCGs: [layer('sprache')] }] }),
      content: `${marked('sprache', `${MAGENTA} ${field(0)} f`)}${marked('fremd', `${field(1)} f`)}`,
    })
    expect(await inkedFields(card, 2)).toEqual([true, true])
    expect(await texts(card)).toEqual([
      'Die Ebene „sprache“ ist nur unter Bedingungen sichtbar.',
      'Ein Teil der Seite gehört zu einer Ebene, die in der Datei nicht erklärt ist.',
    ])
    await withFile(await printed(card), (file, folder) => {
      run('qpdf', ['--qdf', file, `${folder}/open.pdf`])
      const open = readFileSync(`${folder}/open.pdf`, 'latin1')
      expect(open).not.toMatch(/OCProperties|OCG|OCMD|\/OC\b/)
    })
  })
})
