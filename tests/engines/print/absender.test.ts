import { describe, expect, test } from 'vitest'
import { FORMATE, type FormatId, type Rect } from '#src/contract/dokument.ts'
import type { Absender } from '#src/contract/kampagne.ts'
import { absenderTeile, absenderZeile } from '#src/engines/print/absender.ts'
import { BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import type { GlyphsOp, LayoutContext } from '#src/engines/print/displayList.ts'
import { contains } from '#src/engines/print/geometry.ts'
import { FORMATS, trimRect, zonesOf } from '#src/engines/print/formats.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { layout } from '#src/engines/print/layout.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { checkDokument } from '#src/engines/print/preflight/checkDokument.ts'
import { contextOf, fonts, raster, withFile } from './fixtures.ts'

const LADEN: Absender = {
  firma: 'Ladenverbund Elbtal eG',
  strasse: 'Am Lindenspeicher',
  hausnummer: '14',
  plz: '01099',
  ort: 'Dresden',
}
const von = (change: Partial<Absender>): Absender => ({ ...LADEN, ...change })
const HUNDERTZWANZIG = `${'Überörtliche Gemeinschaft für Größenmaße '.repeat(3).slice(0, 119)}ß`

/** Senders that are long, narrow, wide or odd. */
const SCHWER: [string, Absender][] = [
  ['short', von({ firma: 'A', strasse: 'B', hausnummer: '1', ort: 'C' })],
  ['usual', LADEN],
  ['umlauts', von({ firma: 'Ähre & Übermut Öl GmbH', strasse: 'Große Jägerstraße', ort: 'Übach-Palenberg' })],
  ['long company', von({ firma: 'Gemeinnützige Wohnungsbaugesellschaft Oberes Elbtal mbH & Co. KG' })],
  ['one long word', von({ firma: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' })],
  ['long street', von({ strasse: 'Straße der Freundschaft unter den Linden am alten Speicherhof' })],
  ['120 characters', von({ firma: HUNDERTZWANZIG })],
  ['wide letters', von({ firma: 'W'.repeat(120), strasse: 'M'.repeat(120), ort: 'Q'.repeat(80) })],
]

const pageOf = (format: FormatId) => {
  const { side } = FORMATS[format].empfaenger
  const seite = defaultSeiten(format).find((page) => page.side === side)
  if (!seite) throw new Error('no page')
  return seite
}

function set(format: FormatId, more: Partial<LayoutContext> = {}) {
  const only = { ...pageOf(format), layers: pageOf(format).layers.filter(({ type }) => type === 'empfaenger') }
  const { ops, befunde } = layout(only, contextOf(format, { absender: LADEN, ...more }))
  const glyphs = ops.filter((op): op is GlyphsOp => op.op === 'glyphs')
  const { absender } = FORMATS[format].empfaenger
  const sender = glyphs.filter(({ y }) => y <= absender.y + absender.h)
  return { sender, address: glyphs.filter((op) => !sender.includes(op)), befunde, ops }
}

describe('the words of a sender', () => {
  test('are company, street and town, and nothing for what is not there yet', () => {
    expect(absenderZeile(LADEN)).toBe('Ladenverbund Elbtal eG · Am Lindenspeicher 14 · 01099 Dresden')
    expect(absenderTeile(von({ strasse: ' ', hausnummer: '', firma: ' A  B ' }))).toEqual(['A B', '01099 Dresden'])
  })
})

describe('the sender line', () => {
  test('stands in one line where that fits, and breaks between its parts where it does not', () => {
    expect(set('dina4mailing').sender.map(({ text }) => text)).toEqual([absenderZeile(LADEN)])
    expect(set('maxipostkarte').sender.map(({ text }) => text)).toEqual([
      'Ladenverbund Elbtal eG',
      'Am Lindenspeicher 14 · 01099 Dresden',
    ])
    const kurz = von({ firma: 'Tee', strasse: 'Straße der Freundschaft am alten Speicher' })
    expect(set('maxipostkarte', { absender: kurz }).sender.map(({ text }) => text)).toEqual([
      'Tee · Straße der Freundschaft am alten Speicher 14',
      '01099 Dresden',
    ])
  })

  test('of a design that belongs to no campaign says that it is a sample', () => {
    expect(set('dina4mailing', { absender: null }).sender.map(({ text }) => text)).toEqual([
      'Ihre Firma · Straße 1 · 12345 Ort',
    ])
    const nobody = von({ firma: '', strasse: '', hausnummer: '', plz: '', ort: '' })
    expect(set('dina4mailing', { absender: nobody }).sender).toEqual([])
  })

  test('is smaller than any address, 7 pt and never below 6 pt, with a rule of 0.2 mm under it', () => {
    for (const format of FORMATE)
      for (const [name, absender] of SCHWER) {
        const { sender, befunde, ops } = set(format, { absender })
        const size = Math.max(...sender.map((op) => op.size))
        const zuLang = befunde.some(({ code }) => code === 'absenderZuLang')
        expect([name, size <= 2.47, zuLang || size >= 2.119]).toEqual([name, true, true])
        const rule = ops.find((op) => op.op === 'pfad')
        expect(rule && rule.op === 'pfad' && rule.d[4]).toBeCloseTo(0.2)
      }
  })

  test('that is too long even in two lines is an error that names it, for whoever gets the piece', () => {
    const seiten = defaultSeiten('maxipostkarte')
    const [, , , , , , [, absender] = ['', LADEN]] = SCHWER
    const options = {
      format: 'maxipostkarte',
      assets: [],
      fonts,
      qrUrls: { 'rueckseite-qr': 'https://example.org/q/1' },
      absender,
    } as const
    const empfaenger = [BEISPIEL_EMPFAENGER, { ...BEISPIEL_EMPFAENGER, vorname: 'Emil' }]
    expect(checkDokument(seiten, { ...options, empfaenger })).toMatchObject([
      { schwere: 'fehler', code: 'absenderZuLang', text: expect.stringContaining(HUNDERTZWANZIG.slice(0, 40)) },
    ])
    expect(checkDokument(seiten, { ...options, absender: LADEN })).toEqual([])
  })

  test('names characters that no face can print, once', () => {
    const { befunde } = set('maxipostkarte', { absender: von({ firma: 'Tee 茶 茶' }) })
    expect(befunde).toMatchObject([{ schwere: 'fehler', code: 'absenderZeichen', text: expect.stringContaining('茶') }])
  })
})

describe('where the address block stands', () => {
  test.each(FORMATE)('%s: as the post and DIN 5008 want it', (format) => {
    const { rect, anschrift, absender, fenster, side } = FORMATS[format].empfaenger
    const trim = trimRect(format)
    expect(contains(rect, anschrift)).toBe(true)
    // White of 3 mm around the address, and its first line stands below the rule.
    expect(anschrift.y - (absender.y + absender.h)).toBeGreaterThanOrEqual(3)
    // Nothing in the upper 40 mm, nothing within 15 mm of the edges (domain 6).
    expect(absender.y - trim.y).toBeGreaterThanOrEqual(40)
    for (const box of [absender, anschrift]) {
      expect(trim.x + trim.w - (box.x + box.w)).toBeGreaterThanOrEqual(15)
      expect(box.x - trim.x).toBeGreaterThanOrEqual(15)
    }
    const coding = zonesOf(format, side).find(({ id }) => id === 'codierzone')
    expect(anschrift.y + anschrift.h).toBeLessThanOrEqual(coding?.rect.y ?? Infinity)
    expect(fenster === null).toBe(format === 'maxipostkarte')
  })

  test.each(['dina4mailing', 'dina4mailing-2seitig'] as const)('%s: in its window, from 25 mm on', (format) => {
    const { anschrift, absender, fenster } = FORMATS[format].empfaenger
    const trim = trimRect(format)
    const field = { x: trim.x + 20, y: trim.y + 45, w: 85, h: 45 }
    expect(fenster).toEqual(field)
    expect(contains(field, absender) && contains(field, anschrift)).toBe(true)
    expect([absender.x - trim.x, anschrift.x - trim.x]).toEqual([25, 25])
  })

  test('what was frozen before there was a sender line is set as it was: none, and an A4 address at 20 mm', () => {
    const before = set('dina4mailing', { fassung: 1 })
    expect(before.sender).toEqual([])
    expect(new Set(before.address.map(({ x }) => x))).toEqual(new Set([23]))
    expect(before.ops.filter(({ op }) => op !== 'glyphs')).toEqual([])
    expect(new Set(set('dina4mailing').address.map(({ x }) => x))).toEqual(new Set([28]))
  })
})

/** Dark pixels in each box and in none of them, as poppler draws the page. */
async function ink(file: string, folder: string, page: number, boxes: readonly Rect[]) {
  const { data, width, height } = await raster(file, folder, page, DPI)
  const found = { inside: boxes.map(() => 0), outside: 0 }
  for (let i = 0; i < width * height; i++) {
    if ((data[i * 3] ?? 255) > 160) continue
    const point = { x: (((i % width) + 0.5) / DPI) * 25.4, y: ((Math.floor(i / width) + 0.5) / DPI) * 25.4, w: 0, h: 0 }
    const at = boxes.findIndex((box) => contains(box, point, PIXEL_MM))
    if (at === -1) found.outside += 1
    else found.inside[at] = (found.inside[at] ?? 0) + 1
  }
  return found
}
const DPI = 120
const PIXEL_MM = 25.4 / DPI

describe('on paper', () => {
  test.each(FORMATE)('%s: every sender and every address lies in its box, to the pixel (pdftoppm)', async (format) => {
    const page = pageOf(format)
    const only = { ...page, layers: page.layers.filter(({ type }) => type === 'empfaenger' || type === 'zone') }
    const { absender: box, anschrift } = FORMATS[format].empfaenger
    const empfaenger = {
      ...BEISPIEL_EMPFAENGER,
      firma: 'Gemeinnützige Ährengenossenschaft Übersee',
      zusatz: 'Zu Händen der Geschäftsführung',
      strasse: 'Straße des Gemeinsinns',
    }
    const pdf = await writePdf({
      format,
      title: 'Absender',
      pages: SCHWER.map(([, absender]) => ({ seite: only, context: contextOf(format, { absender, empfaenger }) })),
      assets: () => Promise.reject(new Error('no picture')),
    })
    await withFile(pdf, async (file, folder) => {
      for (const [i, [name]] of SCHWER.entries()) {
        const { inside, outside } = await ink(file, folder, i + 1, [box, anschrift])
        expect([name, outside]).toEqual([name, 0])
        for (const dark of inside) expect(dark).toBeGreaterThan(20)
      }
    })
  })
})
