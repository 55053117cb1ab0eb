import type { Mm, Rect } from '#src/contract/dokument.ts'

export type Punkt = readonly [Mm, Mm]

/** Does `outer` hold all of `inner`? */
export function contains(outer: Rect, inner: Rect, tolerance: Mm = 0.001): boolean {
  return (
    inner.x >= outer.x - tolerance &&
    inner.y >= outer.y - tolerance &&
    inner.x + inner.w <= outer.x + outer.w + tolerance &&
    inner.y + inner.h <= outer.y + outer.h + tolerance
  )
}

/** Rectangle grown on every side. */
export function grow(rect: Rect, by: Mm): Rect {
  return { x: rect.x - by, y: rect.y - by, w: rect.w + 2 * by, h: rect.h + 2 * by }
}

/** Corners of a rectangle turned clockwise about its centre, or about `centre`. */
export function corners(rect: Rect, rotation = 0, centre: Punkt = [rect.x + rect.w / 2, rect.y + rect.h / 2]): Punkt[] {
  const raw: Punkt[] = [
    [rect.x, rect.y],
    [rect.x + rect.w, rect.y],
    [rect.x + rect.w, rect.y + rect.h],
    [rect.x, rect.y + rect.h],
  ]
  if (rotation === 0) return raw
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return raw.map(([x, y]) => {
    const [dx, dy] = [x - centre[0], y - centre[1]]
    return [centre[0] + dx * cos - dy * sin, centre[1] + dx * sin + dy * cos]
  })
}

/** Smallest upright rectangle around points. */
export function boundsOf(points: readonly Punkt[]): Rect {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

/** Area that a convex polygon shares with an upright rectangle, mm² (Sutherland-Hodgman). */
export function sharedArea(polygon: readonly Punkt[], rect: Rect): number {
  const sides: { inside(p: Punkt): boolean; axis: 0 | 1; at: Mm }[] = [
    { inside: (p) => p[0] >= rect.x, axis: 0, at: rect.x },
    { inside: (p) => p[0] <= rect.x + rect.w, axis: 0, at: rect.x + rect.w },
    { inside: (p) => p[1] >= rect.y, axis: 1, at: rect.y },
    { inside: (p) => p[1] <= rect.y + rect.h, axis: 1, at: rect.y + rect.h },
  ]
  let points: readonly Punkt[] = polygon
  for (const { inside, axis, at } of sides) {
    const clipped: Punkt[] = []
    for (const [i, point] of points.entries()) {
      const before = points[(i + points.length - 1) % points.length] ?? point
      if (inside(before) !== inside(point)) clipped.push(cut(before, point, axis, at))
      if (inside(point)) clipped.push(point)
    }
    points = clipped
  }
  return polygonArea(points)
}

function cut(a: Punkt, b: Punkt, axis: 0 | 1, at: Mm): Punkt {
  const t = (at - a[axis]) / (b[axis] - a[axis])
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

/** Area of a polygon, mm². */
function polygonArea(points: readonly Punkt[]): number {
  let twice = 0
  for (const [i, [x, y]] of points.entries()) {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y]
    twice += x * ny - nx * y
  }
  return Math.abs(twice) / 2
}
