import { describe, expect, test } from 'vitest'
import { seite as seiteSchema, type FormatId, type SeitenName } from '#src/contract/dokument.ts'
import { FORMATS, safetyRect, trimRect } from '#src/engines/print/formats.ts'
import { defaultSeiten, printOrder } from '#src/engines/print/layers.ts'
import { sameLink } from '#src/engines/print/qrCodes.ts'
import { layout } from '#src/engines/print/layout.ts'
import { contextOf, shape } from './fixtures.ts'

/** Spec 3, 9, positions counted from the trim corner (+3 mm bleed in data coordinates). */
const TABLE: [FormatId, SeitenName, Record<string, [number, number, number, number]>, boolean][] = [
  ['maxipostkarte', 'vorderseite', { qr: [6, 33, 20, 20] }, false],
  [
    'maxipostkarte',
    'rueckseite',
    {
      stempelEmpfaenger: [164, 0, 77, 131],
      codierzone: [0, 113, 241, 18],
      datenschutz: [6, 6, 55, 16],
      qr: [6, 33, 20, 20],
      empfaengerBeispiel: [172, 62, 51, 32],
    },
    true,
  ],
  [
    'dina4mailing',
    'vorderseite',
    { datenschutz: [6, 6, 55, 16], qr: [6, 33, 20, 20], empfaengerBeispiel: [23, 65.7, 85, 27.3] },
    true,
  ],
  ['dina4mailing-2seitig', 'vorderseite', { qr: [6, 33, 20, 20], empfaengerBeispiel: [23, 65.7, 85, 27.3] }, false],
  ['dina4mailing-2seitig', 'rueckseite', { datenschutz: [6, 6, 55, 16], qr: [6, 33, 20, 20] }, true],
]

describe('system layers of the specification', () => {
  test.each(TABLE)('%s, %s', (format, side, places, qrOn) => {
    const page = defaultSeiten(format).find((seite) => seite.side === side)
    const found = Object.fromEntries(
      (page?.layers ?? []).map((layer) => [layer.system, [layer.x, layer.y, layer.w, layer.h]]),
    )
    expect(found).toEqual(places)
    const qr = page?.layers.find((layer) => layer.type === 'qrcode')
    expect(qr).toMatchObject({ enabled: qrOn, inhaltTyp: 'website', rotation: 0 })
  })

  test.each([
    ['maxipostkarte', [241, 131], [235, 125], ['vorderseite', 'rueckseite']],
    ['dina4mailing', [216, 303], [210, 297], ['vorderseite']],
    ['dina4mailing-2seitig', [216, 303], [210, 297], ['vorderseite', 'rueckseite']],
  ] as const)('size and pages of %s', (format, data, final, pages) => {
    const def = FORMATS[format]
    expect([def.data.w, def.data.h]).toEqual(data)
    expect([def.final.w, def.final.h]).toEqual(final)
    expect(def.pages).toEqual(pages)
    expect(defaultSeiten(format).map(({ side }) => side)).toEqual(pages)
    expect(trimRect(format)).toEqual({ x: 3, y: 3, w: final[0], h: final[1] })
    expect(safetyRect(format)).toEqual({ x: 6, y: 6, w: final[0] - 6, h: final[1] - 6 })
  })

  test('the privacy block has the type of the specification', () => {
    const block = defaultSeiten('maxipostkarte')[1]?.layers.find((layer) => layer.type === 'datenschutz')
    expect(block).toMatchObject({ w: 55, padding: 1, lineHeight: 2, style: { size: 2 }, required: true })
  })

  test('the address keeps what the post asks for: 15 mm from the right, inside the zone, above the coding zone', () => {
    const { rect } = FORMATS.maxipostkarte.empfaenger
    const trim = trimRect('maxipostkarte')
    expect(trim.x + trim.w - (rect.x + rect.w)).toBeGreaterThanOrEqual(15)
    expect(rect.y - trim.y).toBeGreaterThanOrEqual(40)
    expect(rect.y + rect.h).toBeLessThanOrEqual(113)
    expect(rect.x).toBeGreaterThanOrEqual(164)
  })

  test('every page is valid on the wire and prints without a finding', () => {
    for (const format of Object.keys(FORMATS) as FormatId[]) {
      for (const seite of defaultSeiten(format)) {
        expect(seiteSchema.safeParse(seite).success).toBe(true)
        expect(
          layout(seite, contextOf(format, { qrUrls: sameLink([seite], 'https://example.org/q/abc') })).befunde,
        ).toEqual([])
      }
    }
  })

  test('zones lie above the customer’s layers, code and address above the zones', () => {
    const page = defaultSeiten('maxipostkarte')[1]
    const order = printOrder([...(page?.layers ?? []), shape()]).map(({ type }) => type)
    expect(order).toEqual(['form', 'zone', 'zone', 'datenschutz', 'qrcode', 'empfaenger'])
  })
})
