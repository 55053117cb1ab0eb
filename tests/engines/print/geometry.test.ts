import { describe, expect, test } from 'vitest'
import { boundsOf, contains, corners, grow, sharedArea } from '#src/engines/print/geometry.ts'
import { IDENTITY, mapBox, matrixOf, meet, multiply, unite } from '#src/engines/print/objects/boxes.ts'
import { effektiveDpi, formatMasse, formatMm, MM_PER_PT, PT_PER_MM, roundMm } from '#src/engines/print/units.ts'
import { farbauftrag, toCss } from '#src/engines/print/farbe.ts'
import { hexToCmyk, farbName, PALETTE, sameFarbe } from '#src/engines/print/editor/farben.ts'
import { layerDpi, zoomedCrop } from '#src/engines/print/editor/images.ts'
import { placeImage } from '#src/engines/print/layerOps.ts'
import { pfadLength, pfadToSvg } from '#src/engines/print/displayList.ts'
import { image } from './fixtures.ts'

const box = { x: 10, y: 20, w: 30, h: 40 }
const near = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => [roundMm(x), roundMm(y)])

describe('rectangles', () => {
  test('hold what does not stick out by more than a thousandth', () => {
    expect(contains(box, box)).toBe(true)
    for (const [x, y, w, h] of [
      [-0.001, 0, 0, 0],
      [0, -0.001, 0, 0],
      [0, 0, 0.001, 0],
      [0, 0, 0, 0.001],
    ] as const) {
      const moved = (by: number) => ({ x: box.x + by * x, y: box.y + by * y, w: box.w + by * w, h: box.h + by * h })
      expect(contains(box, moved(0.9))).toBe(true)
      expect(contains(box, moved(1.5))).toBe(false)
      expect(contains(box, moved(1.5), 0.01)).toBe(true)
    }
    expect(grow(box, 2)).toEqual({ x: 8, y: 18, w: 34, h: 44 })
  })

  test('turn clockwise about their centre, or another point', () => {
    expect(corners(box)).toEqual([
      [10, 20],
      [40, 20],
      [40, 60],
      [10, 60],
    ])
    expect(near(corners(box, 90))).toEqual([
      [45, 25],
      [45, 55],
      [5, 55],
      [5, 25],
    ])
    expect(near(corners(box, 180, [0, 0]))[0]).toEqual([-10, -20])
    expect(near(corners({ x: 1, y: 0, w: 1, h: 1 }, 90, [0, 0]))[0]).toEqual([0, 1])
    expect(near(corners({ x: -1, y: -1, w: 2, h: 2 }, 45))[0]).toEqual([0, -1.414])
    expect(
      boundsOf([
        [3, 9],
        [-1, 4],
        [2, 7],
      ]),
    ).toEqual({ x: -1, y: 4, w: 4, h: 5 })
  })

  test('share the area that lies in both', () => {
    expect(sharedArea(corners(box), box)).toBe(1200)
    expect(sharedArea(corners(box), { x: 25, y: 30, w: 100, h: 5 })).toBe(75)
    expect(sharedArea(corners(box), { x: 0, y: 0, w: 15, h: 25 })).toBe(25)
    expect(sharedArea(corners(box), { x: 40, y: 20, w: 5, h: 5 })).toBe(0)
    expect(sharedArea(corners(box), { x: 0, y: 0, w: 5, h: 5 })).toBe(0)
    const diamond = corners({ x: -1, y: -1, w: 2, h: 2 }, 45)
    expect(sharedArea(diamond, { x: -9, y: -9, w: 18, h: 18 })).toBeCloseTo(4)
    expect(sharedArea(diamond, { x: 0, y: 0, w: 9, h: 9 })).toBeCloseTo(1)
    expect(sharedArea(diamond, { x: -1, y: -1, w: 2, h: 2 })).toBeCloseTo(4 - 4 * (Math.SQRT2 - 1) ** 2)
  })

  test('meet and unite', () => {
    const other = { x: 35, y: 10, w: 10, h: 20 }
    expect(meet(box, other)).toEqual({ x: 35, y: 20, w: 5, h: 10 })
    expect(meet(box, { x: 40, y: 60, w: 1, h: 1 })).toEqual({ x: 40, y: 60, w: 0, h: 0 })
    expect(meet(box, { x: 41, y: 20, w: 1, h: 1 })).toBeNull()
    expect(meet(box, { x: 10, y: 61, w: 1, h: 1 })).toBeNull()
    expect(unite(box, other)).toEqual({ x: 10, y: 10, w: 35, h: 50 })
    expect(unite(null, other)).toBe(other)
  })

  test('go through matrices, the inner one first', () => {
    const turn = [0, 1, -1, 0, 0, 0] as const
    const move = [1, 0, 0, 1, 5, 7] as const
    expect(multiply(turn, move)).toEqual([0, 1, -1, 0, 5, 7])
    expect(multiply(move, turn)).toEqual([0, 1, -1, 0, -7, 5])
    expect(multiply([2, 3, 5, 7, 11, 13], [17, 19, 23, 29, 31, 37])).toEqual([103, 125, 246, 298, 517, 623])
    expect(multiply(IDENTITY, move)).toEqual([...move])
    expect(mapBox([2, 3, 5, 7, 11, 13], 0, 0, 1, 2)).toEqual({ x: 11, y: 13, w: 12, h: 17 })
    expect(matrixOf([])).toEqual([1, 0, 0, 1, 0, 0])
    expect(matrixOf([2, undefined, 3])).toEqual([2, 0, 3, 1, 0, 0])
  })
})

describe('measures', () => {
  test('an inch is 72 points and 25.4 mm', () => {
    expect(72 * MM_PER_PT).toBeCloseTo(25.4, 10)
    expect(25.4 * PT_PER_MM).toBeCloseTo(72, 10)
  })

  test('lie on the grid of 0.001 mm and are written the German way', () => {
    expect(roundMm(1.23449)).toBe(1.234)
    expect(roundMm(1.2345)).toBe(1.235)
    expect(Object.is(roundMm(-0.0001), 0)).toBe(true)
    expect(formatMm(241)).toBe('241 mm')
    expect(formatMm(62.66)).toBe('62,7 mm')
    expect(formatMasse(241, 130.94)).toBe('241 × 130,9 mm')
  })

  test('the resolution is that of the worse side of the used part', () => {
    expect(effektiveDpi([600, 300], { w: 1, h: 1 }, 50.8, 25.4)).toBeCloseTo(300)
    expect(effektiveDpi([600, 300], { w: 0.5, h: 1 }, 50.8, 25.4)).toBeCloseTo(150)
    expect(effektiveDpi([600, 300], { w: 1, h: 0.5 }, 50.8, 25.4)).toBeCloseTo(150)
    expect(effektiveDpi([600, 300], { w: 1, h: 1 }, 25.4, 50.8)).toBeCloseTo(150)
    const layer = image({ w: 25.4, h: 25.4 })
    // Filling a square from a wide picture takes its height; fitting it in prints the whole width.
    expect(layerDpi(layer, { px: [600, 300] })).toBe(300)
    expect(layerDpi({ ...layer, fit: 'einpassen' }, { px: [600, 300] })).toBe(600)
    expect(layerDpi(layer, { px: [299, 299] })).toBe(299)
  })
})

describe('a picture in its frame', () => {
  const layer = (w: number, h: number, more = {}) => image({ x: 10, y: 20, w, h, ...more })
  test('that fills is cut evenly on the sides that are too long', () => {
    const wide = placeImage(layer(10, 10), [200, 100])
    expect(wide.crop).toEqual({ x: 0.25, y: 0, w: 0.5, h: 1 })
    expect(wide.rect).toEqual({ x: 10, y: 20, w: 10, h: 10 })
    expect(placeImage(layer(10, 10), [100, 200]).crop).toEqual({ x: 0, y: 0.25, w: 1, h: 0.5 })
    const part = { x: 0.5, y: 0.2, w: 0.4, h: 0.4 }
    const cut = placeImage(layer(10, 10, { crop: part }), [200, 100]).crop
    expect([cut.x, cut.y, cut.w, cut.h].map(roundMm)).toEqual([0.6, 0.2, 0.2, 0.4])
  })

  test('that fits in leaves the same space on both sides', () => {
    const fit = { fit: 'einpassen' as const }
    expect(placeImage(layer(10, 10, fit), [200, 100]).rect).toEqual({ x: 10, y: 22.5, w: 10, h: 5 })
    expect(placeImage(layer(10, 10, fit), [100, 200]).rect).toEqual({ x: 12.5, y: 20, w: 5, h: 10 })
    expect(placeImage(layer(20, 10, fit), [200, 100])).toMatchObject({ rect: { x: 10, y: 20, w: 20, h: 10 } })
  })

  test('without a size has the shape of its layer', () => {
    const crop = { x: 0, y: 0, w: 1, h: 1 }
    const rect = { x: 10, y: 20, w: 10, h: 30 }
    for (const px of [undefined, [0, 5], [5, 0]] as const) expect(placeImage(layer(10, 30), px)).toEqual({ rect, crop })
  })

  test('is zoomed around a point and never beyond its edge', () => {
    expect(zoomedCrop(1, { x: 0.9, y: 0.1 })).toEqual({ x: 0, y: 0, w: 1, h: 1 })
    expect(zoomedCrop(0.5, { x: 0.5, y: 0.5 })).toEqual({ x: 0, y: 0, w: 1, h: 1 })
    expect(zoomedCrop(2, { x: 0.5, y: 0.5 })).toEqual({ x: 0.25, y: 0.25, w: 0.5, h: 0.5 })
    expect(zoomedCrop(4, { x: 1, y: 0 })).toEqual({ x: 0.75, y: 0, w: 0.25, h: 0.25 })
  })
})

test('paths are written as SVG writes them', () => {
  const d = Float64Array.of(0, 1, 2, 1, 3, 4, 2, 5, 6, 7, 8, 9, 10, 3, 4, 1.00004, 2, 3, 4)
  expect(pfadToSvg(d)).toBe('M1 2L3 4C5 6 7 8 9 10ZM1 2h3v4h-3z')
  expect([0, 1, 2, 3, 4, undefined].map(pfadLength)).toEqual([3, 3, 7, 1, 5, 1])
})

describe('colours', () => {
  test('on screen', () => {
    expect(toCss({ c: 0, m: 0, y: 0, k: 1 })).toBe('#000000')
    expect(toCss({ c: 1, m: 0, y: 0, k: 0 })).toBe('#00ffff')
    expect(toCss({ c: 0, m: 0.5, y: 0, k: 0.5 })).toBe('#804080')
    expect(toCss({ r: 1, g: 0.02, b: 0 })).toBe('#ff0500')
    expect(farbauftrag({ c: 0.1, m: 0.2, y: 0.3, k: 0.4 })).toBe(100)
    expect(farbauftrag({ r: 1, g: 1, b: 1 })).toBe(0)
  })

  test.each([
    ['#000000', 0, 0, 0, 1],
    ['#ffffff', 0, 0, 0, 0],
    ['#FF0000', 0, 1, 1, 0],
    ['00ff00', 1, 0, 1, 0],
    ['#0000ff', 1, 1, 0, 0],
    ['#804080', 0, 0.5, 0, 0.5],
    ['#336699', 0.67, 0.33, 0, 0.4],
  ])('%s in inks', (hex, c, m, y, k) => {
    expect(hexToCmyk(hex)).toEqual({ c, m, y, k })
  })
  test.each(['', '#fff', '#gg0000', '#1234567', 'x#123456'])('%j is none', (hex) => {
    expect(hexToCmyk(hex)).toBeNull()
  })

  test('are the same when their inks are', () => {
    expect(sameFarbe({ r: 1, g: 0, b: 0 }, { c: 0, m: 1, y: 1, k: 0 })).toBe(true)
    expect(sameFarbe(undefined, undefined)).toBe(true)
    expect(sameFarbe(undefined, { c: 0, m: 0, y: 0, k: 0 })).toBe(false)
    const base = { c: 0.1, m: 0.2, y: 0.3, k: 0.4 }
    for (const channel of ['c', 'm', 'y', 'k'] as const)
      expect(sameFarbe(base, { ...base, [channel]: 0.9 })).toBe(false)
    expect(farbName(base)).toBe('C 10 M 20 Y 30 K 40')
  })

  /** The palette, inks in per cent (C M Y K): what the print shop was shown. */
  test.each([
    'Schwarz 0 0 0 100',
    'Dunkelgrau 0 0 0 75',
    'Grau 0 0 0 45',
    'Hellgrau 0 0 0 12',
    'Weiß 0 0 0 0',
    'Tintenblau 100 75 10 20',
    'Himmelblau 70 15 0 0',
    'Petrol 90 30 40 20',
    'Tannengrün 85 35 80 25',
    'Maigrün 45 0 90 0',
    'Sonnengelb 0 15 90 0',
    'Orange 0 60 95 0',
    'Stempelrot 10 95 85 5',
    'Beere 25 95 25 10',
    'Pflaume 65 90 20 15',
    'Sand 5 12 30 0',
  ])('%s', (line) => {
    const [name, ...inks] = line.split(' ')
    const [c = 0, m = 0, y = 0, k = 0] = inks.map((value) => Number(value) / 100)
    expect(farbName({ c, m, y, k })).toBe(name)
    expect(farbauftrag({ c, m, y, k })).toBeLessThanOrEqual(240)
    expect(PALETTE).toHaveLength(16)
  })
})
