import { quiet } from '../backgrounds/grounds.ts'
import { difference } from '../color/lab.ts'
import { circle } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { player, type Player } from './company.ts'
import { fit, put, type Stage } from '../stage.ts'

/** Things so large that they run off the sheet; what stands loses its feet, never its head. */
export function crop(stage: Stage): Item[] {
  const { open, random, colors, actors } = stage
  const [lead] = actors
  const one = player(lead, random)
  const { box } = one.drawing
  const narrow = lead.count === null && box.w / box.h < (open.w / open.h) * 0.62
  const items = quiet(stage, open.x + open.w / 2, open.y + open.h * 0.6, 0.6)
  const figures = narrow ? giants(stage, one) : giant(stage, one)
  if (random.chance(0.5)) {
    const r = Math.min(open.w, open.h) * random.between(0.34, 0.46)
    const x = open.x + open.w * random.pick([0.3, 0.5, 0.7])
    // It is seen beside the thing.
    const main = colors.ink(lead.main)
    const color =
      [...colors.props, colors.light].find(
        (other) => difference(other, main) > 26 && difference(other, colors.ground) > 12,
      ) ?? colors.second
    items.push(area(circle(x, open.y + r * 1.15, r), color, { raised: true, behind: colors.ground }))
  }
  return [...items, ...figures]
}

/** One, wider than the sheet or nearly so. */
function giant(stage: Stage, { actor, drawing }: Player): Item[] {
  const { open, work, random, colors } = stage
  const { pose } = actor.subject
  const degrees = pose === 'lies' ? random.between(-28, 28) : 0
  const scale = Math.max(
    fit(drawing, { w: open.w * 1.2, h: open.h * 1.28 }, degrees),
    fit(drawing, open, degrees) * 1.12,
  )
  const [w, h] = turned(drawing, scale, degrees)
  const { freiraum } = stage
  // It runs off the sheet, never into the calm part.
  const side = freiraum === 'links' ? 1 : freiraum === 'rechts' ? -1 : random.pick([-1, 1])
  const aside = freiraum === 'links' || freiraum === 'rechts'
  const over = { x: Math.max(0, w - open.w * 0.94), y: Math.max(h * 0.14, h - open.h * 0.92) }
  const near = aside ? work.x + (side > 0 ? w / 2 : work.w - w / 2) : null
  const cx = near ?? open.x + open.w / 2 + side * (over.x / 2 + (w < open.w * 0.8 ? open.w * 0.1 : 0))
  const down = freiraum === 'oben' || (freiraum !== 'unten' && (pose === 'stands' || random.chance(0.6)))
  const low =
    freiraum === 'oben' ? Math.max(work.y + h / 2, open.y + open.h + over.y - h / 2) : open.y + open.h + over.y - h / 2
  const high =
    freiraum === 'unten' ? Math.min(work.y + work.h - h / 2, open.y - over.y + h / 2) : open.y - over.y + h / 2
  const cy = down ? low : high
  return [put(stage, actor, drawing, { cx, cy, scale, degrees, mirrored: random.chance(0.5) }, colors.ground)]
}

/** Width and height of a drawing that lies at an angle. */
function turned({ box }: Player['drawing'], scale: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return [(box.w * c + box.h * s) * scale, (box.w * s + box.h * c) * scale]
}

/** Several narrow ones side by side, at two heights. */
function giants(stage: Stage, lead: Player): Item[] {
  const { open, work, random, colors, actors } = stage
  const high = open.h * random.between(1.1, 1.25)
  const wide = lead.drawing.box.w * (high / lead.drawing.box.h)
  const n = Math.max(2, Math.min(7, Math.floor(work.w / (wide * 0.98))))
  const slot = work.w / n
  return Array.from({ length: n }, (_, i) => {
    const { actor, drawing } = i === 0 ? lead : player(actors[i % actors.length] ?? lead.actor, random)
    const size = high * (i % 2 === 0 ? 1 : 0.84)
    const scale = fit(drawing, { w: slot * 0.98, h: size })
    const h = drawing.box.h * scale
    const top = Math.max(work.y + work.h * (i % 2 === 0 ? 0.02 : 0.16), open.y + open.h + h * 0.16 - h)
    const place = { cx: work.x + slot * (i + 0.5), cy: top + h / 2, scale, mirrored: i % 2 === 1, halo: i > 0 }
    return put(stage, actor, drawing, place, colors.ground)
  })
}
