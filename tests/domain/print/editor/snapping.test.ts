import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Seite } from '#src/contract/dokument.ts'
import { newShapeLayer } from '#src/domain/print/editor/newLayers.ts'
import { nearestTarget, snapBox, type SnapTarget, snapTargets } from '#src/domain/print/editor/snapping.ts'
import { SCHWARZ } from '#src/domain/print/farbe.ts'
import { dataRect, safetyRect, trimRect } from '#src/domain/print/formats.ts'

const FORMAT = 'maxipostkarte'
const boxes = { data: dataRect(FORMAT), trim: trimRect(FORMAT), safety: safetyRect(FORMAT) }
const shape = (id: string, x: number, y: number, w: number, h: number) => ({
  ...newShapeLayer(id, { x: 0, y: 0, w: 100, h: 100 }, 'rechteck', SCHWARZ),
  x,
  y,
  w,
  h,
})
const seite: Seite = { side: 'vorderseite', layers: [shape('a', 50, 40, 20, 10)], guides: [{ axis: 'x', at: 111 }] }
const targets = snapTargets(seite, boxes, null)
const box = (x: number, y: number, w = 17, h = 11) => ({ x, y, w, h })

describe('snapping', () => {
  it.each([
    ['the page edge', box(0.4, 20), -0.4, 0],
    ['the trim edge', box(3.5, 20), -0.5, 3],
    ['the safety edge', box(5.7, 20), 0.3, 6],
    ['the right trim edge by its own right edge', box(238 - 17 - 0.6, 20), 0.6, 238],
    ['the centre by its own centre', box(120.5 - 8.5 + 0.7, 20), -0.7, 120.5],
    ['another layer', box(70.3, 20), -0.3, 70],
    ['a guide', box(110.6, 20), 0.4, 111],
  ])('stops at %s', (_name, rect, dx, at) => {
    const snap = snapBox(targets, rect, 1)
    expect(snap.dx).toBeCloseTo(dx)
    expect(snap.lines.find((line) => line.axis === 'x')?.at).toBeCloseTo(at)
  })

  it('leaves a box alone that is near nothing', () => {
    expect(snapBox(targets, box(30, 22), 1)).toEqual({ dx: 0, dy: 0, lines: [] })
  })

  it('does not take the layer under way as its own target', () => {
    const without = snapTargets(seite, boxes, 'a')
    expect(without.x.some(({ kind }) => kind === 'ebene')).toBe(false)
  })

  it('finds the same nearest target as looking at every one', () => {
    const places = fc.array(fc.double({ min: -300, max: 300, noNaN: true }), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(places, fc.double({ min: -400, max: 400, noNaN: true }), (list, at) => {
        const sorted: SnapTarget[] = list.toSorted((a, b) => a - b).map((place) => ({ at: place, kind: 'ebene' }))
        const found = nearestTarget(sorted, at)
        const nearest = Math.min(...list.map((place) => Math.abs(place - at)))
        expect(Math.abs((found?.at ?? Infinity) - at)).toBe(nearest)
      }),
    )
  })
})
