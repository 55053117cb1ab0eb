import { PFAD, pfadLength } from '#src/engines/print/rules.ts'

/** Commands of `PFAD`; in a subject 100 units are its box, on the sheet mm. Rectangles are written as lines. */
export type Path = readonly number[]

/** x' = a*x + c*y + e, y' = b*x + d*y + f */
export type Matrix = readonly [number, number, number, number, number, number]

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Walks over the commands with their coordinates. */
export function eachCommand(path: Path, visit: (command: number, args: readonly number[]) => void): void {
  for (let i = 0; i < path.length;) {
    const length = pfadLength(path[i])
    visit(path[i] ?? PFAD.close, path.slice(i + 1, i + length))
    i += length
  }
}

export function transform(path: Path, m: Matrix): Path {
  const out: number[] = []
  for (let i = 0; i < path.length;) {
    const length = pfadLength(path[i])
    out.push(path[i] ?? PFAD.close)
    for (let k = 1; k < length; k += 2) {
      const x = path[i + k] ?? 0
      const y = path[i + k + 1] ?? 0
      out.push(m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])
    }
    i += length
  }
  return out
}

export function move(path: Path, dx: number, dy: number): Path {
  return transform(path, [1, 0, 0, 1, dx, dy])
}

/** Turned clockwise (y down) by degrees around a point. */
export function turn(path: Path, degrees: number, cx = 50, cy = 50): Path {
  const s = Math.sin((degrees * Math.PI) / 180)
  const c = Math.cos((degrees * Math.PI) / 180)
  return transform(path, [c, s, -s, c, cx - c * cx + s * cy, cy - s * cx - c * cy])
}

export function scale(path: Path, sx: number, sy = sx, cx = 50, cy = 50): Path {
  return transform(path, [sx, 0, 0, sy, cx - sx * cx, cy - sy * cy])
}

/** Left and right changed around a vertical line. */
export function mirror(path: Path, x = 50): Path {
  return transform(path, [-1, 0, 0, 1, 2 * x, 0])
}

/** Smallest box; extremes of curves counted, not their handles. */
export function boxOf(paths: readonly Path[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const add = (x: number, y: number) => {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  for (const path of paths) {
    let x0 = 0
    let y0 = 0
    eachCommand(path, (command, args) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args
      if (command === PFAD.close) return
      if (command === PFAD.curve) {
        for (let i = 1; i <= 12; i += 1) {
          const t = i / 12
          const u = 1 - t
          add(
            u * u * u * x0 + 3 * u * u * t * a + 3 * u * t * t * c + t * t * t * e,
            u * u * u * y0 + 3 * u * u * t * b + 3 * u * t * t * d + t * t * t * f,
          )
        }
        x0 = e
        y0 = f
        return
      }
      add(a, b)
      x0 = a
      y0 = b
    })
  }
  return left > right ? { x: 0, y: 0, w: 0, h: 0 } : { x: left, y: top, w: right - left, h: bottom - top }
}
