import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { geschlechtVon } from '#src/base/names/vornamen.ts'
import { messe } from '#tests/support/vorschlag/messe.ts'

/** Least share of faults found. */
const LEAST_RECALL = 0.95
const LEAST_PRECISION = 0.98

/** Another draw than that of `npm run vorschlaege`. */
const { messungen, saubereMitVorschlag, saubere, reihenRichtig, reihen, ungefragt, ungefragtRichtig } = messe(
  2000,
  20_261_127,
)

describe('Proposals for labelled rows', () => {
  test.each(messungen)(
    '$art: right, and most faults found',
    ({ art, sicher, vorschlaege, richtig, fehler, behoben }) => {
      expect(richtig).toBeGreaterThanOrEqual(sicher ? vorschlaege : Math.floor(LEAST_PRECISION * vorschlaege))
      expect(behoben).toBeGreaterThanOrEqual(Math.floor(LEAST_RECALL * fehler))
      // The rows make no address longer: what is too long was so before.
      expect(fehler > 0 || art === 'zuLang').toBe(true)
    },
  )

  test('nothing is proposed for clean rows, and rows with faults come out whole', () => {
    expect(saubere).toBeGreaterThan(500)
    expect(saubereMitVorschlag).toBe(0)
    expect(reihenRichtig / reihen).toBeGreaterThan(0.97)
    expect(ungefragt).toBeGreaterThan(0)
    expect(ungefragtRichtig).toBe(ungefragt)
  })
})

describe('First names of children of a year that the list was not made of', () => {
  const lines = readFileSync('tests/support/vorschlag/vornamen2023.csv', 'utf8').trim().split('\n').slice(1)
  const names = lines.map((line) => {
    const [name = '', m = '', w = ''] = line.split(';')
    return { name, m: Number(m), w: Number(w) }
  })

  test('their gender is the known one for 99 of 100 children, and known for most', () => {
    let [decided, right, all] = [0, 0, 0]
    for (const { name, m, w } of names) {
      all += m + w
      const geschlecht = geschlechtVon(name)
      if (geschlecht === null) continue
      decided += m + w
      right += geschlecht === 'm' ? m : w
    }
    expect(right / decided).toBeGreaterThan(0.99)
    expect(decided / all).toBeGreaterThan(0.7)
  })

  test('names of which one in seven is of the other gender are never decided', () => {
    const mixed = names.filter(({ m, w }) => Math.min(m, w) / (m + w) > 0.15 && m + w >= 15)
    expect(mixed.length).toBeGreaterThan(20)
    expect(mixed.filter(({ name }) => geschlechtVon(name) !== null)).toEqual([])
  })
})
