import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { adressZeilen, BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import type { GlyphsOp } from '#src/engines/print/displayList.ts'
import { FORMATS } from '#src/engines/print/formats.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { sameLink } from '#src/engines/print/qrCodes.ts'
import { layout } from '#src/engines/print/layout.ts'
import { contextOf } from './fixtures.ts'

const person = (change: Partial<Empfaenger>): Empfaenger => ({ ...BEISPIEL_EMPFAENGER, ...change })

describe('lines of an address', () => {
  test.each<[string, Partial<Empfaenger>, string[]]>([
    ['a private person', {}, ['Frau', 'Erika Mustermann', 'Heidestraße 17', '51147 Köln']],
    [
      'a man with a title',
      { anrede: 'Herr', titel: 'Dr.' },
      ['Herrn', 'Dr. Erika Mustermann', 'Heidestraße 17', '51147 Köln'],
    ],
    [
      'a company',
      { firma: 'Muster GmbH', zusatz: 'Einkauf' },
      ['Muster GmbH', 'Frau Erika Mustermann', 'Einkauf', 'Heidestraße 17', '51147 Köln'],
    ],
    [
      'only a company',
      { firma: 'Muster GmbH', vorname: '', nachname: '' },
      ['Muster GmbH', 'Heidestraße 17', '51147 Köln'],
    ],
    ['nobody by name', { vorname: '', nachname: '' }, ['An die Bewohner des Hauses', 'Heidestraße 17', '51147 Köln']],
    ['abroad', { land: 'Österreich' }, ['Frau', 'Erika Mustermann', 'Heidestraße 17', '51147 Köln', 'ÖSTERREICH']],
    ['at home', { land: 'Deutschland' }, ['Frau', 'Erika Mustermann', 'Heidestraße 17', '51147 Köln']],
  ])('%s', (_, change, lines) => {
    expect(adressZeilen(person(change))).toEqual(lines)
  })

  test('never more than six, never an empty one', () => {
    const value = fc.constantFrom('', ' ', 'Wert')
    const all = fc.record(Object.fromEntries(Object.keys(BEISPIEL_EMPFAENGER).map((key) => [key, value])))
    fc.assert(
      fc.property(all, (values) => {
        const lines = adressZeilen({ ...BEISPIEL_EMPFAENGER, ...values })
        expect(lines.length).toBeLessThanOrEqual(6)
        for (const line of lines) expect(line.trim()).toBe(line)
        expect(lines).not.toContain('')
      }),
    )
  })
})

describe('the address block', () => {
  const page = defaultSeiten('maxipostkarte')[1]
  const print = (change: Partial<Empfaenger>) => {
    if (!page) throw new Error('no page')
    const { ops, befunde } = layout(
      page,
      contextOf('maxipostkarte', { empfaenger: person(change), qrUrls: sameLink([page], 'https://example.org') }),
    )
    const rect = FORMATS.maxipostkarte.empfaenger.rect
    const inField = (op: GlyphsOp) => op.x >= rect.x - 0.01 && op.y >= rect.y
    const glyphs = ops.flatMap((op) => (op.op === 'glyphs' && inField(op) ? [op] : []))
    const right = Math.max(...glyphs.map((op) => op.x + op.adv.reduce((sum, adv) => sum + adv, 0)))
    return {
      glyphs,
      codes: befunde.map(({ code }) => code),
      schwere: befunde.map(({ schwere }) => schwere),
      right: right - rect.x - rect.w,
      size: glyphs[0]?.size ?? 0,
    }
  }

  test('stands in its field in 3.7 mm type', () => {
    const { glyphs, codes, right, size } = print({})
    expect(glyphs.map(({ text }) => text)).toEqual(['Frau', 'Erika Mustermann', 'Heidestraße 17', '51147 Köln'])
    expect(codes).toEqual([])
    expect(right).toBeLessThanOrEqual(0)
    expect(size).toBeCloseTo(3.7, 3)
  })

  test('a line that is a little too long makes all of it a little smaller, and stays one', () => {
    // In 3.7 mm type it is wider than the field, in 3.5 mm it is not.
    const { glyphs, codes, right, size } = print({ vorname: 'Annakatharina', nachname: 'Mühlenbrinkmann' })
    expect(glyphs).toHaveLength(4)
    expect(codes).toEqual([])
    expect(right).toBeLessThanOrEqual(0.001)
    expect(right).toBeGreaterThan(-0.1)
    expect(size).toBeLessThan(3.7)
    expect(size).toBeGreaterThanOrEqual(3.5)
    const [first = 0, second = 0] = glyphs.map(({ y }) => y)
    const [plainFirst = 0, plainSecond = 0] = print({}).glyphs.map(({ y }) => y)
    expect(second - first).toBeCloseTo(plainSecond - plainFirst, 3)
  })

  test('a long line is wrapped rather than cut', () => {
    const { glyphs, codes, right, size } = print({
      vorname: 'Anna-Katharina',
      nachname: 'Müller-Lüdenscheidt von der Weide',
    })
    expect(glyphs.length).toBe(5)
    expect(codes).toEqual([])
    expect(right).toBeLessThanOrEqual(0.001)
    expect(size).toBeGreaterThanOrEqual(3.5 - 0.001)
  })

  test('a word without a break shrinks with a warning, then is an error', () => {
    const small = print({ nachname: 'Hottentottenstottertrottelmuttersohn' })
    expect([small.codes, small.schwere]).toEqual([['anschriftKlein'], ['warnung']])
    const hopeless = print({ nachname: 'W'.repeat(40) })
    expect([hopeless.codes, hopeless.schwere]).toEqual([['anschriftZuGross'], ['fehler']])
  })
})
