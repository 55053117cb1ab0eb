/** A corner: x, y, and what runs from corner to corner. */
export type Corner = readonly number[]
export type Triangle = readonly [Corner, Corner, Corner]

/** Squares each way by which triangles are found. */
const SQUARES = 64

/** What a place within the triangles has between their corners, the last one on top; null outside all. */
export function triangleMap(triangles: readonly Triangle[]): (x: number, y: number) => number[] | null {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const triangle of triangles) {
    for (const [x = 0, y = 0] of triangle) {
      x0 = Math.min(x0, x)
      y0 = Math.min(y0, y)
      x1 = Math.max(x1, x)
      y1 = Math.max(y1, y)
    }
  }
  const squareOf = (value: number, low: number, high: number) =>
    Math.min(SQUARES - 1, Math.max(0, Math.floor(((value - low) / (high - low || 1)) * SQUARES)))
  const squares = new Map<number, Triangle[]>()
  for (const triangle of triangles) {
    const xs = triangle.map(([x = 0]) => squareOf(x, x0, x1))
    const ys = triangle.map(([, y = 0]) => squareOf(y, y0, y1))
    for (let row = Math.min(...ys); row <= Math.max(...ys); row++) {
      for (let column = Math.min(...xs); column <= Math.max(...xs); column++) {
        const key = row * SQUARES + column
        const square = squares.get(key)
        if (square) square.push(triangle)
        else squares.set(key, [triangle])
      }
    }
  }
  return (x, y) => {
    if (x < x0 || x > x1 || y < y0 || y > y1) return null
    const here = squares.get(squareOf(y, y0, y1) * SQUARES + squareOf(x, x0, x1)) ?? []
    for (let i = here.length - 1; i >= 0; i--) {
      const triangle = here[i]
      const found = triangle && within(triangle, x, y)
      if (found) return found
    }
    return null
  }
}

/** An edge belongs to both of its triangles. */
const EDGE = -1e-9

function within([p, q, r]: Triangle, x: number, y: number): number[] | null {
  const [px = 0, py = 0, ...ps] = p
  const [qx = 0, qy = 0, ...qs] = q
  const [rx = 0, ry = 0, ...rs] = r
  const size = (qx - px) * (ry - py) - (rx - px) * (qy - py)
  if (size === 0) return null
  const toQ = ((x - px) * (ry - py) - (rx - px) * (y - py)) / size
  const toR = ((qx - px) * (y - py) - (x - px) * (qy - py)) / size
  const toP = 1 - toQ - toR
  if (toP < EDGE || toQ < EDGE || toR < EDGE) return null
  return ps.map((value, i) => toP * value + toQ * (qs[i] ?? 0) + toR * (rs[i] ?? 0))
}
