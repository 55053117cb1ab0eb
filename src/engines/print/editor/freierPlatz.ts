import type { FormatId, Layer, Mm, Rect, Seite } from '#src/contract/dokument.ts'
import { FENSTER_SPIEL_MM, FORMATS, safetyRect, zonesOf } from '../formats.ts'
import { contains } from '../geometry.ts'
import { isPrinted } from '../layout.ts'
import { QR_QUIET_MODULES } from '../qr.ts'
import { roundMm } from '../units.ts'
import { boundsOf } from './geometry.ts'
import { addLayer, type Dokument, pageOf, type Result } from './operations.ts'
import { type EditorSession, freeArea } from './session.ts'

/** Modules of the shortest code: its white plate is then as wide as it can be for its edge. */
const MODULES_MIN = 21
/** Distance that a moved layer keeps from what it is moved away from, mm. Assumed. */
const ABSTAND_MM = 1

/** Box that a layer needs: a code its white plate too. */
function needed(layer: Layer): Rect {
  const box = boundsOf(layer)
  return layer.type === 'qrcode' ? grown(box, (box.w / MODULES_MIN) * QR_QUIET_MODULES) : box
}

function grown({ x, y, w, h }: Rect, by: Mm): Rect {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by }
}

/** What nothing of the customer may stand on: zones, address block, and what else the service prints on this page. */
function obstacles(layer: Layer, seite: Seite, format: FormatId): Rect[] {
  const { empfaenger } = FORMATS[format]
  const { fenster, rect, absender } = empfaenger
  // What stands beside the field can be seen in the window as well.
  const seen = fenster ? grown(fenster, FENSTER_SPIEL_MM) : rect
  const field = empfaenger.side === seite.side ? [seen, absender] : []
  // The plate of a code would hide a text.
  const kept = layer.type === 'qrcode' ? ['qrcode', 'datenschutz', 'text'] : ['qrcode', 'datenschutz']
  const others = seite.layers.filter((other) => other.id !== layer.id && isPrinted(other) && kept.includes(other.type))
  return [...zonesOf(format, seite.side).map(({ rect }) => rect), ...field, ...others.map(needed)]
}

const meets = (a: Rect, b: Rect) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/**
 * How far a layer has to move, in mm, to stand inside the safety area and off everything that the service prints: the
 * nearest such place. null: it fits nowhere, a person has to make it smaller.
 */
export function wegZumFreienPlatz(layer: Layer, seite: Seite, format: FormatId): { dx: Mm; dy: Mm } | null {
  const box = boundsOf(layer)
  const plate = (needed(layer).w - box.w) / 2
  const safe = safetyRect(format)
  const blocked = obstacles(layer, seite, format).map((rect) => grown(rect, ABSTAND_MM + plate))
  const xs = places(box.x, box.w, safe.x, safe.x + safe.w, blocked, 'x')
  const ys = places(box.y, box.h, safe.y, safe.y + safe.h, blocked, 'y')
  const ways = xs
    .flatMap((x) => ys.map((y) => ({ ...box, x, y })))
    .filter((place) => contains(safe, place, 0.001) && !blocked.some((rect) => meets(place, rect)))
    .map((place) => ({ dx: place.x - box.x, dy: place.y - box.y }))
    .toSorted((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy))
  return ways[0] ?? null
}

/** Step to the next place where nothing is free, mm. */
const STUFE_MM = 5

/** Puts a new layer at the free place next to the middle of the page; where none is free, a step beside what lies there. */
export function addBeside(dokument: Dokument, { format, history }: EditorSession, layer: Layer): Result {
  const seite = pageOf(dokument, history.seite)
  return addLayer(dokument, history.seite, seite ? beside(layer, seite, freeArea(format, seite.side)) : layer)
}

function beside(layer: Layer, { layers }: Seite, area: Rect): Layer {
  const box = boundsOf(layer)
  const others = layers.filter((other) => isPrinted(other) && !contains(boundsOf(other), area, 0.001)).map(boundsOf)
  const blocked = others.map((rect) => grown(rect, ABSTAND_MM))
  const xs = places(box.x, box.w, area.x, area.x + area.w, blocked, 'x')
  const ys = places(box.y, box.h, area.y, area.y + area.h, blocked, 'y')
  const [nearest] = xs
    .flatMap((x) => ys.map((y) => ({ ...box, x, y })))
    .filter((place) => !blocked.some((rect) => meets(place, rect)))
    .toSorted((a, b) => Math.hypot(a.x - box.x, a.y - box.y) - Math.hypot(b.x - box.x, b.y - box.y))
  if (nearest) return { ...layer, x: roundMm(nearest.x), y: roundMm(nearest.y) }
  const isThere = (by: Mm) => others.some(({ x, y }) => Math.abs(x - box.x - by) < 1 && Math.abs(y - box.y - by) < 1)
  let by = 0
  while (isThere(by)) by += STUFE_MM
  return { ...layer, x: roundMm(layer.x + by), y: roundMm(layer.y + by) }
}

/** Where an edge can stand on one axis: as it is, at the ends of the safety area, or beside something blocked. */
function places(at: Mm, size: Mm, from: Mm, to: Mm, blocked: readonly Rect[], axis: 'x' | 'y'): Mm[] {
  const beside = blocked.flatMap((rect) => {
    const [start, length] = axis === 'x' ? [rect.x, rect.w] : [rect.y, rect.h]
    return [start - size, start + length]
  })
  return [Math.min(Math.max(at, from), to - size), from, to - size, ...beside].filter(
    (place) => place >= from - 0.001 && place + size <= to + 0.001,
  )
}
