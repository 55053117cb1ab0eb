import { base } from '../backgrounds/grounds.ts'
import { lightness } from '../color/lab.ts'
import { circle, rect } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { company, meanAspect } from './company.ts'
import { clearOf, fit, put, type Stage } from '../stage.ts'

/** The sheet in bands of its own colour each, a large thing in every band. */
export function panels(stage: Stage): Item[] {
  const { open, random, colors, actors } = stage
  const items: Item[] = [base(stage, colors.ground)]
  const total = actors.reduce((sum, { count }) => sum + (count ?? 1), 0)
  const ratio = open.w / open.h
  const aspect = meanAspect(stage)
  const counted = actors.every(({ count }) => count !== null)
  // Upright or lying bands: as the things fill them better, and as many as suit their shape.
  const many = (long: number) => Math.min(8, Math.max(2, total, counted ? 0 : Math.round(long)))
  const fill = (w: number, h: number) => Math.min(w / aspect, h) / Math.max(w / aspect, h)
  const [across, down] = [many(ratio / aspect), many(aspect / ratio)]
  const upright = fill(ratio / across, 1) > fill(ratio, 1 / down)
  const n = upright ? across : down
  const players = company(stage, actors, n)
  const fields = [colors.ground, ...colors.props]
  let before = -1
  for (const [i, { actor, drawing }] of players.slice(0, n).entries()) {
    const [w, h] = upright ? [open.w / n, open.h] : [open.w, open.h / n]
    const [x, y] = [open.x + (upright ? i * w : 0), open.y + (upright ? 0 : i * h)]
    const main = lightness(colors.ink(actor.main))
    const ranked = fields
      .map((color, k) => ({
        k,
        worth: Math.min(22, Math.abs(lightness(color) - main)) - (k === before ? 40 : 0) + random.between(0, 9),
      }))
      .sort((a, b) => b.worth - a.worth)
    before = ranked[0]?.k ?? 0
    const field = fields[before] ?? colors.ground
    items.push(area(rect(x - 0.05, y - 0.05, w + 0.1, h + 0.1), field))
    const inner = clearOf(stage, { x: x + w * 0.06, y: y + h * 0.07, w: w * 0.88, h: h * 0.86 })
    const turn =
      actor.subject.pose === 'lies' && Math.max(w / h, h / w) > 1.5
        ? drawing.box.w > drawing.box.h === w > h
          ? 0
          : 70
        : 0
    const scale = fit(drawing, inner, turn)
    const [cx, cy] = [inner.x + inner.w / 2, inner.y + inner.h / 2]
    const r = Math.min(cx - x, x + w - cx, cy - y, y + h - cy) * 0.92
    const other = fields.find((color, k) => k !== before && Math.abs(lightness(color) - main) > 18)
    const sun = other !== undefined && Math.max(w / h, h / w) > 1.25 && random.chance(0.6)
    if (sun) items.push(area(circle(cx, cy, r), other, { raised: true, behind: field }))
    items.push(put(stage, actor, drawing, { cx, cy, scale, degrees: turn, mirrored: i % 2 === 1 }, sun ? other : field))
  }
  return items
}
