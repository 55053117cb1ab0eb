import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatDatum, formatEuro, formatTag, formatZahl, formatZeitpunkt } from '#src/base/number/german.ts'

describe('amounts', () => {
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
    expect(formatDatum('am 2026-11-20')).toBe('am 2026-11-20')
    expect(formatDatum('2026-11-20T13:03:00Z')).toBe('20.11.2026')
    expect(formatTag('2026-11-20T23:30:00Z')).toBe('Fr, 20.11.2026')
    expect(formatTag('bald')).toBe('bald')
  })

  test('names every day of the week', () => {
    const days = ['15', '16', '17', '18', '19', '20', '21'].map((day) => formatTag(`2026-11-${day}`).split(',')[0])
    expect(days).toEqual(['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'])
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
