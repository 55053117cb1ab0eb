import { describe, expect, test } from 'vitest'
import { GANZ, gesehen, umMitte } from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import { alsRadius, freieSeite, randAuf } from '#src/domain/zielgruppe/karte/randgriff.ts'

const BLATT = { breite: 640, hoehe: 800 }
const MASSE = { knopf: 20, schild: 100, ecke: { breite: 100, hoehe: 200 } }

describe('the handle of a circle is where it has room', () => {
  test.each([
    ['in the east', { x: 320, y: 400 }, 50, 'ost'],
    ['in the west of a place in the far east', { x: 630, y: 400 }, 50, 'west'],
    ['not below the buttons in a corner', { x: 450, y: 150 }, 60, 'west'],
    ['in the north of a circle as wide as the map', { x: 320, y: 500 }, 300, 'nord'],
    ['in the south where the north has none either', { x: 320, y: 250 }, 300, 'sued'],
    ['in the east where there is none at all', { x: 320, y: 400 }, 2000, 'ost'],
  ] as const)('%s', (_, mitte, radius, seite) => {
    expect(freieSeite(mitte, radius, BLATT, MASSE)).toBe(seite)
  })
  test('as far from the middle as the circle is wide', () => {
    expect(randAuf('west', { x: 320, y: 400 }, 50)).toEqual({ x: 270, y: 400 })
    expect(randAuf('nord', { x: 320, y: 400 }, 50)).toEqual({ x: 320, y: 350 })
  })
})

test('a radius is never less than one km nor more than a hundred', () => {
  expect([-3, 12.6, 101].map(alsRadius)).toEqual([1, 13, 100])
})

test('enlarged around a spot, it is in the middle, but at the edge the sheet ends', () => {
  const spot = { x: 500, y: 300 }
  expect(gesehen(umMitte(GANZ, 8, BLATT, spot), spot)).toEqual({ x: 320, y: 400 })
  const rand = umMitte(GANZ, 4, BLATT, { x: 640, y: 400 })
  expect(gesehen(rand, { x: 640, y: 400 }).x).toBe(640)
  expect(umMitte(rand, 0.01, BLATT, spot)).toEqual(GANZ)
})
