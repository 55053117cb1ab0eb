import { expect, test } from 'vitest'
import type { PreisPosition } from '#src/contract/kampagne.ts'
import { sum } from '#src/domain/price/kampagnePreis.ts'
import { minderung } from '#src/domain/price/mindermenge.ts'

const posten = (gruppe: PreisPosition['gruppe'], menge: number, einzelpreis: number): PreisPosition => ({
  gruppe,
  internalName: gruppe,
  title: gruppe,
  menge,
  einzelpreis,
  netto: menge * einzelpreis,
})
const preis = sum([posten('porto', 1000, 36), posten('druck', 1000, 21), posten('service', 1, 4900)], 1000, '')

test('missing pieces are credited at the price that was paid; work per order is not', () => {
  const minder = minderung(preis, 1000, 970)
  expect(minder?.positionen.map(({ gruppe, menge, netto }) => [gruppe, menge, netto])).toEqual([
    ['porto', -30, -1080],
    ['druck', -30, -630],
  ])
  expect(minder).toMatchObject({ netto: -1710, ust: -325, brutto: -2035 })
})

test('one piece is enough, and none at all is everything by the piece', () => {
  expect(minderung(preis, 1000, 999)).toMatchObject({ netto: -57, ust: -11, brutto: -68 })
  expect(minderung(preis, 1000, 0)).toMatchObject({ netto: -57_000, ust: -10_830, brutto: -67_830 })
})

test.each([1000, 1001, 1200, null])('nothing goes back for %s of 1000', (gesendet) => {
  expect(minderung(preis, 1000, gesendet)).toBeNull()
})
