import { quiet } from '../backgrounds/grounds.ts'
import { lightness } from '../color/lab.ts'
import { circle, ring } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { company } from './company.ts'
import { decided, fit, put, type Stage } from '../stage.ts'

/** Round fields of several sizes packed over the sheet, like plates from above, a thing in each. */
export function medallions(stage: Stage): Item[] {
  const { open, work, random, colors, actors } = stage
  const items = quiet(stage, open.x + open.w / 2, open.y + open.h / 2, 0.3)
  const short = Math.min(open.w, open.h)
  const discs: { x: number; y: number; r: number }[] = []
  const counted = actors.every(({ count }) => count !== null)
  const wanted = counted ? actors.reduce((sum, { count }) => sum + (count ?? 1), 0) : actors.length
  const add = (r: number, reach: number) => {
    const x = open.x + reach + random.next() * Math.max(0, open.w - reach * 2)
    const y = open.y + reach + random.next() * Math.max(0, open.h - reach * 2)
    if (decided(stage, x, y, r) && discs.every((other) => Math.hypot(other.x - x, other.y - y) > other.r + r * 1.08))
      discs.push({ x, y, r })
  }
  // As many whole ones as she counted, or as there are things: the largest that find room.
  for (let part = 0.46; discs.length < wanted && part > 0.1; part *= 0.93) {
    discs.length = 0
    for (let i = 0; i < 400 && discs.length < wanted; i += 1) {
      const r = short * part * (discs.length % 2 === 0 ? 1 : 0.86)
      add(r, r + (open.x < work.x ? work.x - open.x : 0))
    }
  }
  for (const part of counted ? [0.08, 0.05] : [0.46, 0.36, 0.28, 0.22, 0.16, 0.12, 0.08, 0.05])
    for (let i = 0; i < 260 && discs.length < 60; i += 1) add(short * part, short * part * (part > 0.4 ? 0.9 : 0.55))
  const players = company(stage, actors, counted ? wanted : discs.length)
  const fields = [...colors.props, colors.light]
  const dots = [...colors.colors]
  let next = 0
  for (const [i, { x, y, r }] of discs.entries()) {
    const one = players[counted ? next : next % players.length]
    if (r < short * 0.1 || one === undefined) {
      items.push(area(circle(x, y, r), dots[i % dots.length] ?? colors.second))
      continue
    }
    next += 1
    const main = lightness(colors.ink(one.actor.main))
    const clear = fields.filter((color) => Math.abs(lightness(color) - main) > 18)
    const color = clear[i % Math.max(1, clear.length)] ?? colors.light
    items.push(area(circle(x, y, r), color, { raised: true, behind: colors.ground }))
    items.push(
      area(ring(x, y, r * 0.93, r * 0.9), dots[(i + 1) % dots.length] ?? color, {
        evenOdd: true,
      }),
    )
    const degrees = one.actor.subject.pose === 'lies' ? random.between(-30, 30) : 0
    const scale = fit(one.drawing, { w: r * 1.42, h: r * 1.42 }, degrees)
    items.push(
      put(stage, one.actor, one.drawing, { cx: x, cy: y, scale, degrees, mirrored: random.chance(0.5) }, color),
    )
  }
  return items
}
