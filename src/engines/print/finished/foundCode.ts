import type { Mm } from '#src/contract/dokument.ts'
import type { Matrix } from '../displayList.ts'
import type { Punkt } from '../geometry.ts'

/** A code as the operators of a finished page draw it. */
export interface FoundCode {
  /** Upper left, upper right and lower left corner of its modules, in points of the page. */
  corners: readonly [Punkt, Punkt, Punkt]
  /** Rows of modules, true is black. */
  matrix: boolean[][]
}

/** Fewest black runs of the smallest code; other drawings of rectangles alone have fewer or no modules. */
const MIN_RUNS = 60
const MIN_EDGE = 21
/** Edges of modules stand on their grid this exactly, in modules. */
const ON_GRID = 0.01

/** Reads black rectangles as the modules of a code; null where they are none. */
export function readModules(rects: readonly number[], m: Matrix): FoundCode | null {
  if (rects.length < MIN_RUNS * 4) return null
  const unit = rects[3] ?? 0
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < rects.length; i += 4) {
    const [x = 0, y = 0, w = 0, h = 0] = [rects[i], rects[i + 1], rects[i + 2], rects[i + 3]]
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + w)
    bottom = Math.max(bottom, y + h)
  }
  const edge = Math.round((right - left) / unit)
  if (edge < MIN_EDGE || Math.abs(edge * unit - (bottom - top)) > ON_GRID * unit) return null
  const matrix = Array.from({ length: edge }, () => Array.from({ length: edge }, () => false))
  for (let i = 0; i < rects.length; i += 4) {
    const x = ((rects[i] ?? 0) - left) / unit
    const y = ((rects[i + 1] ?? 0) - top) / unit
    const length = (rects[i + 2] ?? 0) / unit
    const row = matrix[Math.round(y)]
    const stands = [x, y, length, (rects[i + 3] ?? 0) / unit].every((v) => Math.abs(v - Math.round(v)) < ON_GRID)
    if (!row || !stands || rects[i + 3] !== unit) return null
    row.fill(true, Math.round(x), Math.round(x + length))
  }
  const at = (x: number, y: number): Punkt => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]
  return { corners: [at(left, top), at(right, top), at(left, bottom)], matrix }
}

/** Do two codes stand at the same place, each corner within this distance? */
export function isAt(found: FoundCode['corners'], wanted: FoundCode['corners'], distance: Mm): boolean {
  return found.every(([x, y], i) => Math.hypot(x - (wanted[i]?.[0] ?? 0), y - (wanted[i]?.[1] ?? 0)) <= distance)
}
