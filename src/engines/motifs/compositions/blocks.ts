import { base } from '../backgrounds/grounds.ts'
import { lightness } from '../color/lab.ts'
import { bauhausTile } from '../patterns/bauhaus.ts'
import { rect } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { company } from './company.ts'
import { clearOf, grow, putInto, type Stage } from '../stage.ts'

/** A grid of quarter circles, stripes and half circles around large fields in which the things stand. */
export function blocks(stage: Stage): Item[] {
  const { open, random, colors, actors } = stage
  const short = Math.min(open.w, open.h)
  // A grid fine enough that every thing finds its field.
  let n = short < 45 ? 1 : random.int(3, 4)
  const layout = () => {
    const rows = Math.max(n, Math.round((open.h / short) * n))
    const columns = Math.max(n, Math.round((open.w / short) * n))
    const size = n === 1 ? 1 : actors.length === 1 ? n - 1 : 2
    return {
      rows,
      columns,
      size,
      wide: Math.max(1, Math.floor(columns / size)),
      tall: Math.max(1, Math.floor(rows / size)),
    }
  }
  while (layout().wide * layout().tall < actors.length) n += 1
  const { rows, columns, size, wide, tall } = layout()
  const [w, h] = [open.w / columns, open.h / rows]
  const inks = [colors.ground, ...colors.colors, ...colors.props.slice(0, 1)]
  const items: Item[] = [base(stage, colors.ground)]
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      items.push(...bauhausTile({ x: open.x + column * w, y: open.y + row * h, w, h }, inks, random))
  const slots = random.shuffle(Array.from({ length: wide * tall }, (_, i) => i))
  const many = Math.min(slots.length, Math.max(actors.length, Math.round(slots.length * 0.4)))
  const [offX, offY] = [random.int(0, columns - wide * size), random.int(0, rows - tall * size)]
  const players = company(
    stage,
    actors.map((actor) => ({ ...actor, count: null })),
    many,
  )
  for (const [i, slot] of slots.slice(0, many).entries()) {
    const one = players[i]
    if (one === undefined) continue
    const x = open.x + (offX + (slot % wide) * size) * w
    const y = open.y + (offY + Math.floor(slot / wide) * size) * h
    const box = { x, y, w: w * size, h: h * size }
    const main = lightness(colors.ink(one.actor.main))
    const clear = [colors.ground, colors.light, ...colors.props].filter(
      (color) => Math.abs(lightness(color) - main) > 22,
    )
    const field = clear[random.int(0, Math.max(0, clear.length - 1))] ?? colors.light
    items.push(area(rect(x, y, box.w, box.h), field))
    items.push(
      putInto(stage, one.actor, one.drawing, clearOf(stage, grow(box, -Math.min(box.w, box.h) * 0.07)), field, {
        mirrored: random.chance(0.5),
      }),
    )
  }
  return items
}
