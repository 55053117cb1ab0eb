import { expect, test } from 'vitest'
import { koelnerPhonetik } from '#src/engines/addresses/similar/koelner.ts'
import { distance } from '#src/base/text/distance.ts'

/** As published: Postel 1969, and the article on it in the German Wikipedia. */
const VEROEFFENTLICHT = [
  ['Wikipedia', '3412'],
  ['Müller-Lüdenscheidt', '65752682'],
  ['Breschnew', '17863'],
  ['Müller', '657'],
  ['Mueller', '657'],
  ['Heinz Classen', '068586'],
  ['Meier', '67'],
  ['Mayr', '67'],
  ['Schmidt', '862'],
  ['Schmitt', '862'],
  ['Philipp', '351'],
  ['Xaver', '4837'],
] as const

test.each(VEROEFFENTLICHT)('%s has the digits %s', (wort, code) => {
  expect(koelnerPhonetik(wort)).toBe(code)
})

test('a swapped, a missing, a wrong and a doubled letter are one step, and more than asked for is only "more"', () => {
  expect([distance('mueller', 'meuller', 2), distance('mueller', 'muller', 2), distance('weber', 'weger', 2)]).toEqual([
    1, 1, 1,
  ])
  expect([distance('koch', 'kochh', 1), distance('koch', 'koch', 1), distance('schneider', 'fischer', 2)]).toEqual([
    1, 0, 3,
  ])
})
