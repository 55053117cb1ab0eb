import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  formatBetrag,
  formatDatum,
  formatEuro,
  formatTag,
  formatZahl,
  formatZeitpunkt,
  parseGermanAmount,
} from '#src/domain/number/german.ts'

describe('what people type', () => {
  test.each([
    ['1.234,56', 123_456],
    ['1234,56', 123_456],
    ['1.234,56 €', 123_456],
    ['1.234,56\u00a0€', 123_456],
    ['12,5', 1250],
    ['12', 1200],
    ['1.234.567', 123_456_700],
    [' 1 234,50 EUR ', 123_450],
    ['-3,00', -300],
    ['\u22123,00', -300],
    ['-0,00', 0],
    ['0,05', 5],
  ])('%j is %d ct', (typed, ct) => {
    expect(parseGermanAmount(typed)).toBe(ct)
  })

  test.each([
    '1.234',
    '12.50',
    '1,234.50',
    '1.23,00',
    '1,2345',
    '1.2345,00',
    '1234.567,00',
    '',
    '€',
    'zwölf',
    '1,',
    ',5',
    '12 € 5',
    '99999999999999999999',
  ])('%j is refused', (typed) => {
    expect(parseGermanAmount(typed)).toBeNull()
  })

  it('reads back every amount that it writes', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (ct) => {
        expect(parseGermanAmount(formatEuro(ct))).toBe(ct)
        expect(parseGermanAmount(formatBetrag(ct))).toBe(ct)
      }),
      { numRuns: 2000 },
    )
  })

  it('writes amounts as Intl does', () => {
    const intl = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (ct) => {
        expect(formatEuro(ct)).toBe(intl.format(ct / 100))
      }),
    )
    expect(formatEuro(0)).toBe('0,00\u00a0€')
    expect(formatEuro(-5)).toBe('-0,05\u00a0€')
  })
})

describe('counts, days and moments', () => {
  it('writes them the German way', () => {
    expect(formatZahl(12_345)).toBe('12.345')
    expect(formatDatum('2026-11-20')).toBe('20.11.2026')
    expect(formatDatum('bald')).toBe('bald')
    expect(formatTag('2026-11-20')).toBe('Fr, 20.11.2026')
    expect(formatTag('bald')).toBe('bald')
  })

  test.each([
    ['2026-11-20T13:03:00Z', '20.11.2026, 14:03\u00a0Uhr'],
    ['2026-07-01T22:30:00Z', '02.07.2026, 00:30\u00a0Uhr'],
    ['2026-10-25T00:30:00Z', '25.10.2026, 02:30\u00a0Uhr'],
    ['2026-10-25T01:30:00Z', '25.10.2026, 02:30\u00a0Uhr'],
    ['irgendwann', 'irgendwann'],
  ])('%s is %s in Berlin', (utc, shown) => {
    expect(formatZeitpunkt(utc)).toBe(shown)
  })
})
