import type { ImageLayer, Layer, Mm, QrLayer, Rect, ShapeLayer, ZoneLayer } from '#src/contract/dokument.ts'
import { type LayerResult, type LayoutContext, type Op, PFAD, type QrUrls } from './displayList.ts'
import { SCHWARZ, WEISS } from './farbe.ts'
import { QR_QUIET_MODULES, qrModules, qrRuns, qrText, type QrText } from './qr.ts'
import { parsePath } from './vektor/readVektor.ts'
import { datenschutzOps, empfaengerOps, textOps } from './textLayers.ts'

/** Bézier handle of a quarter circle of radius 1. */
const KAPPA = 0.5522847498

/** Display list of one layer. */
export function layerOps(layer: Layer, context: LayoutContext): LayerResult {
  switch (layer.type) {
    case 'text':
      return textOps(layer, context)
    case 'datenschutz':
      return datenschutzOps(layer, context)
    case 'empfaenger':
      return empfaengerOps(layer, context)
    case 'bild':
      return { ops: imageOps(layer, context), box: boxOf(layer), befunde: [] }
    case 'form':
      return { ops: shapeOps(layer), box: boxOf(layer), befunde: [] }
    case 'zone':
      return { ops: zoneOps(layer), box: boxOf(layer), befunde: [] }
    case 'qrcode':
      return qrOps(layer, context)
  }
}

/** Position and size of a layer alone. */
function boxOf({ x, y, w, h }: Rect): Rect {
  return { x, y, w, h }
}

function rectPath({ x, y, w, h }: Rect): Float64Array {
  return Float64Array.of(PFAD.rect, x, y, w, h)
}

function zoneOps(layer: ZoneLayer): Op[] {
  return layer.fill === 'weiss' ? [{ op: 'pfad', d: rectPath(layer), fill: WEISS, evenOdd: false }] : []
}

/** Part of the picture and the place where it is printed (fit, crop). */
export function placeImage(
  layer: ImageLayer,
  px: readonly [number, number] | undefined,
): { rect: Rect; crop: ImageLayer['crop'] } {
  const { crop } = layer
  const rect = boxOf(layer)
  const sourceW = (px?.[0] ?? 0) * crop.w
  const sourceH = (px?.[1] ?? 0) * crop.h
  if (sourceW <= 0 || sourceH <= 0) return { rect, crop }
  const shape = sourceW / sourceH / (rect.w / rect.h)
  if (layer.fit === 'fuellen') {
    const w = shape > 1 ? crop.w / shape : crop.w
    const h = shape > 1 ? crop.h : crop.h * shape
    return { rect, crop: { x: crop.x + (crop.w - w) / 2, y: crop.y + (crop.h - h) / 2, w, h } }
  }
  const w = shape > 1 ? rect.w : rect.w * shape
  const h = shape > 1 ? rect.h / shape : rect.h
  return { rect: { x: rect.x + (rect.w - w) / 2, y: rect.y + (rect.h - h) / 2, w, h }, crop }
}

function imageOps(layer: ImageLayer, context: LayoutContext): Op[] {
  const px = context.assets?.find(({ id }) => id === layer.assetId)?.px
  const placed = placeImage(layer, px)
  const clip = maskPath(layer.maske, placed.rect)
  const bild: Op = { op: 'bild', assetId: layer.assetId, ...placed, ...(clip && { clip }) }
  if (!layer.flipX && !layer.flipY) return [bild]
  const [sx, sy] = [layer.flipX ? -1 : 1, layer.flipY ? -1 : 1]
  const m = [sx, 0, 0, sy, sx < 0 ? 2 * layer.x + layer.w : 0, sy < 0 ? 2 * layer.y + layer.h : 0] as const
  return [{ op: 'q', m, alpha: 1 }, bild, { op: 'Q' }]
}

/** Outline of a mask around the picture; null where all of it shows. */
function maskPath(maske: ImageLayer['maske'], rect: Rect): Float64Array | null {
  if (maske === undefined) return null
  if (maske.form === 'ellipse') return roundedPath(rect, rect.w / 2, rect.h / 2)
  const radius = Math.min(maske.radius, rect.w / 2, rect.h / 2)
  return radius > 0 ? roundedPath(rect, radius, radius) : null
}

function shapeOps(layer: ShapeLayer): Op[] {
  if (layer.shape === 'zeichnung') return zeichnungOps(layer)
  const fill = layer.shape === 'linie' ? undefined : layer.fill
  return [
    {
      op: 'pfad',
      d: shapePath(layer),
      ...(fill && { fill }),
      ...(layer.stroke && { stroke: layer.stroke }),
      evenOdd: false,
    },
  ]
}

/** The drawing's own field, stretched onto the box. Throws where a path cannot be read. */
function zeichnungOps({ x, y, w, h, zeichnung }: ShapeLayer): Op[] {
  if (zeichnung === undefined) return []
  const paths = zeichnung.pfade.map(({ d, fill, stroke, evenOdd = false }): Op => ({
    op: 'pfad',
    d: parsePath(d),
    ...(fill && { fill }),
    ...(stroke && { stroke }),
    evenOdd,
  }))
  return [{ op: 'q', m: [w / zeichnung.w, 0, 0, h / zeichnung.h, x, y], alpha: 1 }, ...paths, { op: 'Q' }]
}

function shapePath(layer: ShapeLayer): Float64Array {
  const { x, y, w, h } = layer
  if (layer.shape === 'ellipse') return roundedPath(layer, w / 2, h / 2)
  if (layer.shape === 'linie') return Float64Array.of(PFAD.move, x, y + h / 2, PFAD.line, x + w, y + h / 2)
  const radius = Math.min(layer.radius ?? 0, w / 2, h / 2)
  return radius > 0 ? roundedPath(layer, radius, radius) : rectPath(layer)
}

function roundedPath({ x, y, w, h }: Rect, rx: Mm, ry: Mm): Float64Array {
  const [kx, ky] = [rx * (1 - KAPPA), ry * (1 - KAPPA)]
  const [r, b] = [x + w, y + h]
  // oxfmt-ignore
  return Float64Array.of(
    PFAD.move, x + rx, y,
    PFAD.line, r - rx, y,
    PFAD.curve, r - kx, y, r, y + ky, r, y + ry,
    PFAD.line, r, b - ry,
    PFAD.curve, r, b - ky, r - kx, b, r - rx, b,
    PFAD.line, x + rx, b,
    PFAD.curve, x + kx, b, x, b - ky, x, b - ry,
    PFAD.line, x, y + ry,
    PFAD.curve, x, y + ky, x + kx, y, x + rx, y,
    PFAD.close,
  )
}

/** What a code says: the link that is meant for its layer, or the layer's own content. */
export function qrTextOf({ id, inhaltTyp, inhalt }: QrLayer, qrUrls: QrUrls): QrText {
  const url = Object.hasOwn(qrUrls, id) ? qrUrls[id] : undefined
  return url === undefined ? qrText(inhaltTyp, inhalt) : qrText('website', url)
}

/** Code, or the reason why there is none. */
export function qrMatrixOf(layer: QrLayer, qrUrls: QrUrls): { matrix: boolean[][]; grund: string | null } {
  const text = qrTextOf(layer, qrUrls)
  if (!text.ok) return { matrix: [], grund: text.grund }
  const matrix = qrModules(text.text, layer.ecc)
  return { matrix, grund: matrix.length === 0 ? 'Der Inhalt ist zu lang für einen QR-Code.' : null }
}

/** A code is square: its edge is the layer's shorter side. */
export function codeSquare({ x, y, w, h }: Rect): Rect {
  const edge = Math.min(w, h)
  return { x: x + (w - edge) / 2, y: y + (h - edge) / 2, w: edge, h: edge }
}

function qrOps(layer: QrLayer, context: LayoutContext): LayerResult {
  const box = boxOf(layer)
  if (!layer.enabled) return { ops: [], box, befunde: [] }
  const square = codeSquare(layer)
  const { matrix, grund } = qrMatrixOf(layer, context.qrUrls)
  if (grund !== null) {
    const frame: Op = {
      op: 'pfad',
      d: rectPath(square),
      fill: WEISS,
      stroke: { color: SCHWARZ, width: 0.2 },
      evenOdd: false,
    }
    const hilfe = 'Geben Sie den Inhalt des QR-Codes ein oder schalten Sie ihn aus.'
    return {
      ops: [frame],
      box,
      befunde: [{ schwere: 'fehler', code: 'qrInhalt', layerId: layer.id, text: grund, hilfe }],
    }
  }
  const edgeOfModule = square.w / matrix.length
  const quiet = QR_QUIET_MODULES
  const side = matrix.length + 2 * quiet
  const modules = qrRuns(matrix).flatMap(([x, y, length]) => [PFAD.rect, x, y, length, 1])
  return {
    ops: [
      { op: 'q', m: [edgeOfModule, 0, 0, edgeOfModule, square.x, square.y], alpha: 1 },
      { op: 'pfad', d: Float64Array.of(PFAD.rect, -quiet, -quiet, side, side), fill: WEISS, evenOdd: false },
      { op: 'pfad', d: Float64Array.from(modules), fill: SCHWARZ, evenOdd: false },
      { op: 'Q' },
    ],
    box,
    befunde: [],
  }
}
