import { PFAD } from '#src/engines/print/rules.ts'
import { difference, lightness } from '../color/lab.ts'
import type { Stage } from '../stage.ts'
import type { Box } from '../pen/path.ts'
import { circle, rect, smooth } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { cleared, crossing } from './cuts.ts'

type Room = Pick<Stage, 'calm' | 'sheet' | 'open' | 'trim' | 'freiraum' | 'random' | 'colors'>
type Edge = 'straight' | 'wave' | 'scallop' | 'bow'

/** How far an edge swings out, in parts of the calm field's short side. */
const SWING: Record<Edge, number> = { straight: 0.03, wave: 0.08, scallop: 0.092, bow: 0.115 }

/**
 * Keeps the calm part calm. Things that would be cut are left out, so that most pictures simply end there; where fields
 * run on, a panel with a drawn edge lies over them. `strict`: the edge is straight, as beside a pattern.
 */
export function calmed(stage: Room, items: Item[], strict: boolean): Item[] {
  const { calm, random } = stage
  if (calm === null) return cleared(items, null, stage)
  const fields = crossing(items, calm, stage)
  if (fields === 0) return cleared(items, calm, stage)
  const free: readonly [Edge, ...Edge[]] = fields > 2 ? ['straight', 'bow'] : ['straight', 'wave', 'scallop', 'bow']
  const edge: Edge = strict ? 'straight' : random.pick(free)
  const swing = SWING[edge] * Math.min(calm.w, calm.h)
  return [...cleared(items, grown(calm, swing, stage), stage), ...panel(stage, calm, edge)]
}

/** The calm part and what its edge takes of the rest. */
function grown({ x, y, w, h }: Box, by: number, { freiraum }: Room): Box {
  if (freiraum === 'links') return { x, y, w: w + by, h }
  if (freiraum === 'oben') return { x, y, w, h: h + by }
  return freiraum === 'rechts' ? { x: x - by, y, w: w + by, h } : { x, y: y - by, w, h: h + by }
}

/** The calm part as a separate field that lies over everything. */
function panel({ sheet, freiraum, colors }: Room, calm: Box, kind: Edge): Item[] {
  const upright = freiraum === 'links' || freiraum === 'rechts'
  const length = upright ? sheet.h : sheet.w
  const edge = freiraum === 'links' ? calm.w : freiraum === 'rechts' ? calm.x : freiraum === 'oben' ? calm.h : calm.y
  const outward = freiraum === 'links' || freiraum === 'oben' ? 1 : -1
  const base = { x: calm.x - 1, y: calm.y - 1, w: calm.w + 2, h: calm.h + 2 }
  if (freiraum === 'links') base.w -= 1
  if (freiraum === 'oben') base.h -= 1
  if (freiraum === 'rechts') base.x += 1
  if (freiraum === 'unten') base.y += 1
  const field = area(rect(base.x, base.y, base.w, base.h), colors.ground)
  const least = Math.min(calm.w, calm.h)
  const at = (along: number, out: number): [number, number] =>
    upright ? [edge + out * outward, along] : [along, edge + out * outward]
  if (kind === 'straight') {
    const clear = [...colors.props, ...colors.colors].find((color) => difference(color, colors.ground) > 20)
    const [x, y] = at(-1, 0)
    const thick = Math.max(0.6, least * 0.025)
    const [w, h] = upright ? [thick, length + 2] : [length + 2, thick]
    const from = outward > 0 ? [x, y] : upright ? [x - thick, y] : [x, y - thick]
    const color = clear ?? (lightness(colors.ground) > 50 ? colors.dark : colors.light)
    return [field, area(rect(from[0] ?? x, from[1] ?? y, w, h), color)]
  }
  const reach = least * 0.09
  if (kind === 'scallop') {
    const count = Math.max(4, Math.round(length / (reach * 2.4)))
    const r = length / count / 2
    return [
      field,
      ...Array.from({ length: count }, (_, i) =>
        area(circle(...at((i + 0.5) * r * 2, r * 0.06 - Math.max(0, r - reach)), r * 1.02), colors.ground),
      ),
    ]
  }
  const points: number[] = []
  const steps = kind === 'bow' ? 8 : Math.max(6, Math.round(length / (reach * 3)) * 2)
  for (let i = -1; i <= steps + 1; i += 1) {
    const t = i / steps
    const out =
      kind === 'bow'
        ? Math.sin(Math.PI * Math.min(1, Math.max(0, t))) * reach * 1.25
        : (i % 2 === 0 ? 0.05 : 0.8) * reach
    points.push(...at(t * length, Math.max(0.02 * reach, out)))
  }
  const close = [...at(length * (1 + 1 / steps), -reach), ...at(-length / steps, -reach)]
  const [a = 0, b = 0, c = 0, d = 0] = close
  return [field, area([...smooth(points, false), PFAD.line, a, b, PFAD.line, c, d, PFAD.close], colors.ground)]
}
