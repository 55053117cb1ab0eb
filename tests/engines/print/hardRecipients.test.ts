import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { FormatId, QrLayer, Rect, Seite } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import { checkCodes, type WantedPage } from '#src/engines/print/finished/checkCodes.ts'
import { FORMATS } from '#src/engines/print/formats.ts'
import { grow } from '#src/engines/print/geometry.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { kurzlinks, qrCodesOf, count } from '#src/engines/print/qrCodes.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { pagePictures, pngs, silent, zbarTexts, zxingTexts } from '#tests/support/codeReaders.ts'
import { contextOf, text, withFile } from './fixtures.ts'

const PT_PER_MM = 72 / 25.4
const RASTER_DPI = 100
const CODE_DPI = 150

/** Names, companies and places at their limits, by turns. */
const HART: Partial<Empfaenger>[] = [
  { vorname: 'Jo', nachname: 'Li' },
  { titel: 'Prof. Dr. Dr.', vorname: 'Maximiliana-Alexandra', nachname: 'von der Oberleitner-Hinterwaldhausen' },
  { firma: 'Vereinigte Ostsächsische Handwerksbetriebe GmbH & Co. KG', zusatz: 'Abteilung Einkauf, Gebäude 7 c' },
  { firma: 'Łódź Śnieżka Sp. z o.o.', vorname: 'Żółć', nachname: 'Gęślą' },
  { vorname: '', nachname: '', firma: '' },
  { strasse: 'Straße des siebzehnten Juni am Alten Güterbahnhof', hausnummer: '1234 a–c' },
  { ort: 'Hohenstein-Ernstthal bei Oberlungwitz', land: 'Österreich' },
  { vorname: 'Ærøskøbing', nachname: 'Çağlayan-Šimůnek' },
  { anrede: 'Herr', zusatz: 'c/o Familie Müller-Lüdenscheidt, Hinterhaus, 3. Obergeschoss links' },
]
const person = (nr: number): Empfaenger => ({
  ...BEISPIEL_EMPFAENGER,
  hausnummer: String(nr),
  ...HART[nr % HART.length],
})

/** A sheet of two counted codes, one of them turned, with a text of each recipient. */
function sheet(format: FormatId): Seite[] {
  const [last] = FORMATS[format].pages.slice(-1)
  return defaultSeiten(format).map((seite) => ({
    ...seite,
    layers: seite.layers.flatMap((layer): Seite['layers'] => {
      if (layer.type !== 'qrcode') return [layer]
      const code: QrLayer = { ...layer, enabled: true, inhalt: 'https://laden.example.org/aktion' }
      if (seite.side !== last) return [code]
      const y = format === 'maxipostkarte' ? 75 : 200
      return [
        { ...code, y },
        { ...code, id: 'zweiter', x: 60, y, rotation: 12 },
        text('Guten Tag', { x: 100, y, w: 50 }),
      ]
    }),
  }))
}

async function grays(file: string) {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data, w: info.width }
}

/** Pixels of a page that differ from the sheet without recipient, outside of all these places. */
function strayInk(page: Uint8Array, base: Uint8Array, width: number, places: readonly Rect[]): number {
  const mm = 25.4 / RASTER_DPI
  let stray = 0
  for (let i = 0; i < page.length; i++) {
    if (Math.abs((page[i] ?? 0) - (base[i] ?? 0)) < 24) continue
    const [x, y] = [((i % width) + 0.5) * mm, (Math.floor(i / width) + 0.5) * mm]
    if (!places.some((r) => x >= r.x && x <= r.x + r.w && y >= r.y && y <= r.y + r.h)) stray += 1
  }
  return stray
}

async function printAll(format: FormatId, anzahl: number, zuLesen: number): Promise<void> {
  const seiten = sheet(format)
  const codes = count(qrCodesOf(seiten), true)
  const links = (nr: number) =>
    kurzlinks(codes, `https://post.example.org/q/${(nr * 2_654_435_761).toString(36).padStart(10, 'a').slice(-10)}`)
  const contexts = Array.from({ length: anzahl }, (_, nr) =>
    contextOf(format, {
      empfaenger: person(nr),
      datenschutzText: 'Herkunft der Daten: Kundenliste.',
      qrUrls: links(nr),
    }),
  )
  const options = { format, assets: () => Promise.reject(new Error('no pictures')), title: 'Schwere Fälle' }
  const pdf = await writePdf({
    ...options,
    pages: contexts.flatMap((context) => seiten.map((seite) => ({ seite, context }))),
  })
  const wanted = contexts.flatMap(({ qrUrls }) => seiten.map((seite) => ({ seite, qrUrls })))
  expect(await checkCodes(pdf, wanted)).toEqual({ verglichen: anzahl * codes.length, abweichung: null })
  const blank = seiten.map((seite) => ({ ...seite, layers: seite.layers.filter(({ type }) => type !== 'empfaenger') }))
  const [first] = contexts
  if (!first) throw new Error('nobody')
  const base = await writePdf({ ...options, pages: blank.map((seite) => ({ seite, context: first })) })

  await withFile(pdf, async (file, folder) => {
    silent('qpdf', ['--check', file])
    const { data, final } = FORMATS[format]
    const box = (name: string) => new RegExp(`^Page +\\d+ ${name}: +(.*)$`, 'gm')
    const boxes = silent('pdfinfo', ['-box', '-f', '1', '-l', String(wanted.length), file])
    const of = (name: string) =>
      [...boxes.matchAll(box(name))].map(([, edges = '']) => edges.trim().split(/\s+/).map(Number))
    const pt = (mm: number) => Number((mm * PT_PER_MM).toFixed(2))
    for (const [name, expected] of [
      ['MediaBox', [0, 0, pt(data.w), pt(data.h)]],
      ['BleedBox', [0, 0, pt(data.w), pt(data.h)]],
      ['TrimBox', [pt(3), pt(3), pt(3 + final.w), pt(3 + final.h)]],
    ] as const) {
      expect(of(name)).toHaveLength(wanted.length)
      for (const edges of of(name))
        for (const [i, edge] of edges.entries()) expect(edge).toBeCloseTo(expected[i] ?? 0, 1)
    }

    // Two readers, evenly over all pages that bear a code.
    const withCode = wanted.flatMap(({ seite }, i) => (seite.layers.some((l) => l.type === 'qrcode') ? [i] : []))
    const step = Math.max(1, Math.floor(withCode.length / zuLesen))
    const chosen = withCode.filter((_, i) => i % step === 0).slice(0, zuLesen)
    const pictures = pagePictures(file, folder, chosen, CODE_DPI)
    const expected = chosen.map((page) => {
      const { seite, qrUrls }: Partial<WantedPage> = wanted[page] ?? {}
      return (seite?.layers ?? []).flatMap(({ id }) => qrUrls?.[id] ?? []).toSorted()
    })
    expect(zbarTexts(pictures)).toEqual(expected)
    expect(await zxingTexts(pictures)).toEqual(expected)

    // Every address: what differs from the sheet without one lies in its field.
    const { side, anschrift, absender } = FORMATS[format].empfaenger
    const at = seiten.findIndex((seite) => seite.side === side)
    const places = [anschrift, absender, ...codesAt(seiten[at])].map((rect) => grow(rect, 0.3))
    const ground = await withFile(base, async (empty, place) => {
      silent('pdftoppm', [
        '-r',
        String(RASTER_DPI),
        '-f',
        String(at + 1),
        '-singlefile',
        '-gray',
        '-png',
        empty,
        join(place, 'leer'),
      ])
      return grays(join(place, 'leer.png'))
    })
    const sides = seiten.length === 1 ? [] : [at === 0 ? '-o' : '-e']
    silent('pdftoppm', ['-r', String(RASTER_DPI), ...sides, '-gray', '-png', file, join(folder, 'anschrift')])
    const sheets = pngs(folder, 'anschrift')
    expect(sheets).toHaveLength(anzahl)
    for (const [nr, sheetFile] of sheets.entries()) {
      const page = await grays(sheetFile)
      expect([nr, strayInk(page.data, ground.data, page.w, places)]).toEqual([nr, 0])
      expect(strayInk(page.data, ground.data, page.w, places.slice(2))).toBeGreaterThan(100)
    }

    // Text and codes on the black plate, which Ghostscript separates without a word.
    const stepOfPlates = Math.max(1, Math.floor(wanted.length / 8))
    const separated = wanted.flatMap((_, i) => (i % stepOfPlates === 0 ? [i + 1] : []))
    const output = ['-sDEVICE=tiffsep', '-r60', `-sPageList=${separated.join()}`, `-sOutputFile=${folder}/s%d.tif`]
    silent('gs', ['-q', '-dNOPAUSE', '-dBATCH', ...output, file])
    for (const [i] of separated.entries())
      for (const ink of ['Cyan', 'Magenta', 'Yellow']) {
        const { channels } = await sharp(`${folder}/s${i + 1}(${ink}).tif`).stats()
        expect([i, ink, channels[0]?.min]).toEqual([i, ink, 255])
      }
  })
}

/** Squares that hold codes, with their plates. */
function codesAt(seite: Seite | undefined): Rect[] {
  return (seite?.layers ?? []).flatMap((layer) => (layer.type === 'qrcode' ? [grow(layer, 6)] : []))
}

const ALLE: FormatId[] = ['maxipostkarte', 'dina4mailing', 'dina4mailing-2seitig']

// The letter of one page is printed by the thousand below alone: it has what the two others have.
const STICHPROBE: FormatId[] = ['maxipostkarte', 'dina4mailing-2seitig']

test.each(STICHPROBE)('nine hard recipients of %s leave the press as they were meant', { timeout: 180_000 }, (format) =>
  printAll(format, 9, 4),
)

test.each(ALLE)(
  'a thousand hard recipients of %s leave the press as they were meant',
  { tags: ['proof'], timeout: 1_800_000 },
  (format) => printAll(format, 1000, 300),
)
