import { expect, test } from 'vitest'
import { fnv1a, fnv1aOf } from '#src/base/hash.ts'

/** Published with the algorithm: http://www.isthe.com/chongo/tech/comp/fnv/ */
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('%j has the published hash', (text, hash) => {
  expect(fnv1a(text)).toBe(hash)
  expect(fnv1aOf(Array.from(text, (sign) => sign.charCodeAt(0)))).toBe(hash)
})

test('goes on from a hash as if both were one text', () => {
  expect(fnv1a('bar', fnv1a('foo'))).toBe(fnv1a('foobar'))
  expect(fnv1aOf([2, 3], fnv1aOf([1]))).toBe(fnv1aOf([1, 2, 3]))
})
