import type { Cells } from '../preflight/ink/inkLayer.ts'

/** Cells along an edge that must be open together: 5 mm. Assumed; a line that ends at the cut is no open bleed. */
const LEAST_RUN = 10
/** A bleed that ends this many cells early still holds: the cut is never so far off. */
const SHORT = 1
/** Ink that goes no deeper than a cell is a line along the cut, and no surface. */
const DEEPER = 1

interface Sheet {
  w: number
  h: number
  /** Cells between the sheet's edge and the cut. */
  bleed: number
  isInked(x: number, y: number): boolean
}

/** Stretches of bleed that stay white beside ink that reaches the cut, as cells. */
export function openEdges({ w, h, bleed, isInked }: Sheet): Cells[] {
  const sides: { length: number; at(along: number, depth: number): [number, number] }[] = [
    { length: w, at: (along, depth) => [along, depth] },
    { length: w, at: (along, depth) => [along, h - 1 - depth] },
    { length: h, at: (along, depth) => [depth, along] },
    { length: h, at: (along, depth) => [w - 1 - depth, along] },
  ]
  return sides.flatMap(({ length, at }) => {
    const isOpen = (along: number) =>
      isInked(...at(along, bleed)) && isInked(...at(along, bleed + DEEPER)) && !isInked(...at(along, SHORT))
    const found: Cells[] = []
    let start = -1
    for (let along = bleed; along <= length - bleed; along++) {
      const open = along < length - bleed && isOpen(along)
      if (open && start < 0) start = along
      if (open || start < 0) continue
      if (along - start >= LEAST_RUN) found.push(around(at(start, 0), at(along - 1, bleed - 1)))
      start = -1
    }
    return found
  })
}

function around([ax, ay]: [number, number], [bx, by]: [number, number]): Cells {
  return { x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx) + 1, y1: Math.max(ay, by) + 1 }
}
