import { expect, test } from 'vitest'
import { sortKey } from '#src/base/text/sortKey.ts'

const sorted = (names: readonly string[]) =>
  names.toSorted((a, b) => Buffer.compare(Buffer.from(sortKey(a)), Buffer.from(sortKey(b))))

test('names stand as in a dictionary: umlauts beside their letters, whatever the case', () => {
  const names = [
    'Adler',
    'Ärzte',
    'Afrika',
    'azur',
    'Öl',
    'Ofen',
    'Zebra',
    'ähre',
    'Łódź',
    'Lübeck',
    'Straße',
    'Strasse 2',
  ]
  const people = new Intl.Collator('de', { sensitivity: 'base', numeric: true })
  expect(sorted(names)).toEqual(names.toSorted(people.compare))
})

test('numbers stand by their size, however many noughts are before them', () => {
  expect(sorted(['Filiale 10', 'Filiale 9', 'Filiale 100', 'Filiale 007', 'Filiale', 'Filiale 0'])).toEqual([
    'Filiale',
    'Filiale 0',
    'Filiale 007',
    'Filiale 9',
    'Filiale 10',
    'Filiale 100',
  ])
  expect(sortKey('Nr. 7')).toBe(sortKey('NR 007'))
})

test('numbers of any length stand by their size', () => {
  const numbers = Array.from({ length: 25 }, (_, i) => String(10n ** BigInt(i)))
  expect(sorted(numbers.toReversed())).toEqual(numbers)
  expect(sorted(['1000000000 Tulpen', '3 Rosen', '22 Astern'])).toEqual(['3 Rosen', '22 Astern', '1000000000 Tulpen'])
})

test('signs count as a space, and as nothing at the ends', () => {
  expect(sortKey('„Winter“ – Teil 2!')).toBe(sortKey('winter teil 2'))
  expect(sortKey('🎄')).toBe('')
})

test('a space comes before every letter: short words before the longer ones that begin so', () => {
  expect(sorted(['Hausa', 'Haus Zebra', 'Haus-Ypsilon', 'Haus'])).toEqual([
    'Haus',
    'Haus-Ypsilon',
    'Haus Zebra',
    'Hausa',
  ])
})

test('letters that are made of two are one, and those that no mark makes stand under theirs', () => {
  expect(sortKey('Ä')).toBe(sortKey('A\u0308'))
  expect(['ß', 'Æ', 'œ', 'Ø', 'Ð', 'Þ', 'ı', 'Ł', 'đ'].map(sortKey)).toEqual([
    'ss',
    'ae',
    'oe',
    'o',
    'd',
    'th',
    'i',
    'l',
    'd',
  ])
})

test('a key has at most 100 units and no half of a letter', () => {
  expect(sortKey('a'.repeat(500))).toHaveLength(100)
  expect(sortKey(`${'a'.repeat(99)}𝒳𝒳`)).toBe('a'.repeat(99))
  expect(sortKey('1'.repeat(500)).slice(0, 4)).toBe('9911')
})

test('signs beyond the first plane stay whole, also where the key is cut', () => {
  expect(sortKey('𐐨b')).toBe('𐐨b')
  // Half a sign cannot be written in an address.
  for (const length of [99, 100, 101])
    expect(() => encodeURIComponent(sortKey(`${'a'.repeat(length - 1)}𐐨`))).not.toThrow()
})
