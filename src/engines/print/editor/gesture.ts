import type { Layer, Mm } from '#src/contract/dokument.ts'
import {
  boundsOf,
  centreOf,
  directionOf,
  type Frame,
  frameOf,
  type Handle,
  type Point,
  resizeFrame,
  roundFrame,
} from './geometry.ts'
import type { Auswahl } from './history.ts'
import { constrainFrame, type PageLimits, sizeRule } from './rules.ts'
import { boundsOfAll, groupRule, movedBy, scaledBy, turnedBy } from './several.ts'
import { NO_SNAP, snapBox, type SnapLine, snapPlaces, type SnapTargets } from './snapping.ts'

/** What the pointer took hold of. */
export type Grip = 'flaeche' | 'drehen' | Handle

/** The page around a gesture; constant while it lasts. */
export interface Surroundings {
  targets: SnapTargets
  limits: PageLimits
  /** Way of the pointer before a press becomes a drag, mm at the current zoom. */
  thresholdMm: Mm
  /** How near an edge must come to stop at a target, mm at the current zoom. */
  toleranceMm: Mm
}

export interface Held {
  /** What the gesture changes: one layer, or several as one. */
  layers: readonly Layer[]
  grip: Grip
  start: Point
  around: Surroundings
  /** Selection that remains where the press was a click and no drag; absent: the one there is. */
  onClick?: Auswahl
  /** What is told of selected layers that the gesture leaves alone. */
  hinweis?: string | undefined
}

export interface Going extends Held {
  /** Frame of the layer, or around all of them. */
  frame: Frame
  /** The layers as they are drawn now, by id. */
  live: ReadonlyMap<string, Layer>
  lines: SnapLine[]
  /** Copies are under way. */
  kopie?: boolean
}

export interface Modifiers {
  /** Shift: one axis, fixed ratio, steps of 15 degrees. */
  gebunden: boolean
  /** Ctrl: no snapping. */
  frei: boolean
  /** Alt: a copy goes along, and the layers stay. */
  kopie?: boolean
}

export const NO_MODIFIERS: Modifiers = { gebunden: false, frei: false }

/** Step and catch of the turning, degrees. */
const ROTATION_STEP = 15
const ROTATION_CATCH = 2

/** How the layers are drawn while they are under way. */
export type Drawn = Pick<Going, 'frame' | 'live' | 'lines'>

/** Frame of the layer, or the upright one around several. */
export function wholeFrame(layers: readonly Layer[]): Frame {
  const [first, other] = layers
  if (first && !other) return frameOf(first)
  return { ...(boundsOfAll(layers) ?? { x: 0, y: 0, w: 0, h: 0 }), rotation: 0 }
}

/** `last`: how they were drawn a moment ago. */
export function moved({ layers, around }: Held, delta: Point, modifiers: Modifiers, last: Drawn | null): Drawn {
  const bound = modifiers.gebunden ? onOneAxis(delta) : delta
  const frame = wholeFrame(layers)
  const wanted = { ...frame, x: frame.x + bound.x, y: frame.y + bound.y }
  const snap = modifiers.frei ? NO_SNAP : snapBox(around.targets, boundsOf(wanted), around.toleranceMm)
  // Shift holds the other axis, so a target there must not pull the layer off it.
  const dx = modifiers.gebunden && bound.x === 0 ? 0 : snap.dx
  const dy = modifiers.gebunden && bound.y === 0 ? 0 : snap.dy
  const free = roundFrame({ ...wanted, x: wanted.x + dx, y: wanted.y + dy })
  const live = movedBy(layers, { x: free.x - frame.x, y: free.y - frame.y }, around.limits)
  // No place near where all may stand: they stay where they were a moment ago.
  if (live === null) return last ?? { frame, live: byId(layers), lines: [] }
  const kept = wholeFrame([...live.values()])
  return { frame: kept, live, lines: isNear(free, kept) ? snap.lines : [] }
}

const byId = (layers: readonly Layer[]) => new Map(layers.map((layer) => [layer.id, layer]))

/** Up to the rounding of several frames to a thousandth of a mm. */
function isNear(a: Frame, b: Frame): boolean {
  return Math.abs(a.x - b.x) < 0.002 && Math.abs(a.y - b.y) < 0.002
}

function onOneAxis(delta: Point): Point {
  return Math.abs(delta.x) >= Math.abs(delta.y) ? { x: delta.x, y: 0 } : { x: 0, y: delta.y }
}

export function resized(held: Held, handle: Handle, delta: Point, modifiers: Modifiers): Drawn {
  const { layers, around } = held
  const [layer, other] = layers
  if (!layer || other) return resizedTogether(held, handle, delta)
  const rule = sizeRule(layer)
  const direction = directionOf(handle)
  const corner = direction.x !== 0 && direction.y !== 0
  // Pictures keep their shape at the corners; Shift turns the habit of each kind around.
  const proportional = corner && (rule.ratio === 'ecken') !== modifiers.gebunden
  const start = frameOf(layer)
  const wanted = resizeFrame(start, handle, delta, rule, proportional)
  const snaps = !modifiers.frei && layer.rotation === 0 && !proportional && rule.ratio !== 'immer'
  const snap = snaps ? snapPlaces(around.targets, movingEdges(wanted, direction), around.toleranceMm) : NO_SNAP
  const pulled = snaps ? { x: delta.x + snap.dx, y: delta.y + snap.dy } : delta
  const snapped = snap.lines.length > 0 ? resizeFrame(start, handle, pulled, rule, false) : wanted
  const frame = constrainFrame(layer, snapped, around.limits)
  return { frame, live: new Map([[layer.id, { ...layer, ...frame }]]), lines: snap.lines }
}

/** Several keep their shape and their places to each other. */
function resizedTogether({ layers, around }: Held, handle: Handle, delta: Point): Drawn {
  const whole = wholeFrame(layers)
  const direction = directionOf(handle)
  const wanted = resizeFrame(whole, handle, delta, groupRule(layers, whole), true)
  const anchor = {
    x: whole.x + (whole.w * (1 - direction.x)) / 2,
    y: whole.y + (whole.h * (1 - direction.y)) / 2,
  }
  const live = scaledBy(layers, wanted.w / whole.w, anchor, around.limits)
  return { frame: wholeFrame([...live.values()]), live, lines: [] }
}

function movingEdges(frame: Frame, direction: Point): { x: Mm[]; y: Mm[] } {
  return {
    x: direction.x === 0 ? [] : [direction.x < 0 ? frame.x : frame.x + frame.w],
    y: direction.y === 0 ? [] : [direction.y < 0 ? frame.y : frame.y + frame.h],
  }
}

export function rotated(
  { layers, start, around }: Held,
  at: Point,
  modifiers: Modifiers,
): Pick<Going, 'frame' | 'live'> {
  const whole = wholeFrame(layers)
  const centre = centreOf(whole)
  const angle = (point: Point) => (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI
  const free = whole.rotation + angle(at) - angle(start)
  const step = Math.round(free / ROTATION_STEP) * ROTATION_STEP
  const caught = modifiers.gebunden || (!modifiers.frei && Math.abs(step - free) <= ROTATION_CATCH)
  const rotation = caught ? step : free
  const [layer, other] = layers
  if (!layer || other) {
    const live = turnedBy(layers, rotation, centre, around.limits)
    return { frame: roundFrame({ ...whole, rotation }), live }
  }
  const frame = constrainFrame(layer, { ...frameOf(layer), rotation }, around.limits)
  return { frame, live: new Map([[layer.id, { ...layer, ...frame }]]) }
}
