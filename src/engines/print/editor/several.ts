import type { Layer, Mm, Rect, Seite } from '#src/contract/dokument.ts'
import { boundsOf, centreOf, type Frame, frameOf, type Point, roundFrame, type SizeRule, turn } from './geometry.ts'
import { type Auswahl } from './history.ts'
import { type Dokument, findLayer, NICHT_GEFUNDEN, type Result } from './operations.ts'
import { constrainFrame, layerRefusal, type LayerAction, type PageLimits, sizeRule } from './rules.ts'

/** Bounds of the contract for a side of a layer, and for type, mm. */
const MAX_SIDE_MM = 2000
const TYPE_MM = { min: 0.5, max: 200 } as const
/** Rounds in which a common move looks for a place that every layer may take. */
const ROUNDS = 4

/** Which of several layers an action may touch, or why none. */
type Split = { ok: true; free: Layer[]; hinweis: string | undefined } | { ok: false; grund: string }

/** One rule for every action on several layers: what may not be changed stays and is named, the rest is changed. */
export function splitBy(action: LayerAction, { layers }: Pick<Seite, 'layers'>, ids: Auswahl): Split {
  const chosen = layers.filter(({ id }) => ids.includes(id))
  const free = chosen.filter((layer) => layerRefusal(action, layer) === null)
  if (chosen.length === 0) return { ok: false, grund: NICHT_GEFUNDEN }
  const held = chosen.filter((layer) => !free.includes(layer))
  const grund = held[0] ? (layerRefusal(action, held[0]) ?? '') : ''
  return free.length === 0 ? { ok: false, grund } : { ok: true, free, hinweis: stayed(held, grund) }
}

/** What is told of layers that an action left alone; undefined: of none. German. */
function stayed(held: readonly Layer[], grund: string): string | undefined {
  if (held.length === 0) return undefined
  const who = held.length === 1 ? `„${held[0]?.name}“ bleibt` : `${held.length} Ebenen bleiben`
  return `${who} unverändert. ${grund}`
}

/** Runs a command on each of several layers, as one; those that it refuses stay and are named. */
export function onEach(dokument: Dokument, ids: Auswahl, run: (dokument: Dokument, id: string) => Result): Result {
  let now = dokument
  const auswahl: string[] = []
  const held: Layer[] = []
  let grund = ''
  for (const id of ids) {
    const layer = findLayer(now, id)?.layer
    const result = run(now, id)
    if (result.ok) {
      now = result.dokument
      auswahl.push(...result.auswahl)
    } else {
      grund ||= result.grund
      if (layer) held.push(layer)
    }
  }
  if (held.length === ids.length || ids.length === 0) return { ok: false, grund: grund || NICHT_GEFUNDEN }
  return { ok: true, dokument: now, auswahl, hinweis: stayed(held, grund) }
}

/** Takes layers over as they are now; each must have gone through the rules before. */
export function putLayers(dokument: Dokument, layers: ReadonlyMap<string, Layer>): Dokument {
  return dokument.map((seite) =>
    seite.layers.some(({ id }) => layers.has(id))
      ? { ...seite, layers: seite.layers.map((layer) => layers.get(layer.id) ?? layer) }
      : seite,
  )
}

/** Smallest upright box around all of them, mm; null for none. */
export function boundsOfAll(frames: readonly Frame[]): Rect | null {
  const boxes = frames.map(boundsOf)
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.w))
  const bottom = Math.max(...boxes.map((box) => box.y + box.h))
  return { x, y, w: right - x, h: bottom - y }
}

/**
 * All of them moved by the same way. Where a rule holds one back, all are held back by as much: they keep
 * their places to each other. null: no such place is near.
 */
export function movedBy(layers: readonly Layer[], way: Point, limits: PageLimits): Map<string, Layer> | null {
  let { x, y } = way
  for (let round = 0; round < ROUNDS; round += 1) {
    const placed = layers.map((layer) => {
      const wanted = roundFrame({ ...frameOf(layer), x: layer.x + x, y: layer.y + y })
      return { layer, wanted, kept: constrainFrame(layer, wanted, limits) }
    })
    if (layers.length === 1 || placed.every(({ wanted, kept }) => wanted.x === kept.x && wanted.y === kept.y))
      return new Map(placed.map(({ layer, kept }) => [layer.id, { ...layer, ...kept }]))
    x += furthest(placed.map(({ wanted, kept }) => kept.x - wanted.x))
    y += furthest(placed.map(({ wanted, kept }) => kept.y - wanted.y))
  }
  return null
}

const furthest = (ways: readonly Mm[]) => ways.reduce((most, way) => (Math.abs(way) > Math.abs(most) ? way : most), 0)

/** How small all of them may get together: sides stay bound, so that what they look like stays. */
export function groupRule(layers: readonly Layer[], box: Rect): SizeRule {
  const least = Math.max(...layers.map(leastScale))
  return { minW: box.w * least, minH: box.h * least, ratio: 'immer' }
}

function leastScale(layer: Layer): number {
  const { minW, minH } = sizeRule(layer)
  const type = layer.type === 'text' ? TYPE_MM.min / Math.min(...typeSizes(layer)) : 0
  return Math.min(1, Math.max(minW / layer.w, minH / layer.h, type))
}

function mostScale(layer: Layer): number {
  const type = layer.type === 'text' ? TYPE_MM.max / Math.max(...typeSizes(layer), layer.lineHeight) : Infinity
  return Math.min(MAX_SIDE_MM / layer.w, MAX_SIDE_MM / layer.h, type)
}

function typeSizes({ style, paragraphs }: Extract<Layer, { type: 'text' }>): Mm[] {
  return [style.size, ...paragraphs.flatMap(({ runs }) => runs.flatMap((run) => run.style?.size ?? []))]
}

/** All of them larger or smaller by one factor around a point that stays, with their type and lines. */
export function scaledBy(layers: readonly Layer[], factor: number, from: Point, limits: PageLimits) {
  const scale = Math.min(factor, ...layers.map(mostScale))
  const around = (layer: Layer): Frame => {
    const centre = centreOf(layer)
    const [w, h] = [layer.w * scale, layer.h * scale]
    const [x, y] = [from.x + (centre.x - from.x) * scale, from.y + (centre.y - from.y) * scale]
    return roundFrame({ x: x - w / 2, y: y - h / 2, w, h, rotation: layer.rotation })
  }
  return new Map(
    layers.map((layer) => [
      layer.id,
      { ...scaledContent(layer, scale), ...constrainFrame(layer, around(layer), limits) },
    ]),
  )
}

/** The privacy text keeps the type that the rules give it. */
function scaledContent(layer: Layer, factor: number): Layer {
  const scaled = (length: Mm) => Math.round(length * factor * 1000) / 1000
  if (layer.type === 'form')
    return {
      ...layer,
      ...(layer.radius !== undefined && { radius: scaled(layer.radius) }),
      ...(layer.stroke && { stroke: { ...layer.stroke, width: scaled(layer.stroke.width) } }),
    }
  if (layer.type !== 'text') return layer
  return {
    ...layer,
    style: { ...layer.style, size: scaled(layer.style.size) },
    lineHeight: scaled(layer.lineHeight),
    padding: scaled(layer.padding),
    ...(layer.minSize !== undefined && { minSize: scaled(layer.minSize) }),
    paragraphs: layer.paragraphs.map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.map((run) =>
        run.style?.size === undefined ? run : { ...run, style: { ...run.style, size: scaled(run.style.size) } },
      ),
    })),
  }
}

/** All of them turned together around one point. */
export function turnedBy(layers: readonly Layer[], degrees: number, around: Point, limits: PageLimits) {
  return new Map(
    layers.map((layer) => {
      const centre = centreOf(layer)
      const arm = turn({ x: centre.x - around.x, y: centre.y - around.y }, degrees)
      const turned = {
        ...frameOf(layer),
        x: around.x + arm.x - layer.w / 2,
        y: around.y + arm.y - layer.h / 2,
        rotation: layer.rotation + degrees,
      }
      return [layer.id, { ...layer, ...constrainFrame(layer, roundFrame(turned), limits) }]
    }),
  )
}
