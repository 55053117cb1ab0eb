import type { FormatId, Layer, Mm, Rect, Seite } from '#src/contract/dokument.ts'
import { safetyRect, trimRect } from '../formats.ts'
import { type Point } from './geometry.ts'
import { wholeGroup } from './groups.ts'
import type { Auswahl } from './history.ts'
import { NICHT_GEFUNDEN, pageOf } from './operations.ts'
import { type Command, limitsOf } from './session.ts'
import { boundsOfAll, movedBy, putLayers, splitBy } from './several.ts'

export const ALIGNMENTS = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
/** Which edge or middle goes to that of the reference. */
export type Alignment = (typeof ALIGNMENTS)[number]

export const REFERENCES = ['auswahl', 'endformat', 'sicherheit'] as const
/** What layers are aligned to: the box around all of them, the cut sheet, or its safety area. */
export type Reference = (typeof REFERENCES)[number]

export type Axis = 'x' | 'y'

const ZU_WENIGE = 'Gleiche Abstände brauchen mindestens drei Ebenen. Bitte wählen Sie weitere dazu.'
/** Ways below the rounding of the document do not count, so that an alignment that is done again changes nothing, mm. */
const LEAST_MM = 0.001

/** Layers that move as one. */
interface Unit {
  layers: readonly Layer[]
  box: Rect
}

/** Groups, and layers that are in none. What is only a part of one group counts layer by layer. */
function unitsOf(chosen: readonly Layer[], { layers }: Pick<Seite, 'layers'>): Unit[] {
  const ids = chosen.map(({ id }) => id)
  const isPart = chosen.every(({ gruppe }) => gruppe === chosen[0]?.gruppe) && wholeGroup(layers, ids) === null
  const nameOf = ({ id, gruppe }: Layer) => (isPart ? id : `${gruppe ?? ''} ${gruppe === undefined ? id : ''}`)
  const units = new Map<string, Layer[]>()
  for (const layer of chosen) units.set(nameOf(layer), [...(units.get(nameOf(layer)) ?? []), layer])
  return [...units.values()].flatMap((unit) => {
    const box = boundsOfAll(unit)
    return box ? [{ layers: unit, box }] : []
  })
}

/** How many things that are aligned or distributed a selection holds. */
export function unitCount(chosen: readonly Layer[], seite: Pick<Seite, 'layers'>): number {
  return unitsOf(chosen, seite).length
}

/** Command that lays layers edge to edge. What a rule holds stays where it is and is named; it still counts for the box. */
export function alignCommand(ids: Auswahl, alignment: Alignment, reference: Reference): Command['run'] {
  return (dokument, { format, history }) => {
    const seite = pageOf(dokument, history.seite)
    if (!seite) return { ok: false, grund: NICHT_GEFUNDEN }
    const chosen = seite.layers.filter(({ id }) => ids.includes(id))
    const target = reference === 'auswahl' ? boundsOfAll(chosen) : pageBox(format, reference)
    return place(seite, ids, (unit) => target && wayTo(alignment, unit.box, target))(dokument, format)
  }
}

/** Command that makes the gaps between layers equal. The outer two stay where they are. */
export function distributeCommand(ids: Auswahl, axis: Axis): Command['run'] {
  return (dokument, { format, history }) => {
    const seite = pageOf(dokument, history.seite)
    if (!seite) return { ok: false, grund: NICHT_GEFUNDEN }
    const ways = evenWays(
      unitsOf(
        seite.layers.filter(({ id }) => ids.includes(id)),
        seite,
      ),
      axis,
    )
    if (ways === null) return { ok: false, grund: ZU_WENIGE }
    const wayOf = ({ layers }: Unit) => layers.map(({ id }) => ways.get(id)).find((way) => way !== undefined) ?? null
    return place(seite, ids, wayOf)(dokument, format)
  }
}

function pageBox(format: FormatId, reference: Exclude<Reference, 'auswahl'>): Rect {
  return reference === 'endformat' ? trimRect(format) : safetyRect(format)
}

/** Moves each unit by its way, as far as the rules of its layers and the page allow. */
function place(seite: Seite, ids: Auswahl, wayOf: (unit: Unit) => Point | null) {
  return (...[dokument, format]: [Parameters<Command['run']>[0], FormatId]): ReturnType<Command['run']> => {
    const split = splitBy('verschieben', seite, ids)
    if (!split.ok) return split
    const limits = limitsOf(format, seite.side)
    const placed = new Map<string, Layer>()
    const chosen = seite.layers.filter(({ id }) => ids.includes(id))
    for (const whole of unitsOf(chosen, seite)) {
      const way = wayOf(whole)
      const unit = { layers: whole.layers.filter((layer) => split.free.includes(layer)) }
      if (way === null || Math.hypot(way.x, way.y) < LEAST_MM) continue
      for (const [id, layer] of movedBy(unit.layers, way, limits) ?? []) placed.set(id, layer)
    }
    const after = placed.size === 0 ? dokument : putLayers(dokument, placed)
    return { ok: true, dokument: after, auswahl: ids, hinweis: split.hinweis }
  }
}

function wayTo(alignment: Alignment, box: Rect, target: Rect): Point {
  const [right, bottom] = [target.x + target.w - (box.x + box.w), target.y + target.h - (box.y + box.h)]
  const ways: Record<Alignment, Point> = {
    left: { x: target.x - box.x, y: 0 },
    centre: { x: (target.x - box.x + right) / 2, y: 0 },
    right: { x: right, y: 0 },
    top: { x: 0, y: target.y - box.y },
    middle: { x: 0, y: (target.y - box.y + bottom) / 2 },
    bottom: { x: 0, y: bottom },
  }
  return ways[alignment]
}

/** How far each unit goes, by the id of its first layer; null: fewer than three have nothing between the outer ones. */
function evenWays(units: readonly Unit[], axis: Axis): Map<string, Point> | null {
  const side = axis === 'x' ? 'w' : 'h'
  const middle = ({ box }: Unit) => box[axis] + box[side] / 2
  const sorted = units.toSorted((a, b) => middle(a) - middle(b))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last || sorted.length < 3) return null
  const room = last.box[axis] - (first.box[axis] + first.box[side])
  const inner = sorted.slice(1, -1)
  const gap = (room - inner.reduce((sum, { box }) => sum + box[side], 0)) / (sorted.length - 1)
  let at: Mm = first.box[axis] + first.box[side] + gap
  const ways = new Map<string, Point>()
  for (const { box, layers } of inner) {
    const way = at - box[axis]
    ways.set(layers[0]?.id ?? '', axis === 'x' ? { x: way, y: 0 } : { x: 0, y: way })
    at += box[side] + gap
  }
  return ways
}
