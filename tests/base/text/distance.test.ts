import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance } from '#src/base/text/distance.ts'

/** The same by its definition, on the whole table: optimal string alignment. */
function defined(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (__, j) => i || j))
  const at = (i: number, j: number): number => table[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const row = table[i]
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped)
    }
  return at(a.length, b.length)
}

describe('steps between two words', () => {
  it('are one for a swapped, a missing, a wrong and a doubled letter, and more than asked for is only "more"', () => {
    expect([
      distance('mueller', 'meuller', 2),
      distance('mueller', 'muller', 2),
      distance('weber', 'weger', 2),
      distance('koch', 'kochh', 1),
      distance('koch', 'koch', 1),
      distance('schneider', 'fischer', 2),
    ]).toEqual([1, 1, 1, 1, 0, 3])
  })

  it('are as defined, as far as they are asked for', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })
    fc.assert(
      fc.property(word, word, fc.nat(8), (a, b, most) => {
        expect(distance(a, b, most)).toBe(Math.min(most + 1, defined(a, b)))
      }),
      { numRuns: 2000, seed: 34 },
    )
  })

  it('are counted for 64 letters that differ, whatever both begin and end with', () => {
    const [a, b, both] = ['a'.repeat(64), 'b'.repeat(64), 'x'.repeat(100)]
    expect(distance(both + a + both, both + b + both, 70)).toBe(64)
    expect(distance(`${a}a`, `${b}b`, 70)).toBe(71)
    expect([distance(`${a}a`, b, 70), distance(a, `${b}b`, 70)]).toEqual([71, 71])
    expect(distance('a'.repeat(80), 'a'.repeat(78), 2)).toBe(2)
    expect(distance('ab'.repeat(40), '', 80)).toBe(81)
  })
})
