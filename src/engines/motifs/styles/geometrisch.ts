import type { PfadOp } from '#src/engines/print/rules.ts'
import type { Cmyk } from '../color/cmyk.ts'
import { deeper, difference, fromLch, lch, lightness } from '../color/lab.ts'
import { flatten, toPath, within } from '../pen/flat.ts'
import { boxOf, type Box } from '../pen/path.ts'
import { circle, slice } from '../pen/shapes.ts'
import { createRandom, type Random } from '#src/base/random.ts'
import { scaleOf, type Figure, type Scene } from '../scene.ts'
import { inkOf } from './flaechig.ts'
import { filled, fineWidth, haloOf, placed, stroked, tooSmall } from './paint.ts'

/** A convex piece of the figure's field where colours change over; with a separate backing shape when it is large. */
interface Block {
  points: readonly number[]
  backing: { path: readonly number[]; color: Cmyk } | null
}

/** Figures in blocks of counterchanged colours, as in a print of the 1920s. */
export function geometrisch(scene: Scene): PfadOp[] {
  const rim = Math.max(0.4, Math.min(scene.sheet.w, scene.sheet.h) * 0.009)
  return scene.items.flatMap((item) =>
    item.kind === 'area'
      ? [filled(item.path, item.color, item.evenOdd)]
      : [...haloOf(item, Math.min(rim, scaleOf(item) * 4)), ...counterchanged(item, scene)],
  )
}

function counterchanged(figure: Figure, scene: Scene): PfadOp[] {
  const parts = figure.drawing.parts.map((part) => ({ part, path: placed(figure, part) }))
  const box = boxOf(parts.map(({ path }) => path))
  const random = createRandom(Math.round(Math.abs(figure.matrix[4] * 64 + figure.matrix[5])), 'blocks')
  const large = Math.max(box.w, box.h) > Math.min(scene.sheet.w, scene.sheet.h) * 0.42 && figure.halo === null
  const blocks = large ? grid(figure, box, scene, random) : halves(box, random)
  const out: PfadOp[] = blocks.flatMap(({ backing }) => (backing === null ? [] : [filled(backing.path, backing.color)]))
  for (const { part, path } of parts) {
    const ink = inkOf(figure, part)
    if (path.length === 0 || (part.detail && tooSmall(figure, path, 1))) continue
    if (part.kind === 'tube') out.push(stroked(path, ink, part.width * scaleOf(figure)))
    else if (part.kind === 'line') out.push(stroked(path, ink, fineWidth(figure) * 1.3))
    else {
      out.push(filled(path, ink, part.evenOdd))
      if (part.detail && !large) continue
      const lines = flatten(path, 0.03)
      for (const { points, backing } of blocks) {
        const piece = toPath(within(lines, points))
        if (piece.length > 0) out.push(filled(piece, changed(ink, backing?.color ?? figure.behind), part.evenOdd))
      }
    }
  }
  return out
}

/** Every other square of a grid over a large figure, squares and quarter circles behind it. */
function grid(figure: Figure, box: Box, { colors }: Scene, random: Random): Block[] {
  const n = random.int(2, 3)
  const edge = Math.max(box.w, box.h) / n
  const [columns, rows] = [Math.max(1, Math.round(box.w / edge)), Math.max(1, Math.round(box.h / edge))]
  const [w, h] = [box.w / columns, box.h / rows]
  const main = figure.inks.get(figure.main) ?? figure.behind
  const tints = [...colors.colors, ...colors.props].filter(
    (color) => Math.abs(lightness(color) - lightness(main)) > 12 && difference(color, figure.behind) > 14,
  )
  const odd = random.int(0, 1)
  // In a single row or column, or square, a field behind would look like a mistake.
  const flat = columns < 2 || rows < 2
  const out: Block[] = []
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if ((row + column) % 2 !== odd) continue
      const [x, y] = [box.x + column * w, box.y + row * h]
      const points = [x, y, x + w, y, x + w, y + h, x, y + h]
      const color = tints[random.int(0, Math.max(0, tints.length - 1))]
      const round = Math.abs(w - h) < Math.min(w, h) * 0.3
      const corner = [column === 0 ? x + w : x, row === 0 ? y + h : y] as const
      const start = column === 0 ? (row === 0 ? 180 : 90) : row === 0 ? 270 : 0
      const shape = random.pick(['none', 'quarter', 'disc'] as const)
      const path =
        shape === 'quarter'
          ? slice(corner[0], corner[1], Math.min(w, h), start, start + 90)
          : circle(x + w / 2, y + h / 2, Math.min(w, h) / 2)
      out.push({ points, backing: color === undefined || shape === 'none' || !round || flat ? null : { path, color } })
    }
  return out
}

/** A small figure has one half, or two quarters, in the other colour. */
function halves({ x, y, w, h }: Box, random: Random): Block[] {
  const [cx, cy, r, u] = [x + w / 2, y + h / 2, x + w + 1, y + h + 1]
  const one = (points: readonly number[]): Block => ({ points, backing: null })
  const kind = random.pick(['right', 'low', 'quarters', 'slant'] as const)
  if (kind === 'right') return [one([cx, y - 1, r, y - 1, r, u, cx, u])]
  if (kind === 'low') return [one([x - 1, cy, r, cy, r, u, x - 1, u])]
  if (kind === 'slant') return [one([r, y - 1, r, u, x - 1, u])]
  return [one([cx, y - 1, r, y - 1, r, cy, cx, cy]), one([x - 1, cy, cx, cy, cx, u, x - 1, u])]
}

/** The other colour of a part: a clear step of the same hue, on the side where it stands out. */
function changed(ink: Cmyk, behind: Cmyk): Cmyk {
  const { l, c, h } = lch(ink)
  const ground = lightness(behind)
  const down = l - 19
  const up = Math.min(96, l + 19)
  const lower = Math.abs(down - ground) > 14 && down > 16
  if (l > 88) return Math.abs(l - 14 - ground) > 10 ? deeper(deeper(ink)) : ink
  return fromLch({ l: lower ? down : up, c: c * (lower ? 1.05 : 0.85), h: lower ? h - 5 : h + 8 })
}
