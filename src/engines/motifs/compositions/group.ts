import { base, quiet } from '../backgrounds/grounds.ts'
import { beyond } from '../color/contrast.ts'
import { deeper } from '../color/lab.ts'
import { circle, polygon, rect } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { cluster, flies } from './company.ts'
import { draw, fit, put, toEdges, type Actor, type Stage } from '../stage.ts'

/** A still life: things that overlap on a table before a sun, a window or a wall of two colours. */
export function group(stage: Stage): Item[] {
  const { work, open, sheet, random, colors } = stage
  const line = work.y + work.h * random.between(0.7, 0.8)
  const bottom = stage.freiraum === 'unten' ? open.y + open.h : sheet.h + 1
  const cx = work.x + work.w / 2
  const items = stage.pattern === null ? [base(stage, colors.ground)] : quiet(stage, cx, line)
  const raised = { raised: true, behind: colors.ground }
  const wall = beyond(colors, colors.ground, 0)
  const r = Math.min(work.w * 0.42, stage.calm === null ? (line - open.y) * 0.62 : (line - work.y) * 0.54)
  const kind = random.pick(['sun', 'window', 'arch', 'plain', 'rays'] as const)
  if (kind === 'sun') items.push(area(circle(cx, line - r * 0.8, r), wall, raised))
  if (kind === 'arch') items.push(area(rect(cx - r, line - r * 1.5, r * 2, r * 1.5 + 1, [r, r, 0, 0]), wall, raised))
  if (kind === 'window') items.push(...windowOf(cx, line - r * 1.56, r * 1.1, r * 1.36, wall, stage))
  if (kind === 'rays') items.splice(0, items.length, ...quiet(stage, cx, line, 0.9))
  const behind = kind === 'sun' || kind === 'arch' ? wall : colors.ground
  const { x, w } = toEdges(stage, 1)
  const table = beyond(colors, colors.ground, behind === wall ? 1 : random.int(0, 1))
  items.push(area(rect(x, line, w, bottom - line), table, raised))
  if (random.chance(0.5)) items.push(area(rect(x, line, w, Math.max(0.6, work.h * 0.022)), deeper(table)))
  const grounded = stage.actors.filter((actor) => !flies(actor))
  const flying = stage.actors.filter(flies)
  const foot = line + (bottom - line) * 0.5
  const high = flying.length > 0 && grounded.length > 0 ? 0.34 : 0
  const top = work.y + work.h * high
  items.push(
    ...above(stage, flying, {
      x: work.x,
      y: work.y,
      w: work.w,
      h: (foot - work.y) * (grounded.length > 0 ? 0.36 : 0.9),
    }),
  )
  if (grounded.length > 0)
    items.push(
      ...cluster(stage, grounded, { x: work.x, y: top, w: work.w, h: Math.min(foot, work.y + work.h) - top }, behind, {
        horizon: line,
      }),
    )
  return items
}

/** Balloons, suns, lamps: side by side in the air, by turns higher and lower. */
export function above(
  stage: Stage,
  actors: readonly Actor[],
  box: { x: number; y: number; w: number; h: number },
): Item[] {
  const copies = actors.flatMap((actor) => Array.from({ length: actor.count ?? 1 }, () => actor))
  const slot = box.w / Math.max(1, copies.length)
  return copies.map((actor, i) => {
    const drawing = draw(actor, stage.random)
    const scale = fit(drawing, { w: slot * 0.85, h: box.h * 0.92 })
    const h = drawing.box.h * scale
    const cy = actor.subject.pose === 'hangs' ? box.y + h / 2 : box.y + h / 2 + (box.h - h) * (i % 2)
    return put(stage, actor, drawing, { cx: box.x + slot * (i + 0.5), cy, scale }, stage.colors.ground)
  })
}

function windowOf(
  cx: number,
  y: number,
  w: number,
  h: number,
  color: Stage['colors']['ground'],
  { colors }: Stage,
): Item[] {
  const gap = Math.max(0.6, w * 0.035)
  const [left, mid] = [cx - w / 2, y + h * 0.5]
  const pane = { w: w / 2 - gap / 2, h: h / 2 - gap / 2 }
  return [
    area(rect(left, y, pane.w, pane.h), color),
    area(rect(cx + gap / 2, y, pane.w, pane.h), color),
    area(rect(left, mid + gap / 2, pane.w, pane.h), color),
    area(rect(cx + gap / 2, mid + gap / 2, pane.w, pane.h), color),
    area(
      polygon([left, y + pane.h, left + pane.w * 0.5, y, left + pane.w * 0.8, y, left, y + pane.h * 1.0]),
      colors.second,
    ),
  ]
}
