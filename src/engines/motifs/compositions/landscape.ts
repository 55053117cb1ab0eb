import { PFAD } from '#src/engines/print/rules.ts'
import { base } from '../backgrounds/grounds.ts'
import type { Cmyk } from '../color/cmyk.ts'
import { beyond } from '../color/contrast.ts'
import { difference, fromLch, hueStep, lch, lightness } from '../color/lab.ts'
import { circle, ellipse, rect, smooth } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { company, flies, type Player } from './company.ts'
import { above } from './group.ts'
import { put, type Stage } from '../stage.ts'

/** Sky, far hills, a middle and a near ground, things standing on them in three sizes. */
export function landscape(stage: Stage): Item[] {
  const { open, work, sheet, random, colors, actors } = stage
  const items: Item[] = [base(stage, colors.ground)]
  const bottom = stage.freiraum === 'unten' ? open.y + open.h : sheet.h + 1
  const side = random.pick([0.22, 0.76])
  const sun = Math.min(work.w, work.h) * random.between(0.11, 0.17)
  const sunAt = [work.x + work.w * side, work.y + sun * 1.1] as const
  // What flies has the sky for itself.
  if (!actors.some(flies))
    items.push(area(circle(...sunAt, sun), sunlight(stage), { raised: true, behind: colors.ground }))
  items.push(...clouds(stage, side))
  const shades = hills(stage)
  const grounded = actors.filter((actor) => !flies(actor))
  const cast = company(stage, grounded.length > 0 ? grounded : actors, Math.max(3, Math.round((work.w / work.h) * 3)))
  const far = cast.filter((_, i) => i % 3 === 2)
  const near = cast.filter((_, i) => i % 3 !== 2)
  const close = unitOf(stage, near, far.length > 0 ? 0.42 : 0.6)
  const distant = Math.min(close * 0.72, unitOf(stage, far, 0.4))
  const sky = { x: work.x, y: work.y, w: work.w, h: work.h * 0.34 }
  for (const [layer, shade] of shades.entries()) {
    const top = work.y + work.h * (0.5 + layer * 0.17)
    const wave = work.h * (0.07 - layer * 0.02)
    const phase = random.between(0, 6)
    const y = (x: number) => top + Math.sin(phase + (x / work.h) * (1.5 - layer * 0.25)) * wave
    const mine = layer === 1 ? far : layer === 2 ? near : []
    const behind = layer === 1 ? (shades[0] ?? colors.ground) : colors.ground
    // What stands behind the ridge comes first, the ridge hides its feet.
    if (layer === 2) items.push(...standing(stage, mine, close, y, behind))
    else items.push(...standing(stage, mine, distant, y, colors.ground))
    const points: number[] = []
    const step = sheet.w / 12
    for (let x = -10; x <= sheet.w + 10 + step; x += step) points.push(x, y(x))
    const fill = [...smooth(points, false), PFAD.line, sheet.w + 10 + step, bottom, PFAD.line, -10, bottom, PFAD.close]
    items.push(area(fill, shade, { raised: true, behind }))
  }
  if (grounded.length > 0) items.push(...above(stage, actors.filter(flies), sky))
  return items
}

/** Sun or moon: of the calm colours the one most like light. */
function sunlight({ colors }: Stage): Cmyk {
  const warmth = (color: Cmyk) => {
    const { l, c, h } = lch(color)
    return l * 0.8 + c * 0.5 * Math.cos(((h - 72) * Math.PI) / 180)
  }
  const clear = [...colors.props, ...colors.colors, colors.light].filter(
    (color) => difference(color, colors.ground) > 14,
  )
  return clear.reduce((best, color) => (warmth(color) > warmth(best) ? color : best), colors.light)
}

/** Three steps of one hue from the sky to the feet, the nearest the deepest; at night the other way round. */
function hills({ colors, random }: Stage): Cmyk[] {
  const ground = lch(colors.ground)
  const dark = ground.l < 50
  // Under a dark sky the hills keep its hue.
  const near = colors.props.toSorted((a, b) => turnFrom(a, ground.h) - turnFrom(b, ground.h))
  const key = lch(dark ? (near[0] ?? colors.second) : beyond(colors, colors.ground, random.int(0, 2)))
  return [0.35, 0.7, 1].map((part, i) =>
    fromLch({
      l: dark ? ground.l + 9 + i * 8 : Math.min(ground.l - 9 - i * 10, key.l + 12 - i * 11),
      c: Math.min(38, ground.c + (key.c - ground.c) * part),
      h: key.h,
    }),
  )
}

function turnFrom(color: Cmyk, hue: number): number {
  return Math.abs(hueStep(lch(color).h, hue))
}

/** One measure for all of a layer, so that no snowman is taller than the house. */
function unitOf({ work }: Stage, players: readonly Player[], part: number): number {
  const slot = work.w / Math.max(1, players.length)
  const units = players.map(({ drawing: { box }, size }) => {
    const most = Math.max(box.w, box.h)
    const wide = Math.min(slot * 0.92, work.w * 0.9) / ((box.w / most) * size)
    return Math.min(wide, (work.h * part) / ((box.h / most) * size))
  })
  return Math.min(work.h, ...units)
}

function standing(
  stage: Stage,
  players: readonly Player[],
  unit: number,
  y: (x: number) => number,
  behind: Cmyk,
): Item[] {
  const { work, random } = stage
  const slot = work.w / Math.max(1, players.length)
  return players.map(({ actor, drawing, size }, i) => {
    const most = Math.max(drawing.box.w, drawing.box.h)
    const scale = (unit * size) / most
    const [w, h] = [drawing.box.w * scale, drawing.box.h * scale]
    const wished = work.x + slot * (i + random.between(0.45, 0.55))
    const cx = Math.min(work.x + work.w - w / 2, Math.max(work.x + w / 2, wished))
    const foot = Math.max(y(cx - w * 0.3), y(cx), y(cx + w * 0.3)) + h * 0.03
    return put(
      stage,
      actor,
      drawing,
      { cx, cy: Math.max(foot - h / 2, work.y + h / 2), scale, mirrored: random.chance(0.5), halo: true },
      behind,
    )
  })
}

/** Two or three flat clouds away from the sun. */
function clouds({ work, random, colors, stil }: Stage, side: number): Item[] {
  const color =
    stil === 'linie'
      ? colors.light
      : lightness(colors.ground) > 88
        ? colors.second
        : lightness(colors.ground) < 50
          ? colors.second
          : colors.light
  const size = Math.min(work.w, work.h)
  return Array.from({ length: random.int(0, 3) }, (_, i) => {
    const w = size * random.between(0.2, 0.34)
    const h = w * 0.22
    const x = work.x + ((side + 0.36 + i * 0.27) % 1) * (work.w - w * 1.1)
    const y = work.y + size * (0.05 + 0.11 * (i % 2) + random.between(0, 0.05)) + h
    const cap = ellipse(x + w * random.between(0.45, 0.55), y, w * 0.22, h * 1.1)
    return [area(cap, color), area(rect(x, y, w, h, h / 2), color)]
  }).flat()
}
