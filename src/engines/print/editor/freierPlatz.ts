import type { FormatId, Layer, Mm, Rect, Seite } from '#src/contract/dokument.ts'
import { FENSTER_SPIEL_MM, FORMATS, safetyRect, zonesOf } from '../formats.ts'
import { contains } from '../geometry.ts'
import { isPrinted } from '../layout.ts'
import { QR_QUIET_MODULES } from '../qr.ts'
import { boundsOf } from './geometry.ts'

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
