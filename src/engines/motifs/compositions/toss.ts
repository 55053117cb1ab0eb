import { base, quiet } from '../backgrounds/grounds.ts'
import { beyond } from '../color/contrast.ts'
import { circle, leaf, ring, star } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { company } from './company.ts'
import { decided, fit, grow, put, type Stage } from '../stage.ts'

interface Disc {
  x: number
  y: number
  r: number
}

/** Strewn closely in two sizes, cut by the edges on purpose, small fillers in the gaps. */
export function toss(stage: Stage): Item[] {
  const { open, sheet, random, colors, actors } = stage
  const items: Item[] = stage.pattern === null ? [base(stage, colors.ground)] : quiet(stage, 0, 0)
  const short = Math.min(sheet.w, sheet.h, open.w * 1.2, open.h * 1.2)
  const players = company(
    stage,
    actors.map((actor) => ({ ...actor, count: null })),
    actors.length * 2,
  )
  // Small enough that every thing shows whole somewhere.
  let big = short * random.pick([0.2, 0.26, 0.34])
  let discs = strewn(stage, big)
  while (big > short * 0.08 && discs.filter((disc) => isWhole(stage, disc)).length < actors.length * 2) {
    big *= 0.86
    discs = strewn(stage, big)
  }
  const field = grow(open, big * 0.4)
  discs.sort((a, b) => Number(isWhole(stage, b)) - Number(isWhole(stage, a)))
  for (const [i, { x, y, r }] of discs.entries()) {
    const one = players[i % players.length]
    if (one === undefined) continue
    const degrees = one.actor.subject.pose === 'lies' ? random.between(-180, 180) : random.between(-16, 16)
    // Long things reach past their circle.
    const { w, h } = one.drawing.box
    const edge = r * Math.min(1.76, 1.45 + Math.abs(Math.log(w / h)) * 0.4)
    const scale = fit(one.drawing, { w: edge, h: edge })
    items.push(
      put(stage, one.actor, one.drawing, { cx: x, cy: y, scale, degrees, mirrored: random.chance(0.5) }, colors.ground),
    )
  }
  const kind = random.pick(['dot', 'ring', 'star', 'leaf'] as const)
  const filler = [beyond(colors, colors.ground, 1), beyond(colors, colors.ground, 0)]
  const small = Math.max(0.5, big * 0.1)
  for (let i = 0, made = 0; i < 1200 && made < 90; i += 1) {
    const x = field.x + random.next() * field.w
    const y = field.y + random.next() * field.h
    if (!discs.every((other) => Math.hypot(other.x - x, other.y - y) > other.r * 0.92 + small * 1.6)) continue
    discs.push({ x, y, r: small * 2.2 })
    made += 1
    const color = filler[made % 2] ?? colors.second
    const tip = random.between(0, 6.3)
    const path =
      kind === 'star'
        ? star(x, y, small * 1.5, 4, 0.35)
        : kind === 'leaf'
          ? leaf(
              x - Math.cos(tip) * small * 1.8,
              y - Math.sin(tip) * small * 1.8,
              x + Math.cos(tip) * small * 1.8,
              y + Math.sin(tip) * small * 1.8,
              0.5,
            )
          : kind === 'ring'
            ? ring(x, y, small * 1.1, small * 0.6)
            : circle(x, y, small * 0.8)
    items.push(area(path, color, { evenOdd: kind === 'ring' }))
  }
  return items
}

/** Discs of two sizes that keep clear of each other, as many as find room. */
function strewn(stage: Stage, big: number): Disc[] {
  const { open, random } = stage
  const discs: Disc[] = []
  const field = grow(open, big * 0.4)
  for (const [r, tries] of [
    [big, 500],
    [big * 0.62, 900],
  ] as const)
    for (let i = 0; i < tries && discs.length < 160; i += 1) {
      const x = field.x + random.next() * field.w
      const y = field.y + random.next() * field.h
      const apart = discs.every((other) => Math.hypot(other.x - x, other.y - y) > (other.r + r) * 0.93)
      if (apart && decided(stage, x, y, r * 0.9)) discs.push({ x, y, r })
    }
  return discs
}

function isWhole({ sheet, trim }: Stage, { x, y, r }: Disc): boolean {
  return Math.min(x, y, sheet.w - x, sheet.h - y) - trim > r
}
