import type { Cmyk } from '../color/cmyk.ts'
import type { Stage } from '../stage.ts'
import { PATTERNS } from '../patterns/index.ts'
import { polygon, rect, smooth } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'

/** The base, a little over the edge of the sheet. */
export function base({ sheet }: Pick<Stage, 'sheet'>, color: Cmyk): Item {
  return area(rect(-1, -1, sheet.w + 2, sheet.h + 2), color)
}

/** Rays from a point over the whole sheet, hardly apart from the ground. */
function rays(stage: Stage, cx: number, cy: number, color: Cmyk): Item {
  const far = Math.hypot(stage.sheet.w, stage.sheet.h) * 1.2
  const count = stage.random.pick([12, 16, 20, 26])
  const start = stage.random.between(0, 1)
  const path = Array.from({ length: count }, (_, i) => {
    const [a, b] = [((i + start) * 2 * Math.PI) / count, ((i + start + 0.5) * 2 * Math.PI) / count]
    return polygon([
      cx,
      cy,
      cx + Math.cos(a) * far,
      cy + Math.sin(a) * far,
      cx + Math.cos(b) * far,
      cy + Math.sin(b) * far,
    ])
  })
  return area(path.flat(), color)
}

/** A soft stone shape around a middle. */
export function blob(
  { random }: Pick<Stage, 'random'>,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
): readonly number[] {
  const points: number[] = []
  const corners = random.int(6, 8)
  const start = random.between(0, Math.PI)
  for (let i = 0; i < corners; i += 1) {
    const angle = start + (i * 2 * Math.PI) / corners
    const reach = random.between(0.88, 1.06)
    points.push(cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach)
  }
  return smooth(points)
}

const QUIET = PATTERNS.filter(({ name }) => ['Punkte', 'Streifen', 'Wellen', 'Bögen', 'Karo'].includes(name))

/** The pattern she asked for, otherwise plain or one of the quiet grounds; rays meet at the point. */
export function quiet(stage: Stage, cx: number, cy: number, most = 0.55): Item[] {
  const { random, sheet, colors, pattern } = stage
  const items = [base(stage, colors.ground)]
  const chosen = pattern ?? (random.chance(most * 0.55) ? random.shuffle(QUIET)[0] : undefined)
  if (chosen !== undefined) {
    const unit = Math.max(4, Math.min(sheet.w, sheet.h) / random.int(6, 10), Math.sqrt((sheet.w * sheet.h) / 900))
    return [
      ...items,
      ...chosen.draw({ box: sheet, keepOut: null, unit, random, ground: colors.ground, inks: [colors.second] }),
    ]
  }
  return random.chance(most) ? [...items, rays(stage, cx, cy, colors.second)] : items
}
