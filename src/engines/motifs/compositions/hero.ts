import { blob, quiet } from '../backgrounds/grounds.ts'
import { beyond } from '../color/contrast.ts'
import { circle, rect } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { isPlant, player } from './company.ts'
import { fit, put, tilt, type Stage } from '../stage.ts'

/** One large subject before a sun, an arch or a stone shape; on a wide sheet smaller ones stand behind its shoulders. */
export function hero(stage: Stage): Item[] {
  const { work, open, sheet, random, colors, actors } = stage
  const [lead] = actors
  const one = player(lead, random)
  // A tall plant lies down on a banner.
  const lying = isPlant(lead) && work.w > work.h * 2.4 && one.drawing.box.h > one.drawing.box.w * 1.3
  const degrees = lying ? random.pick([-76, 76]) : tilt(lead, random, work.h > work.w * 1.4 ? 7 : 22)
  const wide = work.w > work.h * 1.45
  const alone = actors.length === 1 && lead.count !== null
  const cx = work.x + work.w / 2 + (wide && alone ? random.pick([-0.16, 0, 0.16]) * work.w : 0)
  const whole = fit(one.drawing, { w: work.w * 0.94, h: work.h * (lying ? 1 : 0.94) }, degrees)
  // One tall thing on a banner comes nearer: its foot is below the sheet.
  const near =
    alone &&
    work.w > work.h * 3 &&
    stage.freiraum !== 'unten' &&
    lead.subject.pose === 'stands' &&
    one.drawing.box.w * whole < work.w * 0.3
  const scale = whole * (near ? 1.55 : 1)
  const [w, h] = [one.drawing.box.w * scale, one.drawing.box.h * scale]
  const cy = work.y + (near ? h / 2 : work.h / 2)
  const items = quiet(stage, cx, cy, 0.6)
  const color = beyond(colors, colors.ground, random.int(0, 1))
  // Beside a calm part the field behind keeps clear of it.
  const room = stage.calm === null ? open : { w: Math.min(open.w, work.w * 1.06), h: Math.min(open.h, work.h * 1.06) }
  const r = Math.min(Math.max(w, h) * 0.46, room.w * 0.47, Math.min(room.h, work.h * 1.1) * 0.47)
  const kind = random.pick(['sun', 'sun', 'blob', 'arch', 'none'] as const)
  const raised = { raised: true, behind: colors.ground }
  if (kind === 'sun') items.push(area(circle(cx, cy, r), color, raised))
  if (kind === 'blob') items.push(area(blob(stage, cx, cy, Math.min(r * 1.25, work.w * 0.48), r), color, raised))
  if (kind === 'arch') {
    const bottom = stage.freiraum === 'unten' ? work.y + work.h : sheet.h + 1
    const top = cy - Math.min(h * 0.5, work.h * 0.48)
    items.push(area(rect(cx - r, top, r * 2, bottom - top, [r, r, 0, 0]), color, raised))
  }
  const behind = kind === 'none' ? colors.ground : color
  if (wide && !alone) items.push(...shoulders(stage, cx, w))
  const halo = wide && !alone
  items.push(put(stage, lead, one.drawing, { cx, cy, scale, degrees, mirrored: random.chance(0.5), halo }, behind))
  return items
}

/** Smaller ones left and right, reaching under the large one. */
function shoulders(stage: Stage, cx: number, w: number): Item[] {
  const { work, random, actors, colors } = stage
  const [lead, ...others] = actors
  const rest = others.length > 0 ? others : [lead]
  const foot = work.y + work.h * 0.97
  return [-1, 1].flatMap((side) => {
    const items: Item[] = []
    let edge = cx + (side * w) / 2 - side * w * 0.08
    for (let i = 0; i < 3; i += 1) {
      const actor = rest[(i + (side > 0 ? 1 : 0)) % rest.length] ?? lead
      const one = player(actor, random)
      const room = side > 0 ? work.x + work.w - edge : edge - work.x
      const size = work.h * (0.62 - i * 0.12) * Math.min(1.15, Math.max(0.8, one.size))
      const scale = fit(one.drawing, { w: size, h: size })
      const wide = one.drawing.box.w * scale
      if (wide > room) break
      const place = {
        cx: edge + (side * wide) / 2,
        cy: foot - (one.drawing.box.h * scale) / 2,
        scale,
        mirrored: side > 0,
        halo: true,
      }
      items.unshift(put(stage, actor, one.drawing, place, colors.ground))
      edge += side * wide * 0.9
    }
    return items
  })
}
