import type { Rect } from '#src/contract/dokument.ts'
import type { Matrix } from '../displayList.ts'

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  return [
    inner[0] * outer[0] + inner[1] * outer[2],
    inner[0] * outer[1] + inner[1] * outer[3],
    inner[2] * outer[0] + inner[3] * outer[2],
    inner[2] * outer[1] + inner[3] * outer[3],
    inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
    inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
  ]
}

/** Upright box around a turned rectangle. */
export function mapBox(m: Matrix, x0: number, y0: number, x1: number, y1: number): Rect {
  const xs: number[] = []
  const ys: number[] = []
  for (const x of [x0, x1]) {
    for (const y of [y0, y1]) {
      xs.push(m[0] * x + m[2] * y + m[4])
      ys.push(m[1] * x + m[3] * y + m[5])
    }
  }
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

/** Common part of two boxes, null when they lie apart. */
export function meet(a: Rect, b: Rect): Rect | null {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const [w, h] = [Math.min(a.x + a.w, b.x + b.w) - x, Math.min(a.y + a.h, b.y + b.h) - y]
  return w < 0 || h < 0 ? null : { x, y, w, h }
}

/** Smallest box around both. */
export function unite(a: Rect | null, b: Rect): Rect {
  if (!a) return b
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y }
}

/** Six numbers as a matrix; missing ones change nothing. */
export function matrixOf(values: readonly (number | undefined)[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values
  return [a, b, c, d, e, f]
}
