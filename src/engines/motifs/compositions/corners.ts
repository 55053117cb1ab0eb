import type { Freiraum } from '#src/contract/bildgenerierung.ts'
import { base, blob, quiet } from '../backgrounds/grounds.ts'
import { beyond } from '../color/contrast.ts'
import { leaf } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { company, isPlant } from './company.ts'
import { fit, put, type Stage } from '../stage.ts'

/** Two corners of the sheet as parts of width and height, none of them in the calm part. */
const CORNERS: Record<Freiraum, readonly [Pair, ...Pair[]]> = {
  ohne: [
    [0, 0, 1, 1],
    [1, 0, 0, 1],
  ],
  oben: [[0, 1, 1, 1]],
  unten: [[0, 0, 1, 0]],
  links: [[1, 0, 1, 1]],
  rechts: [[0, 0, 0, 1]],
}
type Pair = readonly [number, number, number, number]

/** Bunches that grow out of two opposite corners, large ones at the root; the middle stays calm. */
export function corners(stage: Stage): Item[] {
  const { open, random, colors, actors } = stage
  const items = stage.pattern === null ? [base(stage, colors.ground)] : quiet(stage, 0, 0)
  const short = Math.min(open.w, open.h)
  const at = random.pick(CORNERS[stage.freiraum])
  const long = Math.min(open.w, open.h * 1.5)
  const tint = beyond(colors, colors.ground, 0)
  const twig = colors.ink('green')
  for (const i of [0, 1]) {
    const [u = 0, v = 0] = at.slice(i * 2)
    const [ox, oy] = [open.x + u * open.w, open.y + v * open.h]
    const [sx, sy] = [u === 0 ? 1 : -1, v === 0 ? 1 : -1]
    const grown = i === 1 ? 1.25 : random.between(0.95, 1.1)
    items.push(area(blob(stage, ox, oy, long * 0.5 * grown, short * 0.52 * grown), tint))
    const reach = (angle: number, r: number) =>
      [ox + sx * Math.cos(angle) * r * Math.min(1.35, long / short), oy + sy * Math.sin(angle) * r] as const
    for (let k = 0; k < 7; k += 1) {
      const angle = ((k + 0.5) / 7) * (Math.PI / 2)
      const [tx, ty] = reach(angle, short * (0.58 + 0.08 * (k % 2)) * grown)
      const [fx, fy] = reach(angle, short * 0.2)
      items.push(area(leaf(fx, fy, tx, ty, 0.34), twig))
    }
    const free = actors.map((actor) => ({ ...actor, count: null }))
    const players = company(stage, free, Math.max(6, actors.length * 2))
    // Outer ring first, the large ones in the corner lie on top.
    const rings = [
      { r: 0.5, n: 4, size: 0.2 },
      { r: 0.34, n: 3, size: 0.3 },
      { r: 0.1, n: 1, size: 0.46 },
    ]
    let next = i
    for (const { r, n, size } of rings)
      for (let k = 0; k < n; k += 1) {
        const angle = ((k + 0.5) / n) * (Math.PI / 2)
        const one = players[next % players.length]
        next += 1
        if (one === undefined) continue
        const [cx, cy] = reach(angle, short * r * grown)
        const free = one.actor.subject.pose === 'lies' || isPlant(one.actor)
        const outward = (Math.atan2(sy * Math.sin(angle), sx * Math.cos(angle)) * 180) / Math.PI + 90
        const edge = short * size * grown
        const degrees = free ? outward : 0
        const scale = fit(one.drawing, { w: edge, h: edge })
        items.push(
          put(
            stage,
            one.actor,
            one.drawing,
            { cx, cy, scale, degrees, mirrored: sx < 0, halo: true },
            n === 4 ? colors.ground : tint,
          ),
        )
      }
  }
  return items
}
