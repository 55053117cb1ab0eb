import { PFAD } from '#src/engines/print/rules.ts'
import { transform, turn, type Path } from './path.ts'

/** Handle of a quarter circle. */
const K = 0.5523

export function ellipse(cx: number, cy: number, rx: number, ry = rx, degrees = 0): Path {
  const p = [
    [PFAD.move, cx + rx, cy],
    [PFAD.curve, cx + rx, cy + K * ry, cx + K * rx, cy + ry, cx, cy + ry],
    [PFAD.curve, cx - K * rx, cy + ry, cx - rx, cy + K * ry, cx - rx, cy],
    [PFAD.curve, cx - rx, cy - K * ry, cx - K * rx, cy - ry, cx, cy - ry],
    [PFAD.curve, cx + K * rx, cy - ry, cx + rx, cy - K * ry, cx + rx, cy],
    [PFAD.close],
  ].flat()
  return degrees === 0 ? p : turn(p, degrees, cx, cy)
}

export function circle(cx: number, cy: number, r: number): Path {
  return ellipse(cx, cy, r, r)
}

/** Filled with `evenOdd`. */
export function ring(cx: number, cy: number, outer: number, inner: number): Path {
  return [...circle(cx, cy, outer), ...circle(cx, cy, inner)]
}

/** One radius, or one for each corner from the upper left clockwise. */
export function rect(x: number, y: number, w: number, h: number, radius: number | readonly number[] = 0): Path {
  const limit = Math.min(w, h) / 2
  const [a = 0, b = 0, c = 0, d = 0] = (typeof radius === 'number' ? [radius, radius, radius, radius] : radius).map(
    (r) => Math.min(r, limit),
  )
  if (a + b + c + d === 0) return polygon([x, y, x + w, y, x + w, y + h, x, y + h])
  const [r, u] = [x + w, y + h]
  const q = 1 - K
  return [
    [PFAD.move, x + a, y, PFAD.line, r - b, y, PFAD.curve, r - q * b, y, r, y + q * b, r, y + b],
    [PFAD.line, r, u - c, PFAD.curve, r, u - q * c, r - q * c, u, r - c, u],
    [PFAD.line, x + d, u, PFAD.curve, x + q * d, u, x, u - q * d, x, u - d],
    [PFAD.line, x, y + a, PFAD.curve, x, y + q * a, x + q * a, y, x + a, y, PFAD.close],
  ].flat()
}

/** Straight edges through points x y x y ... */
export function polygon(points: readonly number[], closed = true): Path {
  const out: number[] = []
  for (let i = 0; i < points.length; i += 2)
    out.push(i === 0 ? PFAD.move : PFAD.line, points[i] ?? 0, points[i + 1] ?? 0)
  if (closed) out.push(PFAD.close)
  return out
}

/** A soft curve through all points x y x y ... (Catmull-Rom); tension 0 is straight, 1 round. */
export function smooth(points: readonly number[], closed = true, tension = 1): Path {
  const n = points.length / 2
  const at = (i: number): [number, number] => {
    const k = closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))
    return [points[2 * k] ?? 0, points[2 * k + 1] ?? 0]
  }
  const out: number[] = [PFAD.move, ...at(0)]
  const t = tension / 6
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    out.push(PFAD.curve, p1[0] + (p2[0] - p0[0]) * t, p1[1] + (p2[1] - p0[1]) * t)
    out.push(p2[0] - (p3[0] - p1[0]) * t, p2[1] - (p3[1] - p1[1]) * t, ...p2)
  }
  if (closed) out.push(PFAD.close)
  return out
}

/** A leaf or petal from its foot to its tip; `belly` is its full width as a part of its length, `where` its place. */
export function leaf(x1: number, y1: number, x2: number, y2: number, belly = 0.45, where = 0.45): Path {
  const h = belly * 0.66
  const unit: Path = [
    [PFAD.move, 0, 0, PFAD.curve, where * 0.5, -h, where + 0.2, -h, 1, 0],
    [PFAD.curve, where + 0.2, h, where * 0.5, h, 0, 0, PFAD.close],
  ].flat()
  return transform(unit, [x2 - x1, y2 - y1, y1 - y2, x2 - x1, x1, y1])
}

/** A petal with a round tip. */
export function petal(x1: number, y1: number, x2: number, y2: number, belly = 0.7): Path {
  const h = belly * 0.5
  const unit: Path = [
    [PFAD.move, 0, 0, PFAD.curve, 0.2, -h * 0.6, 0.4, -h * 1.25, 0.72, -h],
    [PFAD.curve, 0.95, -h * 0.8, 1, -h * 0.3, 1, 0, PFAD.curve, 1, h * 0.3, 0.95, h * 0.8, 0.72, h],
    [PFAD.curve, 0.4, h * 1.25, 0.2, h * 0.6, 0, 0, PFAD.close],
  ].flat()
  return transform(unit, [x2 - x1, y2 - y1, y1 - y2, x2 - x1, x1, y1])
}

/** A stem, branch or strand along points, thick and thin: from width `from` to width `to`. */
export function strand(points: readonly number[], from: number, to: number): Path {
  const n = points.length / 2
  const left: number[] = []
  const right: number[] = []
  for (let i = 0; i < n; i += 1) {
    const [a, b] = [Math.max(0, i - 1), Math.min(n - 1, i + 1)]
    const dx = (points[2 * b] ?? 0) - (points[2 * a] ?? 0)
    const dy = (points[2 * b + 1] ?? 0) - (points[2 * a + 1] ?? 0)
    const length = Math.hypot(dx, dy) || 1
    const half = (from + ((to - from) * i) / Math.max(1, n - 1)) / 2
    const [x, y] = [points[2 * i] ?? 0, points[2 * i + 1] ?? 0]
    left.push(x - (dy / length) * half, y + (dx / length) * half)
    right.unshift(x + (dy / length) * half, y - (dx / length) * half)
  }
  const back = smooth(right, false)
  return [...smooth(left, false), PFAD.line, ...back.slice(1), PFAD.close]
}

/** A star; `inner` is the depth of its notches as a part of the radius. */
export function star(cx: number, cy: number, r: number, tips = 5, inner = 0.45, degrees = -90): Path {
  const points: number[] = []
  for (let i = 0; i < tips * 2; i += 1) {
    const angle = ((degrees + (i * 180) / tips) * Math.PI) / 180
    const radius = i % 2 === 0 ? r : r * inner
    points.push(cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius)
  }
  return polygon(points)
}

/** Part of a disc between two angles in degrees (0 to the right, clockwise), like a slice of cake. */
export function slice(cx: number, cy: number, r: number, from: number, to: number): Path {
  return [...arc(cx, cy, r, from, to), PFAD.line, cx, cy, PFAD.close]
}

/** The disc's part on one side of the chord, as a half disc or a segment. */
export function segment(cx: number, cy: number, r: number, from: number, to: number): Path {
  return [...arc(cx, cy, r, from, to), PFAD.close]
}

/** An open arc. */
export function arc(cx: number, cy: number, r: number, from: number, to: number): Path {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 60))
  const step = (((to - from) / steps) * Math.PI) / 180
  const handle = (4 / 3) * Math.tan(step / 4) * r
  let angle = (from * Math.PI) / 180
  const out: number[] = [PFAD.move, cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]
  for (let i = 0; i < steps; i += 1) {
    const end = angle + step
    const [c1, s1, c2, s2] = [Math.cos(angle), Math.sin(angle), Math.cos(end), Math.sin(end)]
    out.push(PFAD.curve, cx + c1 * r - s1 * handle, cy + s1 * r + c1 * handle)
    out.push(cx + c2 * r + s2 * handle, cy + s2 * r - c2 * handle, cx + c2 * r, cy + s2 * r)
    angle = end
  }
  return out
}
