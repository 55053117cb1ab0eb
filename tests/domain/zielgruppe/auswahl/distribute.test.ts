import { describe, expect, it, test } from 'vitest'
import { gleichmaessig, naechste, splitUp, type PlzZahl } from '#src/domain/zielgruppe/auswahl/distribute.ts'

const ort = (plz: string, anzahl: number): PlzZahl => ({ plz, leitregion: plz.slice(0, 2), anzahl })

describe('shared out', () => {
  test.each([
    [[50, 30, 20], 10, [5, 3, 2]],
    // 3.33 each: what is left goes to the one that stands first.
    [[10, 10, 10], 10, [4, 3, 3]],
    // 1.2, 2.4, 6.4: the larger remainder of the two takes it, the first one of both.
    [[3, 6, 16], 10, [1, 3, 6]],
    [[1, 1, 98], 2, [0, 0, 2]],
    [[5, 0, 5], 4, [2, 0, 2]],
    [[2, 3], 5, [2, 3]],
    [[2, 3], 9, [2, 3]],
    [[2, 3], 0, [0, 0]],
    [[], 3, []],
  ])('%j, %d', (anzahlen, menge, teile) => {
    expect(splitUp(anzahlen, menge)).toEqual(teile)
  })

  it('whole, and never more than there are', () => {
    for (let menge = 0; menge <= 60; menge += 1) {
      const anzahlen = [7, 1, 0, 13, 29, 3]
      const teile = splitUp(anzahlen, menge)
      expect(teile.reduce((sum, teil) => sum + teil, 0)).toBe(Math.min(menge, 53))
      expect(teile.every((teil, index) => teil >= 0 && teil <= (anzahlen[index] ?? 0))).toBe(true)
    }
  })
})

it('evenly: first over the Leitregionen, then over the postal codes of each', () => {
  const quoten = gleichmaessig([ort('10115', 30), ort('01067', 40), ort('10117', 10), ort('01069', 20)], 10)
  expect(Object.fromEntries(quoten)).toEqual({ '01067': 4, '01069': 2, '10115': 3, '10117': 1 })
})

it('the nearest first: whole postal codes, the last one in part, by number where two are as near', () => {
  const km = new Map([
    ['10119', 3],
    ['10117', 1],
    ['10115', 1],
    ['10178', 0],
  ])
  const quoten = naechste(
    [...km.keys()].map((plz) => ort(plz, 5)),
    12,
    (plz) => km.get(plz) ?? Infinity,
  )
  expect(Object.fromEntries(quoten)).toEqual({ '10178': 5, '10115': 5, '10117': 2, '10119': 0 })
})
