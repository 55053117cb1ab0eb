import { quiet } from '../backgrounds/grounds.ts'
import { difference, lightness } from '../color/lab.ts'
import { rect } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { company, grid, meanAspect } from './company.ts'
import { fit, put, type Stage } from '../stage.ts'

/** Niches side by side, and on a tall sheet one above the other, a thing in each. */
export function arcade(stage: Stage): Item[] {
  const { work, random, colors, actors } = stage
  const items = quiet(stage, work.x + work.w / 2, work.y + work.h / 2, 0.25)
  const counted = actors.every(({ count }) => count !== null)
  const total = actors.reduce((sum, { count }) => sum + (count ?? 1), 0)
  const aspect = meanAspect(stage)
  const [columns, rows] = grid(work.w / work.h, aspect, { count: counted ? total : null, least: total }, random)
  const gap = Math.min(work.w / columns, work.h / rows) * 0.07
  const w = (work.w - gap * (columns - 1)) / columns
  const h = (work.h - gap * (rows - 1)) / rows
  const players = company(stage, actors, counted ? total : Math.max(columns * rows, total))
  const fields = [...colors.props, colors.light].filter((color) => difference(color, colors.ground) > 9)
  const kind = random.pick(['arch', 'arch', 'pill', 'square'] as const)
  const r = w / 2
  const radius = kind === 'arch' ? [r, r, 0, 0] : kind === 'pill' ? r : 0
  for (const [i, { actor, drawing }] of players.slice(0, columns * rows).entries()) {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const last = row === rows - 1 && counted ? (columns * rows - total) * (w + gap) * 0.5 : 0
    const [x, y] = [work.x + column * (w + gap) + last, work.y + row * (h + gap)]
    const main = lightness(colors.ink(actor.main))
    const clear = fields.filter((color) => Math.abs(lightness(color) - main) > 18)
    const field = clear[(column + row) % Math.max(1, clear.length)] ?? colors.light
    items.push(area(rect(x, y, w, h, radius), field, { raised: true, behind: colors.ground }))
    const inner = { w: w * 0.84, h: h * (kind === 'square' ? 0.86 : 0.74) }
    const scale = fit(drawing, inner)
    const high = drawing.box.h * scale
    const stands = actor.subject.pose === 'stands' && kind !== 'pill'
    const cy = stands ? y + h - high / 2 - h * 0.06 : y + h / 2 + (kind === 'arch' ? h * 0.04 : 0)
    items.push(put(stage, actor, drawing, { cx: x + w / 2, cy, scale, mirrored: random.chance(0.5) }, field))
  }
  return items
}
