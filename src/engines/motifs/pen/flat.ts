import { PFAD } from '#src/engines/print/rules.ts'
import { eachCommand, type Path } from './path.ts'

/** Points x y x y ... of one stroke of the pen. */
export interface Line {
  points: number[]
  closed: boolean
}

/** Curves as short straight lines, off by `tolerance` at most. */
export function flatten(path: Path, tolerance: number): Line[] {
  const out: Line[] = []
  let line: Line = { points: [], closed: false }
  let [x, y] = [0, 0]
  eachCommand(path, (command, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => {
    if (command === PFAD.move) {
      line = { points: [a, b], closed: false }
      out.push(line)
      ;[x, y] = [a, b]
    } else if (command === PFAD.line) {
      line.points.push(a, b)
      ;[x, y] = [a, b]
    } else if (command === PFAD.curve) {
      // Distance of the handles from the chord bounds the error (Wang's formula).
      const bend = Math.max(Math.hypot(x - 2 * a + c, y - 2 * b + d), Math.hypot(a - 2 * c + e, b - 2 * d + f))
      const steps = Math.min(64, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / tolerance))))
      for (let i = 1; i <= steps; i += 1) {
        const t = i / steps
        const u = 1 - t
        line.points.push(
          u * u * u * x + 3 * u * u * t * a + 3 * u * t * t * c + t * t * t * e,
          u * u * u * y + 3 * u * u * t * b + 3 * u * t * t * d + t * t * t * f,
        )
      }
      ;[x, y] = [e, f]
    } else line.closed = true
  })
  return out
}

export function toPath(lines: readonly Line[]): Path {
  return lines.flatMap(({ points, closed }) => {
    const out: number[] = []
    for (let i = 0; i < points.length; i += 2)
      out.push(i === 0 ? PFAD.move : PFAD.line, points[i] ?? 0, points[i + 1] ?? 0)
    if (closed) out.push(PFAD.close)
    return out
  })
}

/** Keeps what lies on the side of a line where a*x + b*y <= c (Sutherland-Hodgman). */
function keepSide(points: readonly number[], a: number, b: number, c: number): number[] {
  const out: number[] = []
  const n = points.length
  for (let i = 0; i < n; i += 2) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0]
    const [nx, ny] = [points[(i + 2) % n] ?? 0, points[(i + 3) % n] ?? 0]
    const here = a * x + b * y - c
    const there = a * nx + b * ny - c
    if (here <= 0) out.push(x, y)
    if (here <= 0 !== there <= 0) {
      const t = here / (here - there)
      out.push(x + (nx - x) * t, y + (ny - y) * t)
    }
  }
  return out
}

/** The part of closed lines within a convex polygon. Print has no clipping, so shapes are cut here. */
export function within(lines: readonly Line[], convex: readonly number[]): Line[] {
  const n = convex.length
  let area = 0
  for (let i = 0; i < n; i += 2)
    area += (convex[i] ?? 0) * (convex[(i + 3) % n] ?? 0) - (convex[(i + 2) % n] ?? 0) * (convex[i + 1] ?? 0)
  const side = area > 0 ? 1 : -1
  return lines.flatMap((line) => {
    let points = line.points
    for (let i = 0; i < n && points.length > 0; i += 2) {
      const [x, y] = [convex[i] ?? 0, convex[i + 1] ?? 0]
      const a = ((convex[(i + 3) % n] ?? 0) - y) * side
      const b = -((convex[(i + 2) % n] ?? 0) - x) * side
      if (a !== 0 || b !== 0) points = keepSide(points, a, b, a * x + b * y)
    }
    return points.length < 6 ? [] : [{ points, closed: true }]
  })
}

/** Whether a point lies inside of closed lines (even-odd). */
export function inside(lines: readonly Line[], x: number, y: number): boolean {
  let odd = false
  for (const { points } of lines) {
    const n = points.length
    for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
      const [xi = 0, yi = 0, xj = 0, yj = 0] = [points[i], points[i + 1], points[j], points[j + 1]]
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd
    }
  }
  return odd
}
