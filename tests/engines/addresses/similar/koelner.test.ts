import { expect, test } from 'vitest'
import { koelnerPhonetik } from '#src/engines/addresses/similar/koelner.ts'

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
