import type { Befund, Farbe, FormatId, Layer, Mm, Rect, Seite, TextLayer } from '#src/contract/dokument.ts'
import { SCHWARZ, WEISS } from '../farbe.ts'
import { BLEED_MM, dataRect, trimRect, zonesOf } from '../formats.ts'
import { qrMatrixOf } from '../layerOps.ts'
import { DATENSCHUTZ_SIZE_MM, DATENSCHUTZ_WIDTH_MM } from '../layers.ts'
import { SCHRIFT_MEHRFARBIG_PT } from '../preflight/thresholds.ts'
import { QR_MIN_MODULE_MM, QR_MIN_WIDTH_MM } from '../qr.ts'
import { MM_PER_PT } from '../units.ts'
import { wegZumFreienPlatz } from './freierPlatz.ts'
import { boundsOf, type Frame, frameOf } from './geometry.ts'
import { newShapeLayer } from './newLayers.ts'
import { addLayer, type Dokument, findLayer, freeId, type Result, setFrame, updateLayer } from './operations.ts'
import { fillFields } from './text.ts'

const NICHTS: Result = { ok: false, grund: 'Das lässt sich nur von Hand beheben.' }
const KEIN_PLATZ: Result = {
  ok: false,
  grund: 'Für die Ebene ist auf dieser Seite kein freier Platz. Bitte verkleinern Sie sie.',
}
/** Type that may be of several inks, with some room for rounding, mm. */
const SCHRIFT_MIN_MM = (SCHRIFT_MEHRFARBIG_PT + 0.05) * MM_PER_PT
/** Thinnest line that a plate holds, mm: 0.25 pt. */
const LINIE_MIN_MM = 0.26 * MM_PER_PT
/** An edge this close to the trim was meant to reach it, mm (print 9.4). */
const NEAR_TRIM_MM = 1

/** Is there a mend for it in the editor? It needs a layer to be done at. */
export function hasAbhilfe({ abhilfe, layerId }: Pick<Befund, 'abhilfe' | 'layerId'>): boolean {
  return abhilfe !== undefined && layerId !== undefined
}

/** Mends a finding of a design on one click, as one step (print 5). What cannot be mended says why. */
export function mend(dokument: Dokument, { abhilfe, layerId, stelle }: Befund, format: FormatId): Result {
  const found = layerId === undefined ? null : findLayer(dokument, layerId)
  if (!found || abhilfe === undefined) return NICHTS
  const { layer, seite } = found
  const limits = { data: dataRect(format), zones: zonesOf(format, seite.side).map(({ rect }) => rect) }
  const place = (frame: Frame) => setFrame(dokument, layer.id, frame, limits)
  switch (abhilfe) {
    case 'bisInBeschnitt':
      return place(bisInBeschnitt(layer, format))
    case 'verschieben': {
      const way = wegZumFreienPlatz(layer, seite, format)
      return way === null ? KEIN_PLATZ : place({ ...frameOf(layer), x: layer.x + way.dx, y: layer.y + way.dy })
    }
    case 'groesser':
      return layer.type === 'qrcode' ? place(largerCode(layer)) : larger(dokument, layer, place)
    case 'dunkler':
      return layer.type === 'text'
        ? updateLayer(dokument, layer.id, (now) => recoloured(now, SCHWARZ))
        : darker(dokument, layer)
    case 'weisseFlaeche':
      return layer.type === 'text'
        ? updateLayer(dokument, layer.id, (now) => (now.type === 'text' ? { ...now, background: WEISS } : now))
        : plateBelow(dokument, seite, stelle ?? layer)
    case 'feldEinsetzen':
      return updateLayer(dokument, layer.id, (now) =>
        now.type === 'text' ? { ...now, paragraphs: fillFields(now.paragraphs) } : now,
      )
    default:
      return NICHTS
  }
}

/** Edges that nearly reach the trim are drawn to the edge of the data; for upright layers. */
function bisInBeschnitt(layer: Layer, format: FormatId): Frame {
  const box = boundsOf(layer)
  const [trim, data] = [trimRect(format), dataRect(format)]
  const near = (beyond: Mm) => beyond > -NEAR_TRIM_MM && beyond < BLEED_MM
  const left = near(trim.x - box.x) ? data.x : box.x
  const top = near(trim.y - box.y) ? data.y : box.y
  const right = near(box.x + box.w - trim.x - trim.w) ? data.w : box.x + box.w
  const bottom = near(box.y + box.h - trim.y - trim.h) ? data.h : box.y + box.h
  return framed({ x: left, y: top, w: right - left, h: bottom - top }, layer.rotation)
}

/** The frame whose upright box this is; a quarter turn swaps the sides. */
function framed({ x, y, w, h }: Rect, rotation: number): Frame {
  const [own, other] = rotation % 180 === 0 ? [w, h] : [h, w]
  return { x: x + (w - own) / 2, y: y + (h - other) / 2, w: own, h: other, rotation }
}

/** As wide as its smallest readable modules need, growing from its middle. */
function largerCode(layer: Extract<Layer, { type: 'qrcode' }>): Frame {
  const modules = qrMatrixOf(layer, {}).matrix.length
  const edge = Math.max(layer.w, QR_MIN_WIDTH_MM, Math.ceil(modules * QR_MIN_MODULE_MM * 10) / 10)
  return { ...frameOf(layer), x: layer.x - (edge - layer.w) / 2, y: layer.y - (edge - layer.h) / 2, w: edge, h: edge }
}

function larger(dokument: Dokument, layer: Layer, place: (frame: Frame) => Result): Result {
  if (layer.type === 'datenschutz') {
    const wide = place({ ...frameOf(layer), w: Math.max(layer.w, DATENSCHUTZ_WIDTH_MM) })
    const size = Math.max(layer.style.size, DATENSCHUTZ_SIZE_MM)
    return wide.ok ? restyled(wide.dokument, layer.id, size) : wide
  }
  if (layer.type === 'text')
    return updateLayer(dokument, layer.id, (now) => (now.type === 'text' ? readable(now) : now))
  if (layer.type !== 'form') return NICHTS
  return updateLayer(dokument, layer.id, (now) =>
    now.type === 'form' && now.stroke
      ? { ...now, stroke: { ...now.stroke, width: Math.max(now.stroke.width, LINIE_MIN_MM) } }
      : now,
  )
}

/** The privacy block is locked for its text, not for its type. */
function restyled(dokument: Dokument, id: string, size: Mm): Result {
  return changed(dokument, id, (layer) =>
    layer.type === 'datenschutz' ? { ...layer, style: { ...layer.style, size } } : layer,
  )
}

function changed(dokument: Dokument, id: string, change: (layer: Layer) => Layer): Result {
  return {
    ok: true,
    dokument: dokument.map((seite) => ({
      ...seite,
      layers: seite.layers.map((layer) => (layer.id === id ? change(layer) : layer)),
    })),
    auswahl: [id],
  }
}

/** Code and privacy text in full black; they are locked for what they say, not for how dark they are. */
function darker(dokument: Dokument, { id, type }: Layer): Result {
  if (type !== 'qrcode' && type !== 'datenschutz') return NICHTS
  return changed(dokument, id, (layer) => ({
    ...layer,
    opacity: 1,
    ...(layer.type === 'datenschutz' && { style: { ...layer.style, color: SCHWARZ } }),
  }))
}

/** White on top of what is the customer's, so that what is ours stands on it. */
function plateBelow(dokument: Dokument, { side, layers }: Seite, place: Rect): Result {
  const plate = newShapeLayer(freeId(dokument, 'form'), place, 'rechteck', WEISS)
  return addLayer(dokument, side, { ...plate, name: 'Weiße Fläche', ...place }, layers.length)
}

/** Every piece of a text at least so large that small type prints clearly. */
function readable(layer: TextLayer): TextLayer {
  const up = (size: Mm) => Math.max(size, SCHRIFT_MIN_MM)
  return {
    ...restyledText(layer, (style) => ({ ...style, ...(style.size !== undefined && { size: up(style.size) }) })),
    lineHeight: Math.max(layer.lineHeight, SCHRIFT_MIN_MM),
  }
}

function recoloured(layer: Layer, color: Farbe): Layer {
  return layer.type === 'text' ? restyledText(layer, (style) => ({ ...style, ...(style.color && { color }) })) : layer
}

/** What a mend changes of a style, be it a layer's or a run's own. */
interface Aenderbar {
  size?: Mm | undefined
  color?: Farbe | undefined
}

function restyledText(layer: TextLayer, change: <S extends Aenderbar>(style: S) => S): TextLayer {
  return {
    ...layer,
    style: change(layer.style),
    paragraphs: layer.paragraphs.map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.map((run) => (run.style ? { ...run, style: change(run.style) } : run)),
    })),
  }
}
