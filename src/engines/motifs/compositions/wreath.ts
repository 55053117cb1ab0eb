import { quiet } from '../backgrounds/grounds.ts'
import { beyond } from '../color/contrast.ts'
import { ellipse, leaf } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { company, player } from './company.ts'
import { fit, put, type Stage } from '../stage.ts'

/** A full ring in two sizes with leaves between; in the middle calm, or the leading thing. */
export function wreath(stage: Stage): Item[] {
  const { work, random, colors, actors } = stage
  const [lead, ...others] = actors
  const [cx, cy] = [work.x + work.w / 2, work.y + work.h / 2]
  const items = quiet(stage, cx, cy, 0.35)
  const unit = Math.min(work.w, work.h) * random.between(0.25, 0.31)
  const rx = Math.min(work.w / 2, work.h * 0.72) - unit * 0.5
  const ry = Math.min(work.h / 2, work.w * 0.72) - unit * 0.5
  const plate = beyond(colors, colors.ground, random.int(0, 1))
  const filled = random.chance(0.5)
  const centred = filled && random.chance(actors.length > 1 ? 0.7 : 0.45)
  if (centred) items.push(area(ellipse(cx, cy, rx, ry), plate, { raised: true, behind: colors.ground }))
  const around = Math.PI * (3 * (rx + ry) - Math.sqrt((3 * rx + ry) * (rx + 3 * ry)))
  const pairs = Math.max(4, Math.round(around / (unit * 1.42)))
  const ringed = centred && others.length > 0 ? others : actors
  const players = company(
    stage,
    ringed.map((actor) => ({ ...actor, count: null })),
    Math.max(2, ringed.length),
  )
  const start = random.pick([-Math.PI / 2, -Math.PI / 2 + Math.PI / pairs])
  const place = (angle: number, out: number) =>
    [cx + Math.cos(angle) * (rx + out), cy + Math.sin(angle) * (ry + out)] as const
  const twig = colors.ink('green')
  for (let i = 0; i < pairs * 2; i += 1) {
    const angle = start + ((i + 0.5) * Math.PI) / pairs
    for (const side of [-1, 1]) {
      const [fx, fy] = place(angle, 0)
      const [tx, ty] = place(angle + 0.16 * (i % 2 === 0 ? 1 : -1), side * unit * 0.42)
      items.push(area(leaf(fx, fy, tx, ty, 0.5), twig))
    }
  }
  for (const large of [false, true])
    for (let i = 0; i < pairs; i += 1) {
      const angle = start + ((i + (large ? 0 : 0.5)) * 2 * Math.PI) / pairs
      const one = players[(large ? i : i + 1) % players.length]
      if (one === undefined) continue
      const [x, y] = place(angle, large ? 0 : random.between(-0.04, 0.04) * unit)
      const size = unit * (large ? 1 : 0.56)
      const degrees = one.actor.subject.pose === 'lies' ? (angle * 180) / Math.PI + 90 : 0
      const scale = fit(one.drawing, { w: size, h: size })
      items.push(
        put(
          stage,
          one.actor,
          one.drawing,
          { cx: x, cy: y, scale, degrees, mirrored: i % 2 === 1, halo: true },
          colors.ground,
        ),
      )
    }
  const inner = Math.min(rx, ry) - unit * 0.62
  if (centred && inner > unit * 0.5) {
    const { drawing } = player(lead, random)
    const scale = fit(drawing, { w: inner * 1.7, h: inner * 1.5 })
    items.push(put(stage, lead, drawing, { cx, cy, scale }, plate))
  }
  return items
}
