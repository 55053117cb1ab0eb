import type { Cmyk } from '#src/engines/motifs/color/cmyk.ts'
import type { Motiv } from '#src/engines/motifs/motiv.ts'
import { flatten, type Line } from '#src/engines/motifs/pen/flat.ts'
import { boxOf, type Box } from '#src/engines/motifs/pen/path.ts'

/** A drawn shape, made ready to be asked for points. */
interface Shape {
  box: Box
  lines: Line[]
  fill: Cmyk | null
  stroke: { color: Cmyk; width: number } | null
  evenOdd: boolean
}

/** Winding number of closed lines around a point. */
function winding(lines: readonly Line[], x: number, y: number): number {
  let sum = 0
  for (const { points } of lines)
    for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
      const [xi = 0, yi = 0, xj = 0, yj = 0] = [points[i], points[i + 1], points[j], points[j + 1]]
      if (yi > y === yj > y || x >= ((xj - xi) * (y - yi)) / (yj - yi) + xi) continue
      sum += yi > yj ? 1 : -1
    }
  return sum
}

function near(lines: readonly Line[], x: number, y: number, reach: number): boolean {
  return lines.some(({ points, closed }) => {
    const end = closed ? points.length : points.length - 2
    for (let i = 0; i < end; i += 2) {
      const [ax = 0, ay = 0] = [points[i], points[i + 1]]
      const [bx = 0, by = 0] = [points[(i + 2) % points.length], points[(i + 3) % points.length]]
      const length = (bx - ax) ** 2 + (by - ay) ** 2
      const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
      if (Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y) <= reach) return true
    }
    return false
  })
}

/** What colour lies at a point of the printed sheet: the uppermost shape that covers it. */
export function inks({ formen }: Motiv): (x: number, y: number) => Cmyk | null {
  const shapes = formen.map(({ d, fill, stroke, evenOdd }): Shape => {
    const path = [...d]
    return {
      box: boxOf([path]),
      lines: flatten(path, 0.1),
      fill: fill !== undefined && 'k' in fill ? fill : null,
      stroke: stroke !== undefined && 'k' in stroke.color ? { color: stroke.color, width: stroke.width } : null,
      evenOdd,
    }
  })
  return (x, y) => {
    for (let i = shapes.length - 1; i >= 0; i -= 1) {
      const shape = shapes[i]
      if (shape === undefined) continue
      const { box, lines, fill, stroke, evenOdd } = shape
      const rim = (stroke?.width ?? 0) / 2
      if (x < box.x - rim || x > box.x + box.w + rim || y < box.y - rim || y > box.y + box.h + rim) continue
      if (stroke !== null && near(lines, x, y, rim)) return stroke.color
      if (fill === null) continue
      const turns = winding(lines, x, y)
      if (evenOdd ? turns % 2 !== 0 : turns !== 0) return fill
    }
    return null
  }
}
