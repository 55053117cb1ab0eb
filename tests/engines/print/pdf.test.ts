import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument, PDFName, PDFRawStream, degrees } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { FormatId, Seite } from '#src/contract/dokument.ts'
import { BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { sameLink } from '#src/engines/print/qrCodes.ts'
import { layout } from '#src/engines/print/layout.ts'
import { writePdf, type WritePdfOptions } from '#src/engines/print/pdf/writePdf.ts'
import { pageToSvg } from '#src/engines/print/svg.ts'
import { leftOut } from '#tests/support/programs.ts'
import { contextOf, fonts, image, pagesWith, picture, pixels, raster, run, shape, text, withFile } from './fixtures.ts'

afterAll(() => vi.resetConfig())

const noPoppler = leftOut('pdfinfo', 'pdffonts', 'pdftotext', 'pdftoppm')

const files = {
  rot: await picture(600, 300, 'jpeg', 'red'),
  cmyk: await picture(300, 300, 'cmyk', 'yellow'),
  halb: await picture(20, 20, 'png', { r: 0, g: 0, b: 255, alpha: 0.5 }),
}

async function assets(id: string) {
  const bytes = files[id as keyof typeof files]
  return { bytes: new Uint8Array(bytes), mime: '' }
}

/** One page list per recipient. */
function write(format: FormatId, seiten: Seite[], count = 1, more: Partial<WritePdfOptions> = {}): Promise<Uint8Array> {
  const pages = Array.from({ length: count }, (_, i) => {
    const empfaenger = { ...BEISPIEL_EMPFAENGER, nachname: `Müller${i}` }
    const context = contextOf(format, {
      empfaenger,
      datenschutzText: 'Datenschutz',
      qrUrls: sameLink(seiten, `https://example.org/q/${i}`),
    })
    return seiten.map((seite) => ({ seite, context }))
  }).flat()
  return writePdf({ format, pages, assets, title: 'Größe & Maß', ...more })
}

describe('the print file', () => {
  test.skipIf(noPoppler).each([
    ['maxipostkarte', 4, '683.15 371.34', '8.50 8.50 674.65 362.83'],
    ['dina4mailing', 2, '612.28 858.90', '8.50 8.50 603.78 850.39'],
    ['dina4mailing-2seitig', 4, '612.28 858.90', '8.50 8.50 603.78 850.39'],
  ] as const)('boxes of %s (pdfinfo)', async (format, pages, data, trim) => {
    const pdf = await write(format, defaultSeiten(format), 2)
    const info = await withFile(pdf, (file) => run('pdfinfo', ['-box', '-enc', 'UTF-8', file]))
    const box = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(info)?.[1]?.replace(/\s+/g, ' ')
    expect(box('Pages')).toBe(String(pages))
    expect(box('Title')).toBe('Größe & Maß')
    expect(box('MediaBox')).toBe(`0.00 0.00 ${data}`)
    expect(box('BleedBox')).toBe(`0.00 0.00 ${data}`)
    expect(box('TrimBox')).toBe(trim)
  })

  test.skipIf(noPoppler)('fonts are embedded subsets with text behind them (pdffonts, pdftotext)', async () => {
    const letter = text('Größe „Straße“ – E-Mail: 25 €', { style: { ...text('').style, font: 'lora', weight: 700 } })
    const pdf = await write('maxipostkarte', pagesWith('maxipostkarte', 0, letter))
    await withFile(pdf, (file) => {
      const rows = run('pdffonts', [file]).trim().split('\n').slice(2)
      expect(rows).toHaveLength(2)
      for (const row of rows) expect(row).toMatch(/^[A-Z]{6}\+\S+ +CID TrueType +Identity-H +yes yes yes/)
      const printed = run('pdftotext', ['-enc', 'UTF-8', file, '-'])
      expect(printed).toContain('Größe „Straße“ – E-Mail: 25 €')
      expect(printed).toContain('Müller0')
    })
  })

  test.skipIf(noPoppler || leftOut('zbarimg'))('every recipient has the own code (zbarimg)', async () => {
    const pdf = await write('maxipostkarte', defaultSeiten('maxipostkarte'), 3)
    await withFile(pdf, (file, folder) => {
      run('pdftoppm', ['-r', '300', '-png', file, join(folder, 'p')])
      const codes = [2, 4, 6].map((page) => run('zbarimg', ['-q', '--raw', join(folder, `p-${page}.png`)]).trim())
      expect(codes).toEqual(['https://example.org/q/0', 'https://example.org/q/1', 'https://example.org/q/2'])
    })
  })

  test('fonts, pictures and shared content stand in the file once, and cards are small', async () => {
    const seiten = pagesWith('maxipostkarte', 0, image(), text('Immer gleich', { id: 't2' }))
    const small = await write('maxipostkarte', seiten, 1)
    const large = await write('maxipostkarte', seiten, 101)
    const doc = await PDFDocument.load(large)
    expect(doc.getPageCount()).toBe(202)
    const images = doc.context
      .enumerateIndirectObjects()
      .filter(
        ([, object]) =>
          object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
      )
    expect(images).toHaveLength(1)
    const [first, second] = [doc.getPage(0), doc.getPage(2)]
    expect(String(first.node.get(PDFName.of('Contents')))).toBe(String(second.node.get(PDFName.of('Contents'))))
    expect((large.length - small.length) / 200).toBeLessThan(1500)
  })

  test.skipIf(leftOut('gs'))('text and codes are on the black plate alone (gs tiffsep)', async () => {
    const pdf = await write('maxipostkarte', pagesWith('maxipostkarte', 1, text('Nur Schwarz')))
    const inks = await withFile(pdf, async (file, folder) => {
      run('gs', [
        '-q',
        '-dNOPAUSE',
        '-dBATCH',
        '-sDEVICE=tiffsep',
        '-r72',
        '-dFirstPage=2',
        '-dLastPage=2',
        `-sOutputFile=${folder}/s%d.tif`,
        file,
      ])
      const plates = ['Cyan', 'Magenta', 'Yellow', 'Black'].map((ink) => readFileSync(`${folder}/s1(${ink}).tif`))
      return Promise.all(plates.map(async (plate) => (await sharp(plate).stats()).channels[0]?.min))
    })
    // 255 is no ink.
    expect(inks.slice(0, 3)).toEqual([255, 255, 255])
    expect(inks[3]).toBe(0)
  })

  test.skipIf(noPoppler)('pictures: colours, CMYK not inverted, transparency, crop, fit (pdftoppm)', async () => {
    const seiten = pagesWith(
      'maxipostkarte',
      0,
      image({ id: 'a', x: 10, y: 10, w: 40, h: 40 }),
      image({ id: 'b', x: 60, y: 10, w: 40, h: 40, assetId: 'cmyk' }),
      image({ id: 'c', x: 110, y: 10, w: 40, h: 40, assetId: 'halb' }),
      image({ id: 'd', x: 160, y: 10, w: 40, h: 40, fit: 'einpassen' }),
    )
    const pdf = await write('maxipostkarte', seiten)
    await withFile(pdf, async (file, folder) => {
      const page = await raster(file, folder, 1, 72)
      const at = (x: number, y: number) => page.at((x / 25.4) * 72, (y / 25.4) * 72)
      const [r, g, b] = at(30, 30)
      expect([r > 240, g < 20, b < 20]).toEqual([true, true, true])
      const yellow = at(80, 30)
      expect(yellow[0] > 200 && yellow[1] > 200 && yellow[2] < 80).toBe(true)
      const half = at(130, 30)
      expect(half[0] > 100 && half[0] < 155 && half[2] > 240).toBe(true)
      // 2:1 fitted into a square: white above, picture in the middle.
      expect(at(180, 14)).toEqual([255, 255, 255])
      expect(at(180, 30)[1]).toBeLessThan(20)
    })
  })

  test.skipIf(noPoppler)('screen and print are one: the SVG and the PDF of a sheet cover the same pixels', async () => {
    const seiten = pagesWith(
      'maxipostkarte',
      1,
      shape({ x: 70, y: 60, w: 40, h: 30, rotation: 20, opacity: 0.5, radius: 5, fill: { c: 1, m: 0, y: 0, k: 0 } }),
      text('Halb durchsichtig auf Grund', { rotation: 10, opacity: 0.6, background: { c: 0, m: 0.5, y: 1, k: 0 } }),
      shape({
        id: 'e',
        x: 120,
        y: 60,
        w: 30,
        h: 20,
        shape: 'ellipse',
        stroke: { color: { c: 0, m: 1, y: 0, k: 0 }, width: 1 },
      }),
    )
    const sheet = seiten[1]
    if (!sheet) throw new Error('no page')
    const context = contextOf('maxipostkarte', { qrUrls: sameLink([sheet], 'https://example.org/q/0') })
    const svg = pageToSvg(layout(sheet, context), { format: 'maxipostkarte', fonts, assetHref: () => '', widthPx: 950 })
    const screen = await pixels(await sharp(Buffer.from(svg)).png().toBuffer())
    const pdf = await writePdf({ format: 'maxipostkarte', pages: [{ seite: sheet, context }], assets, title: '' })
    const print = await withFile(pdf, (file, folder) => raster(file, folder, 1, (950 / 241) * 25.4))
    expect(Math.abs(print.width - screen.width)).toBeLessThanOrEqual(1)
    let far = 0
    for (let y = 0; y < screen.height - 1; y++) {
      for (let x = 0; x < screen.width - 1; x++) {
        const [a, b] = [screen.at(x, y), print.at(x, y)]
        // CMYK looks different without a profile: what counts is whether there is ink at all.
        if (a.every((v) => v > 250) !== b.every((v) => v > 250)) far++
      }
    }
    // Edges are smoothed differently; a shift of one pixel of any block would be far more.
    expect(far / (screen.width * screen.height)).toBeLessThan(0.01)
  })

  test('with a printing condition it is built as PDF/X-4', async () => {
    const outputIntent = { bedingung: 'FOGRA51', profil: new Uint8Array([1, 2, 3]) }
    const pdf = await write('dina4mailing', defaultSeiten('dina4mailing'), 1, {
      outputIntent,
      erstellt: '2026-11-20T14:03:00.000Z',
    })
    const doc = await PDFDocument.load(pdf, { updateMetadata: false })
    expect(String(doc.catalog.get(PDFName.of('OutputIntents')))).toContain('FOGRA51')
    expect(doc.getCreationDate()?.toISOString()).toBe('2026-11-20T14:03:00.000Z')
    expect(Buffer.from(pdf).toString('latin1')).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4<')
  })

  test('the same input gives the same bytes', async () => {
    const [a, b] = await Promise.all([1, 2].map(() => write('maxipostkarte', pagesWith('maxipostkarte', 0, image()))))
    expect(Buffer.from(a ?? []).equals(Buffer.from(b ?? []))).toBe(true)
  })
})

describe('an uploaded PDF under the system layers', () => {
  /** Two sheets, each half blue (top) so that position and rotation show. */
  async function upload(turn: 0 | 90, trim: boolean): Promise<Uint8Array> {
    const doc = await PDFDocument.create()
    const pt = (mm: number) => (mm * 72) / 25.4
    const [w, h] = trim ? [261, 151] : [241, 131]
    for (let i = 0; i < 2; i++) {
      const page = doc.addPage(turn ? [pt(h), pt(w)] : [pt(w), pt(h)])
      page.setRotation(degrees(turn))
      // As seen by the reader: a blue field at 20..40 mm from the left and the top of the data format.
      const [x, y] = trim ? [30, 30] : [20, 20]
      if (turn)
        page.drawRectangle({
          x: pt(y),
          y: pt(x),
          width: pt(20),
          height: pt(20),
          color: { type: 'RGB', red: 0, green: 0, blue: 1 } as never,
        })
      else
        page.drawRectangle({
          x: pt(x),
          y: pt(h - y - 20),
          width: pt(20),
          height: pt(20),
          color: { type: 'RGB', red: 0, green: 0, blue: 1 } as never,
        })
      if (trim) page.setTrimBox(pt(13), pt(13), pt(235), pt(125))
    }
    return doc.save()
  }

  test.skipIf(noPoppler).each([
    ['at data size', 0, false],
    ['turned by 90 degrees', 90, false],
    ['with crop marks around the trim', 0, true],
  ] as const)('%s', async (_, turn, trim) => {
    const basePdf = await upload(turn, trim)
    const pdf = await write('maxipostkarte', defaultSeiten('maxipostkarte'), 2, { basePdf })
    await withFile(pdf, async (file, folder) => {
      const page = await raster(file, folder, 3, 72)
      const at = (x: number, y: number) => page.at((x / 25.4) * 72, (y / 25.4) * 72)
      expect(at(30, 30)).toEqual([0, 0, 255])
      expect([at(18, 30), at(42, 30), at(30, 18), at(30, 42)]).toEqual(Array.from({ length: 4 }, () => [255, 255, 255]))
      expect(run('pdftotext', ['-enc', 'UTF-8', file, '-'])).toContain('Müller1')
    })
    expect(pdf.length).toBeLessThan(basePdf.length + 40_000)
  })
})
