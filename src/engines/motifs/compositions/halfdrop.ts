import { overlaps } from '../backgrounds/cuts.ts'
import { base } from '../backgrounds/grounds.ts'
import { beyond } from '../color/contrast.ts'
import { circle, polygon, rect } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { company, meanAspect } from './company.ts'
import { fit, inTrim, put, toEdges, type Stage } from '../stage.ts'

/** A strict repeat in half drop, dense as on wrapping paper; every other one on a separate field. */
export function halfdrop(stage: Stage): Item[] {
  const { calm, random, colors, actors } = stage
  const items: Item[] = [base(stage, colors.ground)]
  const players = company(
    stage,
    actors.map((actor) => ({ ...actor, count: null })),
    Math.max(2, actors.length),
  )
  // Whole steps between the edges: things end whole there or are cut in half, by turns.
  const field = inTrim(stage)
  // The cells are as tall or wide as the things.
  const shape = random.pick([0.86, 1]) / Math.min(1.35, Math.max(0.68, meanAspect(stage)))
  const layout = (wished: number) => {
    const columns = Math.max(2, Math.round(field.w / wished))
    return [columns, Math.max(1, Math.round(field.h / ((field.w / columns) * shape)))] as const
  }
  let wished = Math.min(field.w, field.h) / random.pick(calm === null ? [1.5, 2.2, 3.2] : [2.2, 2.8, 3.4])
  // Fine enough that every thing shows whole.
  while (Math.ceil(layout(wished)[0] / 2) * layout(wished)[1] < Math.max(4, actors.length)) wished *= 0.85
  const [columns, rows] = layout(wished)
  const [step, rise] = [field.w / columns, field.h / rows]
  const kind = random.pick(['plain', 'disc', 'rhomb', 'stripe', 'plain'] as const)
  const color = kind === 'rhomb' ? colors.second : beyond(colors, colors.ground, random.int(0, 2))
  const left = field.x + step / 2
  const cells = toEdges(stage, 1)
  if (kind === 'stripe')
    for (let column = 0; column < columns; column += 2)
      items.push(area(rect(left + (column - 0.5) * step, cells.y, step, cells.h), color))
  const figures: Item[] = []
  const turns = [0, 1]
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row <= rows; row += 1) {
      const odd = column % 2 === 1
      const cx = left + column * step
      const cy = field.y + (row + (odd ? 0 : 0.5)) * rise
      if (!odd && row === rows) continue
      const cell = { x: cx - step / 2, y: cy - rise / 2, w: step, h: rise }
      if (calm !== null && overlaps(cell, calm)) continue
      // Whole and half columns each go through the cast.
      const turn = turns[column % 2] ?? 0
      turns[column % 2] = turn + 1
      const one = players[turn % players.length]
      if (one === undefined) continue
      const backed = (kind === 'disc' && odd) || (kind === 'stripe' && !odd)
      const behind = backed ? color : colors.ground
      if (kind === 'disc' && odd) items.push(area(circle(cx, cy, Math.min(step, rise) * 0.5), color))
      if (kind === 'rhomb')
        items.push(
          area(polygon([cx, cy - rise / 2, cx + step * 0.5, cy, cx, cy + rise / 2, cx - step * 0.5, cy]), color),
        )
      const part = backed && kind === 'disc' ? 0.8 : 0.86
      const least = Math.min(step, rise)
      const room = kind === 'disc' ? { w: least * part, h: least * part } : { w: step * part, h: rise * part }
      const degrees = one.actor.subject.pose === 'lies' ? (odd ? 28 : -28) : 0
      const scale = fit(one.drawing, room, degrees)
      figures.push(put(stage, one.actor, one.drawing, { cx, cy, scale, degrees, mirrored: odd }, behind))
    }
  return [...items, ...figures]
}
