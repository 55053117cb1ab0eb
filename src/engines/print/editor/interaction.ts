import type { Layer, Rect } from '#src/contract/dokument.ts'
import { type Frame, type Point, sameFrame } from './geometry.ts'
import { type Going, type Grip, type Held, type Modifiers, moved, resized, rotated } from './gesture.ts'
import type { Auswahl } from './history.ts'
import { layerRefusal, type LayerAction } from './rules.ts'

/** State of the pointer over the sheet. */
export type Interaction =
  | { t: 'idle' }
  | ({ t: 'pressing' } & Held)
  | ({ t: 'moving' } & Going)
  | ({ t: 'resizing' } & Going)
  | ({ t: 'rotating' } & Going)
  | ({ t: 'spanning' } & Span)

/** A rectangle that is drawn over what is to be selected. */
interface Span {
  start: Point
  at: Point
  /** Selection to which it adds. */
  zuvor: Auswahl
}

export type InteractionEvent =
  | ({ t: 'press'; at: Point } & Omit<Held, 'start'>)
  | { t: 'span'; at: Point; zuvor: Auswahl }
  | { t: 'move'; at: Point; modifiers: Modifiers }
  | { t: 'release' }
  | { t: 'cancel' }

export const IDLE: Interaction = { t: 'idle' }

/** Next state of the pointer. Pure: what a gesture changed is read by `commitOf` before the release is applied. */
export function interact(state: Interaction, event: InteractionEvent): Interaction {
  switch (event.t) {
    case 'press': {
      const { at, ...held } = event
      return state.t === 'idle' ? { ...held, t: 'pressing', start: at } : state
    }
    case 'span':
      return state.t === 'idle' ? { t: 'spanning', start: event.at, at: event.at, zuvor: event.zuvor } : state
    case 'move':
      if (state.t === 'spanning') return { ...state, at: event.at }
      return state.t === 'idle' ? state : drag(state, event.at, event.modifiers)
    case 'release':
    case 'cancel':
      return IDLE
  }
}

/** The action a grip asks for. */
export function actionOf(grip: Grip): LayerAction {
  if (grip === 'flaeche') return 'verschieben'
  return grip === 'drehen' ? 'drehen' : 'groesse'
}

function drag(state: Exclude<Interaction, { t: 'idle' | 'spanning' }>, at: Point, modifiers: Modifiers): Interaction {
  const { layers, grip, start, around, onClick, hinweis } = state
  const delta = { x: at.x - start.x, y: at.y - start.y }
  const first = layers[0]
  if (!first) return state
  if (state.t === 'pressing') {
    if (Math.hypot(delta.x, delta.y) < around.thresholdMm) return state
    if (layerRefusal(actionOf(grip), first) !== null) return state
  }
  const held: Held = { layers, grip, start, around, ...(onClick && { onClick }), hinweis }
  if (grip === 'flaeche')
    return {
      t: 'moving',
      ...held,
      ...moved(held, delta, modifiers, state.t === 'moving' ? state : null),
      kopie: modifiers.kopie ?? false,
    }
  if (grip === 'drehen') return { t: 'rotating', ...held, ...rotated(held, at, modifiers), lines: [] }
  return { t: 'resizing', ...held, ...resized(held, grip, delta, modifiers) }
}

function isGoing(state: Interaction): state is Extract<Interaction, Going> {
  return state.t === 'moving' || state.t === 'resizing' || state.t === 'rotating'
}

/** Frame of what is under way, around all of several. */
export function liveFrame(state: Interaction): Frame | null {
  return isGoing(state) ? state.frame : null
}

/** A layer as it is drawn while it is under way; null: it lies still. */
export function liveLayer(state: Interaction, id: string): Layer | null {
  return isGoing(state) ? (state.live.get(id) ?? null) : null
}

/** Whether what is drawn under way are copies: their layers stay where they are. */
export function isCopying(state: Interaction): boolean {
  return isGoing(state) && state.kopie === true
}

/** The rectangle that is drawn to select, mm; null while none is. */
export function spanRect(state: Interaction): Rect | null {
  if (state.t !== 'spanning') return null
  const { start, at } = state
  return {
    x: Math.min(start.x, at.x),
    y: Math.min(start.y, at.y),
    w: Math.abs(at.x - start.x),
    h: Math.abs(at.y - start.y),
  }
}

interface Commit {
  /** The layers as they are afterwards, by id. */
  layers: ReadonlyMap<string, Layer>
  name: string
  hinweis: string | undefined
  /** They are copies; the layers stay. */
  kopie: boolean
}

/** What releasing the pointer now would change; null when nothing. */
export function commitOf(state: Interaction): Commit | null {
  if (!isGoing(state)) return null
  const { layers, live, hinweis } = state
  if (layers.every((layer) => sameFrame(live.get(layer.id) ?? layer, layer))) return null
  const name = { moving: 'Verschieben', resizing: 'Größe ändern', rotating: 'Drehen' }[state.t]
  return { layers: live, name, hinweis, kopie: state.kopie === true }
}
