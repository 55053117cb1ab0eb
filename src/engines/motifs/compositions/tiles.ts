import { base } from '../backgrounds/grounds.ts'
import { lightness } from '../color/lab.ts'
import { APART } from '../color/choose.ts'
import { bauhausTile } from '../patterns/bauhaus.ts'
import { rect } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { company } from './company.ts'
import { clearOf, grow, putInto, tilt, type Stage } from '../stage.ts'

/** A grid of fields in changing colours, things and pieces of circles by turns; one field may be four in size. */
export function tiles(stage: Stage): Item[] {
  const { open, random, colors, actors, stil } = stage
  const items: Item[] = [base(stage, colors.ground)]
  const short = Math.min(open.w, open.h)
  let across = short < 40 ? 1 : random.int(2, 3)
  const layout = () =>
    [Math.max(1, Math.round((open.h / short) * across)), Math.max(1, Math.round((open.w / short) * across))] as const
  // Three of them may go into the large field.
  while (layout()[0] * layout()[1] - 3 < actors.length && layout()[0] * layout()[1] !== actors.length) across += 1
  const [rows, columns] = layout()
  const [w, h] = [open.w / columns, open.h / rows]
  const fields = [colors.ground, ...colors.props, ...colors.colors.slice(0, stil === 'linie' ? 0 : 4)]
  const free = actors.map((actor) => ({ ...actor, count: null }))
  const players = company(stage, free, Math.max(columns * rows, actors.length))
  const rest = stil === 'geometrisch' ? 0.45 : actors.length > 2 ? 0.15 : 0.28
  const large =
    rows > 1 && columns > 1 && rows * columns - 3 >= actors.length && rows * columns > 5 && random.chance(0.65)
  const at = large ? [random.int(0, columns - 2), random.int(0, rows - 2)] : [-9, -9]
  const [bigX = -9, bigY = -9] = at
  const used: number[][] = []
  let next = 0
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const inBig = column >= bigX && column <= bigX + 1 && row >= bigY && row <= bigY + 1
      const first = column === bigX && row === bigY
      if (inBig && !first) continue
      const size = first ? 2 : 1
      const box = { x: open.x + column * w, y: open.y + row * h, w: w * size, h: h * size }
      const filler = !first && columns * rows > 3 && next >= actors.length && random.chance(rest)
      if (filler) {
        items.push(...bauhausTile(box, fields.slice(0, 6), random))
        continue
      }
      const one = players[next % players.length]
      next += 1
      if (one === undefined) continue
      const main = lightness(colors.ink(one.actor.main))
      const near = [used[row]?.[column - 1], used[row - 1]?.[column]]
      const ranked = fields
        .map((color, i) => ({
          color,
          i,
          worth:
            Math.min(APART, Math.abs(lightness(color) - main)) - (near.includes(i) ? 30 : 0) + random.between(0, 10),
        }))
        .sort((a, b) => b.worth - a.worth)
      const chosen = ranked[0] ?? { color: colors.ground, i: 0 }
      ;(used[row] ??= [])[column] = chosen.i
      items.push(area(rect(box.x - 0.05, box.y - 0.05, box.w + 0.1, box.h + 0.1), chosen.color))
      const inner = clearOf(stage, grow(box, -Math.min(box.w, box.h) * 0.09))
      items.push(
        putInto(stage, one.actor, one.drawing, inner, chosen.color, {
          degrees: tilt(one.actor, random, 20),
          mirrored: random.chance(0.5),
        }),
      )
    }
  return items
}
