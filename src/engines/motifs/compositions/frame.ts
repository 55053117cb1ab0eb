import { base } from '../backgrounds/grounds.ts'
import { lightness } from '../color/lab.ts'
import { beyond } from '../color/contrast.ts'
import { rect } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { cluster, company, flies, player } from './company.ts'
import { clearOf, fit, grow, put, putInto, type Stage } from '../stage.ts'

/** Things all around the edges, big and small by turns, around a calm field that holds the leading one. */
export function frame(stage: Stage): Item[] {
  const { open, random, colors, actors } = stage
  const [lead, ...others] = actors
  const outer = lightness(colors.ground) > 70 && random.chance(0.5) ? beyond(colors, colors.ground, 0) : colors.ground
  const items: Item[] = [base(stage, colors.ground), area(rect(open.x - 1, open.y - 1, open.w + 2, open.h + 2), outer)]
  const unit = Math.min(open.w, open.h) * random.between(0.17, 0.23)
  const ringed = clearOf(stage, open)
  const inner = grow(ringed, -unit * 1.06)
  const round = random.pick([0, unit * 0.4, Math.min(inner.w, inner.h) / 2])
  const field = outer === colors.ground ? beyond(colors, outer, 0) : colors.ground
  items.push(area(rect(inner.x, inner.y, inner.w, inner.h, round), field, { raised: true, behind: outer }))
  const rim = Math.max(0.5, unit * 0.035)
  const gap = grow(inner, -unit * 0.14)
  const less = Math.max(0, round - unit * 0.14)
  items.push(
    area(
      [
        ...rect(gap.x, gap.y, gap.w, gap.h, less),
        ...rect(gap.x + rim, gap.y + rim, gap.w - 2 * rim, gap.h - 2 * rim, Math.max(0, less - rim)),
      ],
      beyond(colors, field, 1),
      { evenOdd: true },
    ),
  )
  const around = others.length > 0 ? others : actors
  const [w, h] = [ringed.w - unit, ringed.h - unit]
  const along = [Math.max(2, Math.round(w / (unit * 0.74))), Math.max(2, Math.round(h / (unit * 0.74)))] as const
  const spots: [number, number][] = []
  for (let i = 0; i < along[0]; i += 1) spots.push([(w * i) / along[0], 0])
  for (let i = 0; i < along[1]; i += 1) spots.push([w, (h * i) / along[1]])
  for (let i = 0; i < along[0]; i += 1) spots.push([w - (w * i) / along[0], h])
  for (let i = 0; i < along[1]; i += 1) spots.push([0, h - (h * i) / along[1]])
  const players = company(
    stage,
    around.map((actor) => ({ ...actor, count: null })),
    Math.max(3, around.length),
  )
  for (const [i, [x, y]] of spots.entries()) {
    const one = players[i % players.length]
    if (one === undefined) continue
    const size = unit * (i % 2 === 0 ? 0.98 : 0.66)
    const degrees = one.actor.subject.pose === 'lies' ? random.between(-40, 40) : 0
    const scale = fit(one.drawing, { w: size, h: size }, degrees)
    const place = { cx: ringed.x + unit / 2 + x, cy: ringed.y + unit / 2 + y, scale, degrees, mirrored: i % 2 === 1 }
    items.push(put(stage, one.actor, one.drawing, place, outer))
  }
  const box = grow(gap, -Math.min(gap.w, gap.h) * (round > unit ? 0.15 : 0.09))
  const { drawing } = player(lead, random)
  const fits = Math.min(4, Math.round(box.w / box.h / (drawing.box.w / drawing.box.h)))
  if (fits > 1 && !flies(lead)) items.push(...cluster(stage, [{ ...lead, count: fits }], box, field, { flat: true }))
  else items.push(putInto(stage, lead, drawing, box, field))
  return items
}
