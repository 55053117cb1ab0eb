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
  sameFrame,
} from './geometry.ts'
import { constrainFrame, layerRefusal, type LayerAction, type PageLimits, sizeRule } from './rules.ts'
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

interface Held {
  layer: Layer
  grip: Grip
  start: Point
  around: Surroundings
}

interface Going extends Held {
  frame: Frame
  lines: SnapLine[]
}

/** State of the pointer over the sheet. */
export type Interaction =
  | { t: 'idle' }
  | ({ t: 'pressing' } & Held)
  | ({ t: 'moving' } & Going)
  | ({ t: 'resizing' } & Going)
  | ({ t: 'rotating' } & Going)

export interface Modifiers {
  /** Shift: one axis, fixed ratio, steps of 15 degrees. */
  gebunden: boolean
  /** Alt or Ctrl: no snapping. */
  frei: boolean
}

export type InteractionEvent =
  | { t: 'press'; layer: Layer; grip: Grip; at: Point; around: Surroundings }
  | { t: 'move'; at: Point; modifiers: Modifiers }
  | { t: 'release' }
  | { t: 'cancel' }

export const IDLE: Interaction = { t: 'idle' }
export const NO_MODIFIERS: Modifiers = { gebunden: false, frei: false }

/** Step and catch of the turning, degrees. */
const ROTATION_STEP = 15
const ROTATION_CATCH = 2

/** Next state of the pointer. Pure: what a gesture changed is read by `commitOf` before the release is applied. */
export function interact(state: Interaction, event: InteractionEvent): Interaction {
  switch (event.t) {
    case 'press': {
      const { layer, grip, at, around } = event
      return state.t === 'idle' ? { t: 'pressing', layer, grip, start: at, around } : state
    }
    case 'move':
      return state.t === 'idle' ? state : drag(state, event.at, event.modifiers)
    case 'release':
    case 'cancel':
      return IDLE
  }
}

/** The action a grip asks for. */
function actionOf(grip: Grip): LayerAction {
  if (grip === 'flaeche') return 'verschieben'
  return grip === 'drehen' ? 'drehen' : 'groesse'
}

function drag(state: Exclude<Interaction, { t: 'idle' }>, at: Point, modifiers: Modifiers): Interaction {
  const { layer, grip, start, around } = state
  const delta = { x: at.x - start.x, y: at.y - start.y }
  if (state.t === 'pressing') {
    if (Math.hypot(delta.x, delta.y) < around.thresholdMm) return state
    if (layerRefusal(actionOf(grip), layer) !== null) return state
  }
  const held: Held = { layer, grip, start, around }
  if (grip === 'flaeche') return { t: 'moving', ...held, ...moved(held, delta, modifiers) }
  if (grip === 'drehen') return { t: 'rotating', ...held, frame: rotated(held, at, modifiers), lines: [] }
  return { t: 'resizing', ...held, ...resized(held, grip, delta, modifiers) }
}

function moved({ layer, around }: Held, delta: Point, modifiers: Modifiers) {
  const bound = modifiers.gebunden ? onOneAxis(delta) : delta
  const frame = frameOf(layer)
  const wanted = { ...frame, x: frame.x + bound.x, y: frame.y + bound.y }
  const snap = modifiers.frei ? NO_SNAP : snapBox(around.targets, boundsOf(wanted), around.toleranceMm)
  // Shift holds the other axis, so a target there must not pull the layer off it.
  const dx = modifiers.gebunden && bound.x === 0 ? 0 : snap.dx
  const dy = modifiers.gebunden && bound.y === 0 ? 0 : snap.dy
  const free = roundFrame({ ...wanted, x: wanted.x + dx, y: wanted.y + dy })
  const kept = constrainFrame(layer, free, around.limits)
  return { frame: kept, lines: sameFrame(free, kept) ? snap.lines : [] }
}

function onOneAxis(delta: Point): Point {
  return Math.abs(delta.x) >= Math.abs(delta.y) ? { x: delta.x, y: 0 } : { x: 0, y: delta.y }
}

function resized({ layer, around }: Held, handle: Handle, delta: Point, modifiers: Modifiers) {
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
  return { frame: constrainFrame(layer, snapped, around.limits), lines: snap.lines }
}

function movingEdges(frame: Frame, direction: Point): { x: Mm[]; y: Mm[] } {
  return {
    x: direction.x === 0 ? [] : [direction.x < 0 ? frame.x : frame.x + frame.w],
    y: direction.y === 0 ? [] : [direction.y < 0 ? frame.y : frame.y + frame.h],
  }
}

function rotated({ layer, start, around }: Held, at: Point, modifiers: Modifiers): Frame {
  const centre = centreOf(layer)
  const angle = (point: Point) => (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI
  const free = layer.rotation + angle(at) - angle(start)
  const step = Math.round(free / ROTATION_STEP) * ROTATION_STEP
  const caught = modifiers.gebunden || (!modifiers.frei && Math.abs(step - free) <= ROTATION_CATCH)
  return constrainFrame(layer, { ...frameOf(layer), rotation: caught ? step : free }, around.limits)
}

/** The layer under way and where it is drawn now. */
export function liveFrame(state: Interaction): { id: string; frame: Frame } | null {
  return state.t === 'idle' || state.t === 'pressing' ? null : { id: state.layer.id, frame: state.frame }
}

export interface Commit {
  id: string
  frame: Frame
  name: string
}

/** What releasing the pointer now would change; null when nothing. */
export function commitOf(state: Interaction): Commit | null {
  if (state.t === 'idle' || state.t === 'pressing') return null
  if (sameFrame(state.frame, frameOf(state.layer))) return null
  const name = { moving: 'Verschieben', resizing: 'Größe ändern', rotating: 'Drehen' }[state.t]
  return { id: state.layer.id, frame: state.frame, name }
}
