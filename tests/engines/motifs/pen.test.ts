import { expect, it } from 'vitest'
import { boxOf, scale } from '#src/engines/motifs/pen/path.ts'
import { arc, circle } from '#src/engines/motifs/pen/shapes.ts'

const box = (path: Parameters<typeof scale>[0]) => {
  const { x, y, w, h } = boxOf([path])
  return [x, y, w, h].map((value) => Math.round(value * 10) / 10)
}

it('scales around the middle of the box', () => {
  expect(box(scale(circle(50, 50, 10), 2, 1))).toEqual([30, 40, 40, 20])
})

it('draws an arc clockwise from the right', () => {
  expect(box(arc(0, 0, 10, 0, 90))).toEqual([0, 0, 10, 10])
})
