import type { Farbe, FormatId, Layer, Rect, Seite, SeitenName, TextLayer } from '#src/contract/dokument.ts'
import { newShapeLayer, newTextLayer } from './editor/newLayers.ts'
import { dataRect, FORMATS, safetyRect, trimRect, zonesOf } from './formats.ts'
import { formatMasse } from './units.ts'

const SCHNITT: Farbe = { c: 0, m: 1, y: 0, k: 0 }
const SICHER: Farbe = { c: 1, m: 0, y: 0, k: 0 }
const FREI: Farbe = { c: 0, m: 0.12, y: 0.12, k: 0 }
const FELD: Farbe = { c: 0.15, m: 0, y: 0, k: 0 }
const LINE_MM = 0.25
const FONT = 'source-sans-3'

/** Sheets of a format with its lines and zones, to be laid below a design and taken out before it is exported (print 5.4). */
export function vorlageSeiten(format: FormatId): Seite[] {
  return FORMATS[format].pages.map((side) => ({ side, layers: layersOf(format, side), guides: [] }))
}

function layersOf(format: FormatId, side: SeitenName): Layer[] {
  const { empfaenger, final, data } = FORMATS[format]
  const safe = safetyRect(format)
  const zones = zonesOf(format, side).map((zone) => ({
    ...zone,
    name: zone.id === 'codierzone' ? 'Codierzone: bleibt weiß' : 'Stempel- und Empfängerzone: bleibt weiß',
  }))
  const field = empfaenger.side === side ? [empfaenger.rect] : []
  const seite = side === 'vorderseite' ? 'Vorderseite' : 'Rückseite'
  return [
    ...zones.map(({ id, rect }) => area(id, rect, FREI)),
    ...field.map((rect) => area('anschrift', rect, FELD)),
    outline('schnitt', trimRect(format), SCHNITT),
    outline('sicher', safe, SICHER),
    ...zones.map(({ id, rect, name }) => label(`${id}-text`, inside(rect, dataRect(format)), name)),
    ...field.map((rect) => label('anschrift-text', rect, 'Anschrift')),
    label(
      'text',
      { ...safe, x: safe.x + 2, y: safe.y + 2, w: Math.min(90, safe.w - 4), h: 24 },
      `${seite}. Mit Beschnitt ${formatMasse(data.w, data.h)}, Schnittkante (Magenta) ${formatMasse(final.w, final.h)}, Text und Logos innerhalb der blauen Linie. Diese Vorlage vor dem Export ausblenden oder löschen.`,
    ),
  ]
}

function area(id: string, rect: Rect, fill: Farbe): Layer {
  return { ...newShapeLayer(id, rect, 'rechteck', fill), ...rect }
}

function outline(id: string, rect: Rect, color: Farbe): Layer {
  const { fill: _none, ...shape } = newShapeLayer(id, rect, 'rechteck', color)
  return { ...shape, ...rect, stroke: { color, width: LINE_MM } }
}

function label(id: string, rect: Rect, text: string): TextLayer {
  const layer = newTextLayer(id, rect, FONT)
  return {
    ...layer,
    ...rect,
    paragraphs: [{ align: 'left', runs: [{ t: 'text', text }] }],
    style: { ...layer.style, size: 3 },
    lineHeight: 4,
    padding: 1,
    overflow: 'verkleinern',
    minSize: 2,
  }
}

/** Where its words may stand: not where the sheet is cut. */
function inside({ x, y, w, h }: Rect, data: Rect): Rect {
  const edge = 6
  const left = Math.max(x, edge)
  const top = Math.max(y, edge)
  return { x: left, y: top, w: Math.min(x + w, data.w - edge) - left, h: Math.min(y + h, data.h - edge) - top }
}
