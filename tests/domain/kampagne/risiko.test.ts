import { expect, it } from 'vitest'
import { gefaehrdet, gefaehrdeteStueck } from '#src/domain/kampagne/risiko.ts'

const preis = { brutto: 830_000, jeStueck: 83 }

it('puts the whole order at risk where nothing is said of recipients', () => {
  expect(gefaehrdet({ schwere: 'fehler' }, preis)).toBe(830_000)
  expect(gefaehrdet({ schwere: 'warnung', betrifft: 'auflage', stueck: 3 }, preis)).toBe(830_000)
})

it('counts the pieces of some recipients alone, one at least', () => {
  expect(gefaehrdet({ schwere: 'fehler', betrifft: 'empfaenger' }, preis)).toBe(83)
  expect(gefaehrdet({ schwere: 'fehler', betrifft: 'empfaenger', stueck: 12 }, preis)).toBe(996)
})

it('never counts more than was ordered, and nothing for advice', () => {
  expect(gefaehrdet({ schwere: 'warnung', betrifft: 'empfaenger', stueck: 20_000 }, preis)).toBe(830_000)
  expect(gefaehrdet({ schwere: 'hinweis' }, preis)).toBe(0)
})

it('counts all pieces, or those it was seen at', () => {
  expect(gefaehrdeteStueck({}, 5_000)).toBe(5_000)
  expect(gefaehrdeteStueck({ betrifft: 'empfaenger', stueck: 12 }, 5_000)).toBe(12)
  expect(gefaehrdeteStueck({ betrifft: 'empfaenger' }, 5_000)).toBe(1)
  expect(gefaehrdeteStueck({ betrifft: 'empfaenger', stueck: 6_000 }, 5_000)).toBe(5_000)
})
