import { base } from '../backgrounds/grounds.ts'
import { lightness } from '../color/lab.ts'
import { circle, rect } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { company } from './company.ts'
import { clearOf, fit, inTrim, put, toEdges, type Stage } from '../stage.ts'

/** Bands of two colours, a row of large things and one of small ones by turns, each row moved by half a step. */
export function rows(stage: Stage): Item[] {
  const { open, sheet, random, colors, actors } = stage
  const across = toEdges(stage, 1)
  const aside = open.w < sheet.w - 0.01
  const { x: left, w: wide } = inTrim(stage)
  const right = left + wide
  const items: Item[] = [base(stage, colors.ground)]
  const flat = open.w / open.h > 3
  const heights = flat
    ? [1]
    : random.pick([
        [1, 0.55],
        [0.5, 1, 0.5],
        [1, 0.4, 1],
        [1, 0.5, 0.8, 0.5],
      ])
  const large = heights.filter((part) => part > 0.6).length
  // On a narrow sheet two things a row.
  const wanted = open.w / open.h < 1.3 ? Math.ceil(actors.length / 2 / large) : 1
  const pairs = Math.max(wanted, Math.round(open.h / open.w), 1)
  const bands = Array.from({ length: pairs }, () => heights).flat()
  const total = bands.reduce((sum, part) => sum + part, 0)
  const tints = random.shuffle(colors.props)
  // Beside a calm part every band is seen as one.
  const fields = aside ? tints.slice(0, 3) : [colors.ground, ...tints.slice(0, 2)]
  const players = company(
    stage,
    actors.map((actor) => ({ ...actor, count: null })),
    Math.max(bands.length, actors.length),
  )
  const share = Math.ceil(actors.length / bands.filter((part) => part > 0.6).length)
  let y = open.y
  let next = 0
  for (const [i, part] of bands.entries()) {
    const h = (open.h * part) / total
    const field = fields[i % fields.length] ?? colors.ground
    items.push(area(rect(across.x, y - 0.05, across.w, h + 0.1), field))
    const big = part > 0.6
    // The rows of large things share out what she named.
    const cast = Array.from({ length: big ? share : 1 }, (_, k) => players[(next + k) % players.length]).filter(
      (one) => one !== undefined,
    )
    next = (next + (big ? share : 0)) % players.length
    const seen = clearOf(stage, { x: open.x, y, w: open.w, h })
    const full = Math.min(h * (big ? 0.86 : 0.74), seen.h * 0.92)
    const long = cast.reduce((sum, { drawing }) => sum + Math.min(1.8, drawing.box.w / drawing.box.h) * 1.3, 0)
    // All of them show at least once.
    const edge = Math.min(full, open.w / long)
    const widths = cast.map(({ drawing }) => Math.min(edge * 1.8, (drawing.box.w * edge) / drawing.box.h))
    const mean = widths.reduce((sum, w) => sum + w, 0) / widths.length
    // A whole number of steps between the edges: things end whole there or are cut in half, by turns.
    const count = Math.max(cast.length, Math.round((right - left) / (mean * 1.16 + edge * 0.1) - 0.25))
    const step = (right - left) / count
    const cut = i % 2 === 1 && count > cast.length
    const overCalm = (cx: number) =>
      (open.x > 0 && cx < left + step * 0.4) || (open.x + open.w < sheet.w - 0.01 && cx > right - step * 0.4)
    for (let k = 0; k <= (cut ? count : count - 1); k += 1) {
      const one = cast[k % cast.length]
      if (one === undefined) continue
      const scale = fit(one.drawing, { w: mean * 1.12, h: edge })
      const high = one.drawing.box.h * scale
      const cx = left + (k + (cut ? 0 : 0.5)) * step
      if (overCalm(cx)) continue
      const cy = seen.y + seen.h / 2 + (one.actor.subject.pose === 'stands' ? (edge - high) / 2 : 0)
      items.push(put(stage, one.actor, one.drawing, { cx, cy, scale, mirrored: k % 2 === 1 }, field))
      const dot = fields.find((color) => Math.abs(lightness(color) - lightness(field)) > 8)
      if (!big && dot !== undefined && step - mean > edge * 0.24 && cx + step * 0.75 < right)
        items.push(area(circle(cx + step / 2, seen.y + seen.h / 2, Math.max(0.4, edge * 0.05)), dot))
    }
    y += h
  }
  return items
}
