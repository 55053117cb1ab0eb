import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldCharacter, foldLetters } from '#src/base/text/fold.ts'

describe('letters as people mean them', () => {
  test.each([
    ['ä', 'ae'],
    ['ö', 'oe'],
    ['ü', 'ue'],
    ['ß', 'ss'],
    ['ẞ', 'ss'],
    ['æ', 'ae'],
    ['œ', 'oe'],
    ['ø', 'oe'],
    ['ð', 'd'],
    ['þ', 'th'],
    ['ı', 'i'],
    ['ł', 'l'],
    ['đ', 'd'],
    ['Ä', 'ae'],
    ['Ł', 'l'],
    ['é', 'e'],
    ['Ç', 'c'],
    ['ñ', 'n'],
    ['š', 's'],
    ['A', 'a'],
    ['7', '7'],
    ['ж', 'ж'],
  ])('%s is %s', (character, folded) => {
    expect(foldCharacter(character)).toBe(folded)
    expect(foldLetters(character)).toBe(folded)
  })

  test.each([
    ['MÜLLER & Söhne', 'mueller & soehne'],
    ['FRU\u0308HLING', 'fruehling'],
    ['Ordinary TEXT ~ 1', 'ordinary text ~ 1'],
    ['Ärger\u007f', 'aerger\u007f'],
  ])('%s is %s', (text, folded) => {
    expect(foldLetters(text)).toBe(folded)
  })

  test('folded once is folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('AbzÄöÜßéŁøŒ -1~')) }), (text) => {
        expect(foldLetters(foldLetters(text))).toBe(foldLetters(text))
        expect(foldLetters(text.toUpperCase())).toBe(foldLetters(text))
      }),
    )
  })
})
