import type { Freiraum, MotivStil } from '#src/contract/bildgenerierung.ts'
import type { MotivAuftrag } from './auftrag.ts'
import type { Cmyk } from './color/cmyk.ts'
import type { Colors } from './color/colors.ts'
import type { Tone } from './color/tone.ts'
import type { Box, Matrix } from './pen/path.ts'
import type { Pattern } from './patterns/pattern.ts'
import type { Random } from '#src/base/random.ts'
import { figure, type Figure, type Item } from './scene.ts'
import { drawSubject, type Drawing, type Subject } from './subjects/subject.ts'

/** A subject with what she said about it. */
export interface Actor {
  subject: Subject
  count: number | null
  main: Tone
  /** She said the colour: copies keep it. */
  fixed: boolean
}

/** What a composition works with; mm. */
export interface Stage {
  sheet: Box
  /** Where it is cut, from the edge of the sheet. */
  trim: number
  /** Nothing important outside: clear of the trim. */
  safe: Box
  /** `safe` without the area kept calm. */
  work: Box
  /** The sheet without the area kept calm. */
  open: Box
  /** The area kept calm. */
  calm: Box | null
  stil: MotivStil
  freiraum: Freiraum
  /** At least one; the first leads. */
  actors: readonly [Actor, ...Actor[]]
  /** The ground she asked for. */
  pattern: Pattern | null
  colors: Colors
  random: Random
}

export type Composition = (stage: Stage) => Item[]

function without({ x, y, w, h }: Box, freiraum: Freiraum, part: number): Box {
  if (freiraum === 'oben') return { x, y: y + h * part, w, h: h * (1 - part) }
  if (freiraum === 'unten') return { x, y, w, h: h * (1 - part) }
  if (freiraum === 'links') return { x: x + w * part, y, w: w * (1 - part), h }
  return freiraum === 'rechts' ? { x, y, w: w * (1 - part), h } : { x, y, w, h }
}

export function grow({ x, y, w, h }: Box, by: number): Box {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by }
}

/** `open`, a little over the edges of the sheet but not into the calm part. */
export function toEdges({ open, sheet }: Pick<Stage, 'open' | 'sheet'>, by: number): Box {
  const [left, top] = [open.x > 0 ? 0 : by, open.y > 0 ? 0 : by]
  const right = open.x + open.w < sheet.w - 0.01 ? 0 : by
  const bottom = open.y + open.h < sheet.h - 0.01 ? 0 : by
  return { x: open.x - left, y: open.y - top, w: open.w + left + right, h: open.h + top + bottom }
}

/** `open` as it is after the cut, and clear of the calm part. */
export function inTrim({ open, work, sheet, trim }: Pick<Stage, 'open' | 'work' | 'sheet' | 'trim'>): Box {
  const left = open.x > 0 ? work.x : trim
  const top = open.y > 0 ? work.y : trim
  const right = open.x + open.w < sheet.w - 0.01 ? work.x + work.w : sheet.w - trim
  const bottom = open.y + open.h < sheet.h - 0.01 ? work.y + work.h : sheet.h - trim
  return { x: left, y: top, w: right - left, h: bottom - top }
}

/** What of a box is clear of the trim. */
export function clearOf({ safe }: Pick<Stage, 'safe'>, { x, y, w, h }: Box): Box {
  const [left, top] = [Math.max(x, safe.x), Math.max(y, safe.y)]
  return { x: left, y: top, w: Math.min(x + w, safe.x + safe.w) - left, h: Math.min(y + h, safe.y + safe.h) - top }
}

/** Part of the sheet that `freiraum` keeps calm. */
const CALM = 1 / 3

export function boxes(auftrag: Pick<MotivAuftrag, 'breite' | 'hoehe' | 'beschnitt' | 'freiraum'>) {
  const sheet = { x: 0, y: 0, w: auftrag.breite, h: auftrag.hoehe }
  const margin = auftrag.beschnitt + Math.max(Math.min(sheet.w, sheet.h) * 0.05, auftrag.beschnitt > 0 ? 3.5 : 0.5)
  const safe = grow(sheet, -Math.min(margin, Math.min(sheet.w, sheet.h) * 0.3))
  const open = without(sheet, auftrag.freiraum, CALM)
  // The edge of the calm field may swing out a little.
  const whole = without(sheet, auftrag.freiraum, CALM * 1.13)
  const [left, top] = [Math.max(safe.x, whole.x), Math.max(safe.y, whole.y)]
  const work = {
    x: left,
    y: top,
    w: Math.min(safe.x + safe.w, whole.x + whole.w) - left,
    h: Math.min(safe.y + safe.h, whole.y + whole.h) - top,
  }
  const { freiraum } = auftrag
  const calm =
    freiraum === 'ohne'
      ? null
      : {
          x: freiraum === 'rechts' ? open.w : 0,
          y: freiraum === 'unten' ? open.h : 0,
          w: sheet.w - (freiraum === 'links' || freiraum === 'rechts' ? open.w : 0),
          h: sheet.h - (freiraum === 'oben' || freiraum === 'unten' ? open.h : 0),
        }
  return { sheet, trim: auftrag.beschnitt, safe, work, open, calm }
}

/** Whether a round thing is clear of the trim or plainly cut by it: nothing just touches the edge; the calm part cuts nothing. */
export function decided({ sheet, trim, calm }: Stage, x: number, y: number, r: number): boolean {
  const depths = [x - trim, y - trim, sheet.w - trim - x, sheet.h - trim - y]
  if (!depths.every((depth) => depth >= r + 3 || (depth <= r * 0.55 && depth >= -r * 0.3))) return false
  if (calm === null) return true
  const dx = Math.max(calm.x - x, 0, x - calm.x - calm.w)
  const dy = Math.max(calm.y - y, 0, y - calm.y - calm.h)
  return Math.hypot(dx, dy) >= r * 1.12
}

/** A fresh drawing of an actor. */
export function draw(actor: Actor, random: Random): Drawing {
  return drawSubject(actor.subject, random.int(0, 2 ** 31 - 1))
}

export interface Place {
  /** Middle of the figure's box. */
  cx: number
  cy: number
  /** mm of one unit. */
  scale: number
  degrees?: number
  mirrored?: boolean
  /** Rim against others behind it. */
  halo?: boolean
}

export function put(stage: Stage, actor: Actor, drawing: Drawing, place: Place, behind: Cmyk): Figure {
  const { box } = drawing
  const angle = ((place.degrees ?? 0) * Math.PI) / 180
  const [c, s] = [Math.cos(angle) * place.scale, Math.sin(angle) * place.scale]
  const flip = place.mirrored === true ? -1 : 1
  const [mx, my] = [box.x + box.w / 2, box.y + box.h / 2]
  const m: Matrix = [c * flip, s * flip, -s, c, 0, 0]
  const matrix: Matrix = [m[0], m[1], m[2], m[3], place.cx - m[0] * mx - m[2] * my, place.cy - m[1] * mx - m[3] * my]
  const out = figure(drawing, matrix, actor.main, behind, stage.colors)
  return { ...out, name: actor.subject.name, halo: place.halo === true ? behind : null }
}

/** Largest scale at which a drawing, turned or not, fits into a box. */
export function fit({ box }: Drawing, { w, h }: Pick<Box, 'w' | 'h'>, degrees = 0): number {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return Math.min(w / (box.w * c + box.h * s), h / (box.w * s + box.h * c))
}

/** Puts a figure into a box: whole, its middle in the middle. */
export function putInto(
  stage: Stage,
  actor: Actor,
  drawing: Drawing,
  box: Box,
  behind: Cmyk,
  turn: { degrees?: number; mirrored?: boolean } = {},
): Figure {
  const scale = fit(drawing, box, turn.degrees)
  return put(stage, actor, drawing, { cx: box.x + box.w / 2, cy: box.y + box.h / 2, scale, ...turn }, behind)
}

/** An angle that suits the subject: things that lie may turn freely. */
export function tilt(actor: Actor, random: Random, most = 30): number {
  return actor.subject.pose === 'lies' ? random.between(-most, most) : 0
}
