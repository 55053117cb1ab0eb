import { quiet } from '../backgrounds/grounds.ts'
import { beyond } from '../color/contrast.ts'
import { deeper } from '../color/lab.ts'
import { rect } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { cluster, flies } from './company.ts'
import { toEdges, type Actor, type Stage } from '../stage.ts'

/** Boards one above the other, a row of things on each: what a tall sheet is made for. */
export function shelves(stage: Stage): Item[] {
  const { work, random, colors, actors } = stage
  const { x, w } = toEdges(stage, 1)
  const items = quiet(stage, work.x + work.w / 2, work.y + work.h / 2, 0.35)
  const copies = actors.flatMap((actor) =>
    Array.from({ length: actor.count ?? 1 }, (): Actor => ({ ...actor, count: 1 })),
  )
  const ratio = work.h / work.w
  const counted = actors.every(({ count }) => count !== null)
  const wanted = Math.max(2, Math.round(ratio * random.between(1.4, 2.2)))
  const most = Math.min(5, counted ? Math.min(wanted, copies.length) : wanted)
  // No board stays empty.
  const boards = counted ? Math.ceil(copies.length / Math.ceil(copies.length / most)) : most
  const high = work.h / boards
  const thick = Math.max(0.8, high * 0.07)
  const board = beyond(colors, colors.ground, random.int(0, 1))
  const wall = random.chance(0.5)
  for (let i = 0; i < boards; i += 1) {
    const line = work.y + high * (i + 1) - thick
    if (wall && i % 2 === 0) items.push(area(rect(x, line - high + thick, w, high), colors.second))
    const per = Math.ceil(copies.length / boards)
    const mine = counted
      ? copies.slice(i * per, (i + 1) * per)
      : actors.filter((_, k) => (actors.length > boards ? k % boards === i : k === i % actors.length))
    const box = { x: work.x, y: line - high * 0.86, w: work.w, h: high * 0.86 }
    items.push(area(rect(x, line, w, thick), board, { raised: true, behind: colors.ground }))
    items.push(area(rect(x, line + thick * 0.62, w, thick * 0.38), deeper(board)))
    if (mine.length > 0) items.push(...cluster(stage, mine, box, colors.ground, { flat: true }))
  }
  return items
}

/** Nothing that hangs in the air, no houses and no horses. */
export function shelvable({ actors }: Stage): boolean {
  return !actors.some((actor) => flies(actor) || (actor.subject.size ?? 1) > 1.5)
}
