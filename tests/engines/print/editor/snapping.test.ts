import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Seite } from '#src/contract/dokument.ts'
import { newShapeLayer } from '#src/engines/print/editor/newLayers.ts'
import { nearestTarget, snapBox, snapPlaces, type SnapTarget, snapTargets } from '#src/engines/print/editor/snapping.ts'
import { SCHWARZ } from '#src/engines/print/farbe.ts'
import { dataRect, safetyRect, trimRect } from '#src/engines/print/formats.ts'

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
const targets = snapTargets(seite, boxes, new Set())
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
    const without = snapTargets(seite, boxes, new Set(['a']))
    expect(without.x.some(({ kind }) => kind === 'ebene')).toBe(false)
  })

  it('knows the page, its cut, its safety, its centre, guides and every other visible layer', () => {
    const own = snapTargets(
      { ...seite, layers: [...seite.layers, { ...shape('b', 99, 99, 5, 5), visible: false }] },
      boxes,
      new Set(),
    )
    const places = (list: SnapTarget[]) => list.map(({ at, kind }) => `${kind} ${at}`)
    expect(places(own.x)).toEqual([
      'seite 0',
      'endformat 3',
      'sicherheit 6',
      'ebene 50',
      'ebene 60',
      'ebene 70',
      'hilfslinie 111',
      'mitte 120.5',
      'sicherheit 235',
      'endformat 238',
      'seite 241',
    ])
    expect(places(own.y)).toEqual([
      'seite 0',
      'endformat 3',
      'sicherheit 6',
      'ebene 40',
      'ebene 45',
      'ebene 50',
      'mitte 65.5',
      'sicherheit 125',
      'endformat 128',
      'seite 131',
    ])
    const lying = snapTargets({ ...seite, layers: [], guides: [{ axis: 'y', at: 77 }] }, boxes, new Set())
    expect(places(lying.y)).toContain('hilfslinie 77')
    expect(places(lying.x)).not.toContain('hilfslinie 77')
  })

  it.each([
    ['its top edge', box(30, 40.4), -0.4, 40],
    ['its bottom edge', box(30, 50.3 - 7, 17, 7), -0.3, 50],
    ['its middle', box(30, 65.5 - 5.5 + 0.6), -0.6, 65.5],
  ])('pulls a box up by %s', (_name, rect, dy, at) => {
    const snap = snapBox(targets, rect, 1)
    expect(snap.dy).toBeCloseTo(dy)
    expect(snap.lines).toEqual([{ axis: 'y', at, kind: expect.any(String) as string }])
    expect(snap.dx).toBe(0)
  })

  it('pulls a box to two lines at once, and shows both', () => {
    expect(snapBox(targets, box(50.4, 40.3), 1)).toEqual({
      dx: expect.closeTo(-0.4) as number,
      dy: expect.closeTo(-0.3) as number,
      lines: [
        { axis: 'x', at: 50, kind: 'ebene' },
        { axis: 'y', at: 40, kind: 'ebene' },
      ],
    })
  })

  it('catches up to its tolerance, and what is nearest', () => {
    const axis = (...at: number[]) => ({ x: at.map((place) => ({ at: place, kind: 'ebene' as const })), y: [] })
    const pull = (at: number[], places: number[], tolerance = 1) =>
      snapPlaces(axis(...at), { x: places, y: [] }, tolerance)
    expect(pull([10], [11]).dx).toBe(-1)
    expect(pull([10], [9]).dx).toBe(1)
    expect(pull([10], [11.01])).toEqual({ dx: 0, dy: 0, lines: [] })
    // The second place is nearer to a line; of two equally near ones the first counts.
    expect(pull([10, 20], [10.5, 20.25]).dx).toBe(-0.25)
    expect(pull([10, 20], [10.25, 20.5]).dx).toBe(-0.25)
    expect(pull([10, 20], [10.5, 19.5])).toMatchObject({ dx: -0.5, lines: [{ axis: 'x', at: 10, kind: 'ebene' }] })
    expect(pull([10, 20], [10.5, 10.5]).lines).toHaveLength(1)
    expect(nearestTarget(axis(10, 12).x, 11)?.at).toBe(10)
    expect(nearestTarget([], 11)).toBeNull()
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
