import type { Cmyk } from '../color/cmyk.ts'
import type { Box, Path } from '../pen/path.ts'
import type { Random } from '#src/base/random.ts'
import { area, type Item } from '../scene.ts'

/** Where a pattern goes; it covers the box and may overshoot it. */
export interface Field {
  box: Box
  /** Nothing of the pattern may be cut by its edge, nor lie in it. */
  keepOut: Box | null
  /** Size of a repeat, mm. */
  unit: number
  random: Random
  ground: Cmyk
  /** One ink where the pattern is a quiet ground, several where it is the picture. */
  inks: readonly [Cmyk, ...Cmyk[]]
}

export interface Pattern {
  /** German name, as the page shows it. */
  name: string
  words: string
  draw(field: Field): Item[]
}

/** Whether a shape of this size around a point keeps clear of the part that stays calm. */
export function clear({ keepOut }: Pick<Field, 'keepOut'>, cx: number, cy: number, rx: number, ry: number): boolean {
  if (keepOut === null) return true
  const { x, y, w, h } = keepOut
  return cx + rx < x + 0.2 || cx - rx > x + w - 0.2 || cy + ry < y + 0.2 || cy - ry > y + h - 0.2
}

/** Visits the middles of a grid over the box, every other row moved by `shift` of a step; `reach`: half a shape's size. */
export function eachCell(
  field: Pick<Field, 'box' | 'keepOut'>,
  [stepX, stepY, shift]: readonly [number, number, number],
  [rx, ry]: readonly [number, number],
  visit: (cx: number, cy: number, column: number, row: number) => void,
): void {
  const { x, y, w, h } = field.box
  for (let row = -1; (row - 0.5) * stepY < h + stepY; row += 1)
    for (let column = -1; (column - 0.5) * stepX < w + stepX; column += 1) {
      const [cx, cy] = [x + (column + (Math.abs(row) % 2 === 1 ? shift : 0)) * stepX, y + row * stepY]
      if (clear(field, cx, cy, rx, ry)) visit(cx, cy, column, row)
    }
}

/** Many small shapes of one colour are one path: fewer objects for the printer. */
export function bundle(): { add(color: Cmyk, path: Path): void; items(): Item[] } {
  const paths = new Map<Cmyk, number[]>()
  return {
    add(color, path) {
      const known = paths.get(color)
      if (known === undefined) paths.set(color, [...path])
      else for (const value of path) known.push(value)
    },
    items: () => [...paths].map(([color, path]) => area(path, color)),
  }
}

export function inkAt(inks: Field['inks'], i: number): Cmyk {
  return inks[((i % inks.length) + inks.length) % inks.length] ?? inks[0]
}
