import { describe, expect, test } from 'vitest'
import {
  boundsOf,
  centreOf,
  directionOf,
  HANDLES,
  resizeFrame,
  roundFrame,
  sameFrame,
  turn,
  type Frame,
  type Handle,
  type SizeRule,
} from '#src/engines/print/editor/geometry.ts'

const FRAME: Frame = { x: 10, y: 20, w: 40, h: 20, rotation: 0 }
const FREE: SizeRule = { minW: 5, minH: 2, ratio: 'frei' }
const rounded = (frame: object) =>
  Object.fromEntries(Object.entries(frame).map(([key, value]) => [key, Math.round(Number(value) * 1000) / 1000 + 0]))
const resized = (handle: Handle, x: number, y: number, { rule = FREE, proportional = false, rotation = 0 } = {}) =>
  rounded(resizeFrame({ ...FRAME, rotation }, handle, { x, y }, rule, proportional))

describe('frames', () => {
  test('lie on the grid, their angle in tenths of one turn', () => {
    expect(roundFrame({ x: 1.00049, y: 2.0006, w: 3.0004, h: 4.0006, rotation: 30.04 })).toEqual({
      x: 1,
      y: 2.001,
      w: 3,
      h: 4.001,
      rotation: 30,
    })
    const angle = (rotation: number) => roundFrame({ ...FRAME, rotation }).rotation
    expect([0, 359.94, 359.96, 360, 725.5, -0.04, -30, -360, -390.2].map(angle)).toEqual([
      0, 359.9, 0, 0, 5.5, 0, 330, 0, 329.8,
    ])
    expect(Object.is(angle(-0.01), 0)).toBe(true)
  })

  test('are the same when all of them is', () => {
    expect(sameFrame(FRAME, { ...FRAME })).toBe(true)
    for (const key of ['x', 'y', 'w', 'h', 'rotation'] as const)
      expect(sameFrame(FRAME, { ...FRAME, [key]: 99 })).toBe(false)
    expect(centreOf(FRAME)).toEqual({ x: 30, y: 30 })
  })

  test('have an upright box around them', () => {
    expect(boundsOf(FRAME)).toEqual({ x: 10, y: 20, w: 40, h: 20 })
    expect(rounded(boundsOf({ ...FRAME, rotation: 90 }))).toEqual({ x: 20, y: 10, w: 20, h: 40 })
    // 30 degrees: 40 cos + 20 sin wide, 40 sin + 20 cos high; the same to either side.
    const tilted = { x: 30 - 22.321, y: 30 - 18.66, w: 44.641, h: 37.321 }
    for (const rotation of [30, 330, 150]) {
      const box = boundsOf({ ...FRAME, rotation })
      for (const key of ['x', 'y', 'w', 'h'] as const) expect(box[key]).toBeCloseTo(tilted[key], 2)
    }
  })

  test('vectors turn clockwise', () => {
    expect(rounded(turn({ x: 2, y: 1 }, 90))).toEqual({ x: -1, y: 2 })
    expect(rounded(turn({ x: 2, y: 1 }, -90))).toEqual({ x: 1, y: -2 })
    expect(rounded(turn({ x: 1, y: 0 }, 30))).toEqual({ x: 0.866, y: 0.5 })
  })
})

describe('pulling a handle', () => {
  test('handles pull the sides that they are named by', () => {
    expect(Object.fromEntries(HANDLES.map((handle) => [handle, Object.values(directionOf(handle)).join(' ')]))).toEqual(
      {
        nw: '-1 -1',
        n: '0 -1',
        ne: '1 -1',
        e: '1 0',
        se: '1 1',
        s: '0 1',
        sw: '-1 1',
        w: '-1 0',
      },
    )
  })

  test.each<[Handle, Partial<Frame>]>([
    ['se', { x: 10, y: 20, w: 46, h: 24 }],
    ['ne', { x: 10, y: 24, w: 46, h: 16 }],
    ['nw', { x: 16, y: 24, w: 34, h: 16 }],
    ['sw', { x: 16, y: 20, w: 34, h: 24 }],
    ['e', { x: 10, y: 20, w: 46, h: 20 }],
    ['w', { x: 16, y: 20, w: 34, h: 20 }],
    ['n', { x: 10, y: 24, w: 40, h: 16 }],
    ['s', { x: 10, y: 20, w: 40, h: 24 }],
  ])('%s by 6 to the right and 4 down leaves the other side in place', (handle, frame) => {
    expect(resized(handle, 6, 4)).toEqual({ ...frame, rotation: 0 })
  })

  test('stops at the smallest size', () => {
    expect(resized('se', -99, -99)).toMatchObject({ x: 10, y: 20, w: 5, h: 2 })
    expect(resized('nw', 99, 99)).toMatchObject({ x: 45, y: 38, w: 5, h: 2 })
    // The side that is not pulled stays, even below the smallest.
    expect(resized('e', 10, 0, { rule: { minW: 5, minH: 30, ratio: 'frei' } })).toMatchObject({ w: 50, h: 20 })
  })

  test('keeps the shape by the side that was pulled further', () => {
    expect(resized('se', 20, 1, { proportional: true })).toMatchObject({ x: 10, y: 20, w: 60, h: 30 })
    expect(resized('se', 1, 20, { proportional: true })).toMatchObject({ w: 80, h: 40 })
    expect(resized('se', -1, -10, { proportional: true })).toMatchObject({ w: 20, h: 10 })
    expect(resized('nw', -20, 0, { proportional: true })).toMatchObject({ x: -10, y: 10, w: 60, h: 30 })
    for (const [handle, x, y] of [
      ['nw', -1, -20],
      ['ne', 1, -20],
      ['sw', -1, 20],
    ] as const)
      expect(resized(handle, x, y, { proportional: true })).toMatchObject({ w: 80, h: 40 })
    // At an edge the other side grows evenly to both of its ends.
    expect(resized('e', 20, 0, { proportional: true })).toMatchObject({ x: 10, y: 15, w: 60, h: 30 })
    expect(resized('s', 0, 10, { proportional: true })).toMatchObject({ x: 0, y: 20, w: 60, h: 30 })
  })

  test('always keeps it where the layer wants it so, and only there', () => {
    expect(resized('se', 20, 0, { rule: { ...FREE, ratio: 'immer' } })).toMatchObject({ w: 60, h: 30 })
    expect(resized('se', 20, 0, { rule: { ...FREE, ratio: 'ecken' } })).toMatchObject({ w: 60, h: 20 })
  })

  test('keeps the shape down to the size at which the first side is smallest', () => {
    expect(resized('se', -99, -99, { proportional: true })).toMatchObject({ w: 5, h: 2.5 })
    expect(resized('se', -99, -99, { proportional: true, rule: { ...FREE, minH: 10 } })).toMatchObject({ w: 20, h: 10 })
  })

  test('is measured along the sides of a turned layer, whose other corner stays', () => {
    // Turned by 90 degrees its right edge points down.
    const turned = resized('e', 0, 10, { rotation: 90 })
    expect(turned).toMatchObject({ w: 50, h: 20, rotation: 90 })
    expect(rounded(boundsOf(turned as unknown as Frame))).toEqual({ x: 20, y: 10, w: 20, h: 50 })
    expect(resized('e', 10, 0, { rotation: 90 })).toMatchObject({ w: 40, h: 20 })
    const corner = rounded(boundsOf(resized('se', -6, 4, { rotation: 90 }) as unknown as Frame))
    expect(corner).toEqual({ x: 14, y: 10, w: 26, h: 44 })
  })
})
