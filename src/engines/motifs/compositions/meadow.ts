import { quiet } from '../backgrounds/grounds.ts'
import { beyond } from '../color/contrast.ts'
import { circle } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { company, type Player } from './company.ts'
import { put, type Stage } from '../stage.ts'

/** A dense bed that grows out of the lower edge: tall ones behind, low ones in front, their feet below the sheet. */
export function meadow(stage: Stage): Item[] {
  const { open, work, random, colors, actors } = stage
  const cx = work.x + work.w * random.pick([0.25, 0.5, 0.75])
  const items = quiet(stage, cx, work.y + work.h * 0.4, 0.5)
  const sun = Math.min(work.w, work.h) * random.between(0.2, 0.3)
  if (random.chance(0.6))
    items.push(
      area(circle(cx, work.y + sun, sun), beyond(colors, colors.ground), { raised: true, behind: colors.ground }),
    )
  const bottom = stage.freiraum === 'unten' ? open.y + open.h : open.y + open.h + work.h * 0.05
  const free = actors.map((actor) => ({ ...actor, count: null }))
  for (const [part, step] of [
    [0.92, 0.82],
    [0.68, 0.76],
    [0.42, 0.8],
  ] as const) {
    const high = work.h * part
    const players: Player[] = company({ ...stage, random: random.fork(String(part)) }, random.shuffle(free), 12)
    let x = open.x - random.between(0, 0.3) * high
    for (let i = 0; i < 40 && x < open.x + open.w; i += 1) {
      const one = players[i % players.length]
      if (one === undefined) continue
      const { box } = one.drawing
      const scale = (high * random.between(0.82, 1)) / box.h
      const w = box.w * scale
      const right = x + w
      const inside =
        stage.freiraum === 'ohne' ||
        stage.freiraum === 'oben' ||
        stage.freiraum === 'unten' ||
        (x >= open.x && right <= open.x + open.w)
      if (inside) {
        const place = {
          cx: x + w / 2,
          cy: bottom - (box.h * scale) / 2,
          scale,
          mirrored: random.chance(0.5),
          halo: true,
        }
        items.push(put(stage, one.actor, one.drawing, place, colors.ground))
      }
      x += w * step * random.between(0.95, 1.15)
    }
  }
  return items
}
