import { expect, it } from 'vitest'
import { rangOf } from '#src/domain/zielgruppe/auswahl/zufall.ts'

const PEOPLE = Array.from({ length: 20_000 }, (_, index) => index + 1)

it('gives everybody a place of his own, the same one for the same start number', () => {
  for (const startzahl of [0, 1, 42, 999_999_999]) {
    const raenge = PEOPLE.map((id) => rangOf(startzahl, id))
    expect(new Set(raenge).size).toBe(PEOPLE.length)
    expect(PEOPLE.map((id) => rangOf(startzahl, id))).toEqual(raenge)
    expect(raenge.every((rang) => Number.isInteger(rang) && rang >= 0 && rang < 2 ** 32)).toBe(true)
  }
})

it('draws without regard to the order of numbers, and otherwise for the next start number', () => {
  const drawn = (startzahl: number) => new Set(PEOPLE.filter((id) => rangOf(startzahl, id) < 2 ** 31))
  const [one, two] = [drawn(7), drawn(8)]
  // Four standard deviations of a fair coin, for all and for each quarter of the numbers.
  expect(Math.abs(one.size - 10_000)).toBeLessThan(283)
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const here = [...one].filter((id) => Math.floor((id - 1) / 5_000) === quarter).length
    expect(Math.abs(here - 2_500)).toBeLessThan(142)
  }
  expect(Math.abs([...one].filter((id) => two.has(id)).length - 5_000)).toBeLessThan(245)
})
