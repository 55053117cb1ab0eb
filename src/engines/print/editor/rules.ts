import type { Layer, Mm, Rect } from '#src/contract/dokument.ts'
import { DATENSCHUTZ_SIZE_MM, DATENSCHUTZ_WIDTH_MM } from '../layers.ts'
import { QR_MIN_WIDTH_MM } from '../qr.ts'
import { roundMm } from '../units.ts'
import { boundsOf, type Frame, MIN_SIDE_MM, roundFrame, type SizeRule } from './geometry.ts'

/** Narrowest and smallest text of the privacy block, mm: the specification's own values (domain 4.4). */
const DATENSCHUTZ_MIN = { w: DATENSCHUTZ_WIDTH_MM, schrift: DATENSCHUTZ_SIZE_MM } as const
/** Part of a layer that stays on the page, mm; assumed: enough to take hold of it again. */
const AUF_DER_SEITE_MM = 3

export type LayerAction =
  | 'verschieben'
  | 'groesse'
  | 'drehen'
  | 'inhalt'
  | 'reihenfolge'
  | 'loeschen'
  | 'duplizieren'
  | 'ausblenden'
  | 'sperren'
  | 'umbenennen'

const GESPERRT = 'Diese Ebene ist gesperrt. Bitte entsperren Sie sie zuerst.'
const ZONE = 'Diese Zone ist für die Post reserviert. Sie lässt sich nicht verschieben.'
const ANSCHRIFT = 'Die Anschrift kommt aus Ihrer Zielgruppe. Sie lässt sich nicht verschieben.'

const NICHT_LOESCHEN: Partial<Record<Layer['type'], string>> = {
  zone: 'Diese Zone ist für die Post reserviert. Sie lässt sich nicht löschen.',
  datenschutz: 'Der Datenschutzhinweis ist Pflicht. Er lässt sich verschieben, aber nicht löschen.',
  empfaenger: 'Die Anschrift kommt aus Ihrer Zielgruppe. Sie lässt sich nicht löschen.',
  qrcode: 'Der QR-Code gehört zur Seite. Sie können ihn ausschalten.',
}

/** A locked layer: neither to move nor to size. System layers have their own rules. */
export function isGesperrt(layer: Layer): boolean {
  return layer.system === undefined && layer.locked.position && layer.locked.size
}

/** Why an action is not possible on a layer; null: it is possible. German, fit to be shown (domain 4.4). */
export function layerRefusal(action: LayerAction, layer: Layer): string | null {
  if (layer.type === 'zone') return zoneRefusal(action)
  if (layer.type === 'empfaenger') return empfaengerRefusal(action, layer)
  if (layer.system !== undefined) return systemRefusal(action, layer)
  return userRefusal(action, layer)
}

/** Why an action is possible on none of these layers; null: on one of them it is. */
export function refusalOfAll(action: LayerAction, layers: readonly Layer[]): string | null {
  const refusals = layers.map((layer) => layerRefusal(action, layer))
  return refusals.includes(null) ? null : (refusals[0] ?? null)
}

function zoneRefusal(action: LayerAction): string {
  return action === 'loeschen' || action === 'ausblenden' ? (NICHT_LOESCHEN.zone ?? ZONE) : ZONE
}

function empfaengerRefusal(action: LayerAction, layer: Layer): string | null {
  if (action === 'loeschen' || action === 'ausblenden') return NICHT_LOESCHEN.empfaenger ?? ANSCHRIFT
  if (action === 'verschieben') return layer.locked.position ? ANSCHRIFT : null
  return ANSCHRIFT
}

function lockRefusal(action: 'verschieben' | 'drehen' | 'groesse' | 'inhalt', { locked }: Layer): string | null {
  const lock = { verschieben: locked.position, drehen: locked.position, groesse: locked.size, inhalt: locked.content }
  return lock[action] ? GESPERRT : null
}

function systemRefusal(action: LayerAction, layer: Layer): string | null {
  const name = layer.type === 'qrcode' ? 'Der QR-Code' : 'Der Datenschutzhinweis'
  switch (action) {
    case 'loeschen':
    case 'ausblenden':
      return layer.type === 'qrcode' && action === 'ausblenden' ? null : (NICHT_LOESCHEN[layer.type] ?? GESPERRT)
    case 'duplizieren':
      return `${name} steht auf jeder Seite höchstens einmal.`
    case 'sperren':
    case 'umbenennen':
    case 'reihenfolge':
      return `${name} liegt immer über Ihrer Gestaltung.`
    case 'verschieben':
    case 'drehen':
    case 'groesse':
    case 'inhalt':
      return lockRefusal(action, layer)
  }
}

function userRefusal(action: LayerAction, layer: Layer): string | null {
  switch (action) {
    case 'verschieben':
    case 'drehen':
    case 'groesse':
    case 'inhalt':
      return lockRefusal(action, layer)
    case 'loeschen':
    case 'ausblenden':
      return layer.locked.delete || layer.required ? GESPERRT : null
    case 'reihenfolge':
      return layer.locked.order ? GESPERRT : null
    case 'duplizieren':
    case 'sperren':
    case 'umbenennen':
      return null
  }
}

/** How small a layer may get and whether its sides are bound. */
export function sizeRule(layer: Layer): SizeRule {
  switch (layer.type) {
    case 'qrcode':
      return { minW: QR_MIN_WIDTH_MM, minH: QR_MIN_WIDTH_MM, ratio: 'immer' }
    case 'datenschutz':
      return { minW: DATENSCHUTZ_MIN.w, minH: layer.lineHeight + 2 * layer.padding, ratio: 'frei' }
    case 'bild':
      return { minW: MIN_SIDE_MM, minH: MIN_SIDE_MM, ratio: 'ecken' }
    case 'form':
      return layer.shape === 'linie'
        ? { minW: MIN_SIDE_MM, minH: 0.1, ratio: 'frei' }
        : { minW: MIN_SIDE_MM, minH: MIN_SIDE_MM, ratio: 'frei' }
    case 'text':
    case 'zone':
    case 'empfaenger':
      return { minW: MIN_SIDE_MM, minH: MIN_SIDE_MM, ratio: 'frei' }
  }
}

/** Page size and the zones that the privacy block must leave free, mm. */
export interface PageLimits {
  data: { w: Mm; h: Mm }
  zones: Rect[]
}

/** The frame a layer really gets: rounded, not below its smallest size, never lost outside the page, off the zones. */
export function constrainFrame(layer: Layer, wanted: Frame, limits: PageLimits): Frame {
  const rule = sizeRule(layer)
  const w = Math.max(rule.minW, wanted.w)
  const h = layer.type === 'qrcode' ? w : Math.max(rule.minH, wanted.h)
  // Rounded first: whether a way out of a zone stays on the page must not hang on less than a thousandth.
  const sized = roundFrame(onPage({ ...wanted, w, h }, limits.data))
  return layer.type === 'datenschutz' ? roundFrame(outsideZones(sized, limits)) : sized
}

function onPage(frame: Frame, data: { w: Mm; h: Mm }): Frame {
  const bounds = boundsOf(frame)
  const keepX = Math.min(AUF_DER_SEITE_MM, bounds.w)
  const keepY = Math.min(AUF_DER_SEITE_MM, bounds.h)
  const x = Math.min(Math.max(bounds.x, keepX - bounds.w), data.w - keepX)
  const y = Math.min(Math.max(bounds.y, keepY - bounds.h), data.h - keepY)
  return { ...frame, x: frame.x + (x - bounds.x), y: frame.y + (y - bounds.y) }
}

/** Moves a frame out of the zones on the shortest way that stays on the page; leaves it where no way does. */
function outsideZones(frame: Frame, limits: PageLimits): Frame {
  let moved = frame
  for (const zone of limits.zones) moved = outsideZone(moved, zone, limits.data)
  return moved
}

function outsideZone(frame: Frame, zone: Rect, data: { w: Mm; h: Mm }): Frame {
  const box = boundsOf(frame)
  const overlapX = Math.min(box.x + box.w, zone.x + zone.w) - Math.max(box.x, zone.x)
  const overlapY = Math.min(box.y + box.h, zone.y + zone.h) - Math.max(box.y, zone.y)
  if (overlapX <= 0 || overlapY <= 0) return frame
  const ways = [
    { dx: zone.x - (box.x + box.w), dy: 0 },
    { dx: zone.x + zone.w - box.x, dy: 0 },
    { dx: 0, dy: zone.y - (box.y + box.h) },
    { dx: 0, dy: zone.y + zone.h - box.y },
  ].filter(
    ({ dx, dy }) => box.x + dx >= 0 && box.y + dy >= 0 && box.x + dx + box.w <= data.w && box.y + dy + box.h <= data.h,
  )
  const shortest = ways.sort((a, b) => Math.abs(a.dx + a.dy) - Math.abs(b.dx + b.dy))[0]
  return shortest ? { ...frame, x: roundMm(frame.x + shortest.dx), y: roundMm(frame.y + shortest.dy) } : frame
}
