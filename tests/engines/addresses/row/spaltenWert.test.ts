import { describe, expect, it, test } from 'vitest'
import type { SpaltenArt } from '#src/contract/zielgruppe.ts'
import { guessArt, passtNicht, spaltenWert } from '#src/engines/addresses/row/spaltenWert.ts'

describe('what an own column prints (domain 4.3.21)', () => {
  it.each<[SpaltenArt, string, string]>([
    ['text', '  Köln-Süd ', 'Köln-Süd'],
    ['text', '007', '007'],
    ['zahl', '1234,5', '1.234,5'],
    ['zahl', '1.234', '1.234'],
    ['zahl', '-1.234.567,25', '-1.234.567,25'],
    ['zahl', '0.5', '0,5'],
    ['zahl', 'zwölf', 'zwölf'],
    ['datum', '01.02.2026', '01.02.2026'],
    ['datum', '1.2.26', '01.02.2026'],
    ['datum', '24.12.78', '24.12.1978'],
    ['datum', '2026-02-01', '01.02.2026'],
    ['datum', '46054', '01.02.2026'],
    ['datum', '01.02.2026 00:00', '01.02.2026'],
    ['datum', '31.02.2026', '31.02.2026'],
    ['datum', 'im Mai', 'im Mai'],
    ['betrag', '1.234,50 €', '1.234,50\u00a0€'],
    ['betrag', '1234.5', '1.234,50\u00a0€'],
    ['betrag', '1.000 EUR', '1.000,00\u00a0€'],
    ['betrag', '-5', '-5,00\u00a0€'],
    ['betrag', 'viel', 'viel'],
  ])('%s: %j is %j', (art, zelle, wert) => {
    expect(spaltenWert(art, zelle)).toBe(wert)
  })

  it.each(['', ' ', '-', 'k. A.', '#NV', '#DIV/0!', '=HYPERLINK("https://boese.example";"Hier")', '=SUMME(A1:A3)'])(
    '%j is nothing, of every kind',
    (zelle) => {
      for (const art of ['text', 'zahl', 'datum', 'betrag'] as const) expect(spaltenWert(art, zelle)).toBe('')
    },
  )

  test('a cell of another kind is told apart from an empty one', () => {
    expect(passtNicht('datum', 'im Mai')).toBe(true)
    expect(passtNicht('datum', '')).toBe(false)
    expect(passtNicht('betrag', '12,50')).toBe(false)
  })
})

it.each<[string[], SpaltenArt]>([
  [['12,50 €', '', '1.000,00 €'], 'betrag'],
  [['01.02.2026', '3.4.26'], 'datum'],
  [['1.234,5', '7,25'], 'zahl'],
  [['01067', '04109'], 'text'],
  [['0351/1234567'], 'text'],
  [['Köln', '01.02.2026'], 'text'],
  [['', '-'], 'text'],
])('the kind of %j is guessed as %s', (zellen, art) => {
  expect(guessArt(zellen)).toBe(art)
})
