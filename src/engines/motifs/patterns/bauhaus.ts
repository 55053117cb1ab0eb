import type { Cmyk } from '../color/cmyk.ts'
import { difference } from '../color/lab.ts'
import type { Box } from '../pen/path.ts'
import { circle, polygon, rect, segment, slice } from '../pen/shapes.ts'
import type { Random } from '#src/base/random.ts'
import { area, type Item } from '../scene.ts'
import type { Pattern } from './pattern.ts'

/** One square of the grid: a quarter, half or whole circle, a triangle or stripes on a separate colour. */
export function bauhausTile({ x, y, w, h }: Box, colors: readonly Cmyk[], random: Random): Item[] {
  const [fill, ...rest] = random.shuffle(colors)
  if (fill === undefined) return []
  const clear = rest.filter((color) => difference(color, fill) > 18)
  const [one = fill, two = one] = clear
  const out = [area(rect(x - 0.05, y - 0.05, w + 0.1, h + 0.1), fill)]
  const side = Math.min(w, h)
  const [cx, cy] = [x + w / 2, y + h / 2]
  const corner = random.int(0, 3)
  const [px, py] = [corner === 0 || corner === 3 ? x : x + w, corner < 2 ? y : y + h]
  const quarter = (r: number, color: Cmyk) => area(slice(px, py, r, corner * 90, corner * 90 + 90), color)
  const kind = random.pick([
    'quarter',
    'quarter',
    'rings',
    'half',
    'disc',
    'triangle',
    'stripes',
    'plain',
    'eye',
  ] as const)
  if (kind === 'quarter') out.push(quarter(side, one))
  if (kind === 'rings') out.push(quarter(side, one), quarter(side * 0.68, fill), quarter(side * 0.36, two))
  if (kind === 'half') out.push(area(segment(cx, cy, side / 2, corner * 90, corner * 90 + 180), one))
  if (kind === 'disc') out.push(area(circle(cx, cy, side * 0.36), one), area(circle(cx, cy, side * 0.15), two))
  if (kind === 'eye')
    out.push(area(segment(cx, y, side / 2, 0, 180), one), area(segment(cx, y + h, side / 2, 180, 360), two))
  if (kind === 'triangle')
    out.push(area(polygon([px, py, x + w, corner < 2 ? y + h : y, x, corner < 2 ? y + h : y]), one))
  if (kind === 'stripes')
    for (let i = 0; i < 3; i += 1)
      out.push(
        area(
          corner % 2 === 0
            ? rect(x, y + (h * (2 * i + 0.5)) / 6, w, h / 6)
            : rect(x + (w * (2 * i + 0.5)) / 6, y, w / 6, h),
          one,
        ),
      )
  return out
}

export const BAUHAUS: Pattern = {
  name: 'Geometrie',
  words: 'geometrie geometrisch bauhaus formen abstrakt muster grafisch kacheln fliesen',
  draw({ box, unit, random, inks, ground }) {
    const [columns, rows] = [Math.max(1, Math.round(box.w / unit / 1.5)), Math.max(1, Math.round(box.h / unit / 1.5))]
    const [w, h] = [box.w / columns, box.h / rows]
    const colors = inks.length === 1 ? [ground, ...inks] : [ground, ...inks]
    const out: Item[] = []
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        out.push(...bauhausTile({ x: box.x + column * w, y: box.y + row * h, w, h }, colors, random))
    return out
  },
}
