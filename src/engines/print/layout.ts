import type { Befund, Layer, Rect, Seite } from '#src/contract/dokument.ts'
import { absenderOps } from './absenderzeile.ts'
import type { LayoutContext, LayoutResult, Matrix, Op, QrUrls } from './displayList.ts'
import { PFAD } from './displayList.ts'
import { bedingungOf, isFor } from './eigeneSpalten.ts'
import { FORMATS } from './formats.ts'
import { layerOps } from './layerOps.ts'
import { printOrder } from './layers.ts'
import { anschriftOps } from './textLayers.ts'

/** Is the layer on the sheet? */
export function isPrinted(layer: Layer): boolean {
  return layer.visible && layer.print && (layer.type !== 'qrcode' || layer.enabled)
}

/** Does a layer look the same for every recipient of the same context? */
export function isPersonal(layer: Layer, qrUrls: QrUrls): boolean {
  if (layer.type === 'empfaenger') return true
  if (layer.type === 'qrcode') return Object.hasOwn(qrUrls, layer.id)
  if (bedingungOf(layer) !== undefined) return true
  return layer.type === 'text' && layer.paragraphs.some(({ runs }) => runs.some(({ t }) => t === 'ph'))
}

/** Turns clockwise about a point, y down. */
function rotationAbout(x: number, y: number, degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos]
}

export interface PlacedLayer {
  ops: Op[]
  box: Rect
  befunde: Befund[]
}

/** One layer with its rotation and opacity. */
export function layoutLayer(layer: Layer, context: LayoutContext): PlacedLayer {
  const { ops, box, befunde } = layerOps(layer, context)
  return { ops: placed(layer, ops), box, befunde }
}

function placed(layer: Layer, ops: Op[]): Op[] {
  if (ops.length === 0 || (layer.rotation === 0 && layer.opacity === 1)) return ops
  const m = rotationAbout(layer.x + layer.w / 2, layer.y + layer.h / 2, layer.rotation)
  return [{ op: 'q', m, alpha: layer.opacity }, ...ops, { op: 'Q' }]
}

/** What of a personal layer is the same for all recipients: written once into a print file. */
export function commonOps(layer: Layer, context: LayoutContext): Op[] {
  return layer.type === 'empfaenger' ? placed(layer, absenderOps(layer, context).ops) : []
}

/** What of a personal layer is one recipient's own; with `commonOps` before it the whole layer. Nothing where it is for others. */
export function personalOps(layer: Layer, context: LayoutContext): Pick<PlacedLayer, 'ops' | 'befunde'> {
  if (!isFor(layer, context.empfaenger)) return { ops: [], befunde: [] }
  if (layer.type !== 'empfaenger') return layoutLayer(layer, context)
  const { ops, befunde } = anschriftOps(layer, context)
  return { ops: placed(layer, ops), befunde }
}

/** Paper colour of a page over the whole data format. */
export function backgroundOps(seite: Seite, format: LayoutContext['format']): Op[] {
  const { w, h } = FORMATS[format].data
  return seite.background
    ? [{ op: 'pfad', d: Float64Array.of(PFAD.rect, 0, 0, w, h), fill: seite.background, evenOdd: false }]
    : []
}

/**
 * The one layout of a page: display list in mm of the data format. Screen, preview, approval page and PDF draw this list
 * and nothing else (print 0).
 */
export function layout(seite: Seite, context: LayoutContext): LayoutResult {
  const result: LayoutResult = { ops: backgroundOps(seite, context.format), boxes: new Map(), befunde: [] }
  for (const layer of printOrder(seite.layers)) {
    if (!isPrinted(layer) || !isFor(layer, context.empfaenger)) continue
    const { ops, box, befunde } = layoutLayer(layer, context)
    result.ops.push(...ops)
    result.boxes.set(layer.id, box)
    result.befunde.push(...befunde.map((befund) => ({ ...befund, seite: seite.side })))
  }
  return result
}

interface Drawable extends LayoutResult {
  /** Without the layers that cannot be laid out. */
  seite: Seite
  broken: Layer[]
}

/** The page as far as it can be laid out: for what is judged or only shown, never for print (EDT-02). */
export function layoutDrawable(seite: Seite, context: LayoutContext): Drawable {
  try {
    return { seite, broken: [], ...layout(seite, context) }
  } catch {
    const broken = seite.layers.filter((layer) => isPrinted(layer) && tryLayoutLayer(layer, context) === null)
    const rest = { ...seite, layers: seite.layers.filter((layer) => !broken.includes(layer)) }
    return { seite: rest, broken, ...layout(rest, context) }
  }
}

/** One layer, or null where it cannot be laid out. */
export function tryLayoutLayer(layer: Layer, context: LayoutContext): PlacedLayer | null {
  try {
    return layoutLayer(layer, context)
  } catch {
    return null
  }
}
