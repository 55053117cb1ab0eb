import {
  PLATZHALTER,
  type Farbe,
  type FormatId,
  type ImageLayer,
  type Layer,
  type Run,
  type Seite,
  type ShapeLayer,
  type TextLayer,
  type TextStyle,
} from '#src/contract/dokument.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { cycled } from '../random.ts'

/** "#rrggbb" as ink of the document. */
function ink(hex: string): Farbe {
  const part = (at: number) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000
  return { r: part(1), g: part(3), b: part(5) }
}

const FREI = { position: false, size: false, content: false, order: false, delete: false }
const basis = { rotation: 0, opacity: 1, visible: true, print: true, locked: FREI, required: false }

type Place = [x: number, y: number, w: number, h: number]
const at = ([x, y, w, h]: Place) => ({ x, y, w, h })

interface TextOptions {
  font?: string
  weight?: TextStyle['weight']
  size: number
  color: string
  align?: 'left' | 'center' | 'right'
  /** Line height as a multiple of the size. */
  leading?: number
  vAlign?: TextLayer['vAlign']
  italic?: boolean
  tracking?: number
  background?: string
  padding?: number
}

/** Lines of one text; `{key|fallback}` is a placeholder. */
export function text(id: string, place: Place, lines: readonly string[], options: TextOptions): TextLayer {
  const { font = 'source-sans-3', weight = 400, size, color, align = 'left', leading = 1.3 } = options
  const { vAlign = 'top', italic = false, tracking = 0, background, padding = 0 } = options
  return {
    ...basis,
    ...at(place),
    id,
    name: (lines[0] ?? id).replace(/[{}|]/g, ' ').slice(0, 40),
    type: 'text',
    paragraphs: lines.map((line) => ({ align, runs: runsOf(line) })),
    style: { font, weight, italic, size, color: ink(color), tracking, underline: false },
    lineHeight: Math.round(size * leading * 100) / 100,
    padding,
    vAlign,
    overflow: 'fehler',
    ...(background === undefined ? {} : { background: ink(background) }),
  }
}

function runsOf(line: string): Run[] {
  return line
    .split(/(\{[a-z]+\|[^}]*\})/)
    .filter((part) => part !== '')
    .map((part): Run => {
      const [, name, fallback = ''] = /^\{([a-z]+)\|([^}]*)\}$/.exec(part) ?? []
      const key = PLATZHALTER.find((known) => known === name)
      return key === undefined ? { t: 'text', text: part } : { t: 'ph', key, fallback }
    })
}

export function picture(id: string, place: Place, assetId: string, alt: string): ImageLayer {
  return {
    ...basis,
    ...at(place),
    id,
    name: alt.slice(0, 40),
    type: 'bild',
    assetId,
    fit: 'fuellen',
    crop: { x: 0, y: 0, w: 1, h: 1 },
    flipX: false,
    flipY: false,
    alt,
  }
}

export function shape(id: string, place: Place, fill: string, more: Partial<ShapeLayer> = {}): ShapeLayer {
  return { ...basis, ...at(place), id, name: 'Fläche', type: 'form', shape: 'rechteck', fill: ink(fill), ...more }
}

/** The system layers of a fresh page with our own layers below them. */
export function withLayers(page: Seite, layers: Layer[], background?: string): Seite {
  return { ...page, ...(background ? { background: ink(background) } : {}), layers: [...layers, ...page.layers] }
}

/** Sets what the QR code leads to, and moves a system layer where a design needs it. */
export function placeSystem(
  page: Seite,
  changes: {
    qr?: { enabled?: boolean; inhalt?: string; x?: number; y?: number }
    datenschutz?: { x: number; y: number }
  },
): Seite {
  return {
    ...page,
    layers: page.layers.map((layer) => {
      if (layer.type === 'qrcode') return { ...layer, ...changes.qr }
      if (layer.type === 'datenschutz') return { ...layer, ...changes.datenschutz }
      return layer
    }),
  }
}

/** The empty pages of a format; a sheet with one page has it on both sides. */
export function frontAndBack(format: FormatId): [vorne: Seite, hinten: Seite] {
  const seiten = defaultSeiten(format)
  return [cycled(seiten, 0), cycled(seiten, 1)]
}
