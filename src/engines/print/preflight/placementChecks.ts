import type { Befund, FormatId, Layer, Mm, Rect, Seite } from '#src/contract/dokument.ts'
import type { QrUrls } from '../displayList.ts'
import { BLEED_MM, dataRect, FORMATS, SAFETY_MM, safetyRect, trimRect, zonesOf } from '../formats.ts'
import { boundsOf, contains, corners, grow, type Punkt, sharedArea } from '../geometry.ts'
import { qrMatrixOf } from '../layerOps.ts'
import { isPrinted } from '../layout.ts'
import { QR_QUIET_MODULES } from '../qr.ts'
import { formatMm } from '../units.ts'

/** Overlap that is still no content in a zone, mm² (print 9.1). */
export const MAX_OVERLAP_MM2 = 0.5
/** An edge this close to the trim was meant to reach it, mm (print 9.4). */
const NEAR_TRIM_MM = 1
/** Height that the privacy text may need while it is unknown: ten lines of 2 mm and padding. Assumed (print 9.6). */
const DATENSCHUTZ_RESERVE_MM = 22

export interface PlacementInput {
  seite: Seite
  format: FormatId
  /** Boxes as laid out, the privacy block as high as its text. */
  boxes: ReadonlyMap<string, Rect>
  /** Box of the ink of each text layer, before rotation. */
  ink: ReadonlyMap<string, Rect>
  datenschutzBekannt: boolean
  qrUrls: QrUrls
}

type Finding = Omit<Befund, 'seite'>

/** Where layers stand: zones, address, bleed, safety, privacy block (print 9.1 to 9.6). */
export function placementFindings(input: PlacementInput): Befund[] {
  const { seite } = input
  const layers = seite.layers.filter(isPrinted)
  const found: Finding[] = layers.flatMap((layer) => [
    ...zoneFindings(layer, input),
    ...addressFindings(layer, input),
    ...bleedFindings(layer, input),
    ...edgeFindings(layer, input),
  ])
  found.push(...datenschutzFindings(layers, input))
  return found.map((befund) => ({ ...befund, seite: seite.side }))
}

export function polygonOf(layer: Layer, box: Rect): Punkt[] {
  return corners(box, layer.rotation, [layer.x + layer.w / 2, layer.y + layer.h / 2])
}

/** Covers the whole page: background art may run under the white zones (print 9.1). */
export function isBackground(layer: Layer, format: FormatId): boolean {
  if (layer.type !== 'bild' && layer.type !== 'form') return false
  const data = dataRect(format)
  return sharedArea(polygonOf(layer, layer), data) > data.w * data.h - 1
}

/** The printed area: the code of a QR layer, the letters of a text without background. */
export function printedBox(layer: Layer, { boxes, ink }: PlacementInput): Rect {
  return ink.get(layer.id) ?? boxes.get(layer.id) ?? layer
}

function zoneFindings(layer: Layer, input: PlacementInput): Finding[] {
  if (layer.type === 'zone' || layer.type === 'empfaenger' || isBackground(layer, input.format)) return []
  const polygon = polygonOf(layer, printedBox(layer, input))
  return zonesOf(input.format, input.seite.side)
    .filter(({ rect }) => sharedArea(polygon, rect) > MAX_OVERLAP_MM2)
    .map(({ id, rect }) => ({
      schwere: 'fehler',
      code: 'zoneNichtFrei',
      abhilfe: 'verschieben',
      layerId: layer.id,
      text: `„${layer.name}“ liegt in der ${id === 'codierzone' ? 'Codierzone' : 'Stempel- und Empfängerzone'}.`,
      hilfe: 'Verschieben Sie die Ebene aus der weißen Zone heraus. Dort druckt die Post.',
      stelle: rect,
    }))
}

/** A4 has no white zone behind the address, so nothing may run into it. */
function addressFindings(layer: Layer, { format, seite, ...input }: PlacementInput): Finding[] {
  const { empfaenger } = FORMATS[format]
  if (empfaenger.side !== seite.side || zonesOf(format, seite.side).length > 0) return []
  if (layer.type === 'empfaenger') return []
  const polygon = polygonOf(layer, printedBox(layer, { format, seite, ...input }))
  if (sharedArea(polygon, empfaenger.rect) <= MAX_OVERLAP_MM2) return []
  const background = isBackground(layer, format)
  return [
    {
      schwere: background ? 'warnung' : 'fehler',
      code: background ? 'anschriftHintergrund' : 'anschriftVerdeckt',
      layerId: layer.id,
      text: background ? `Die Anschrift steht auf „${layer.name}“.` : `„${layer.name}“ liegt im Anschriftfeld.`,
      hilfe: background
        ? 'Achten Sie darauf, dass die Anschrift gut lesbar bleibt, am besten auf Weiß.'
        : 'Verschieben Sie die Ebene, damit das Anschriftfeld frei bleibt.',
      stelle: empfaenger.rect,
      ...(!background && { abhilfe: 'verschieben' }),
    },
  ]
}

const sidesOf = ({ x, y, w, h }: Rect) => ({ left: x, top: y, right: x + w, bottom: y + h })
const SIDES = ['left', 'top', 'right', 'bottom'] as const

/** How far each edge of a box stands outside the trim, mm; negative inside. */
function beyondTrim(box: Rect, format: FormatId): Mm[] {
  const [own, trim] = [sidesOf(box), sidesOf(trimRect(format))]
  return SIDES.map((side) => (side === 'left' || side === 'top' ? trim[side] - own[side] : own[side] - trim[side]))
}

function isUpright(layer: Layer): boolean {
  return layer.rotation % 90 === 0
}

function bleedFindings(layer: Layer, { format }: PlacementInput): Finding[] {
  if ((layer.type !== 'bild' && layer.type !== 'form') || !isUpright(layer)) return []
  if (layer.type === 'form' && layer.shape === 'linie') return []
  const open = beyondTrim(boundsOf(polygonOf(layer, layer)), format).filter(
    (beyond) => beyond > -NEAR_TRIM_MM && beyond < BLEED_MM - 0.01,
  )
  if (open.length === 0) return []
  return [
    {
      schwere: 'warnung',
      code: 'beschnittNichtGefuellt',
      abhilfe: 'bisInBeschnitt',
      layerId: layer.id,
      text: `„${layer.name}“ reicht nicht bis in den Beschnitt. Am Rand kann ein weißer Streifen bleiben.`,
      hilfe: `Ziehen Sie die Ebene ${formatMm(BLEED_MM)} über die Schnittkante hinaus.`,
    },
  ]
}

/** Texts, codes and small pictures keep away from the cut (print 9.5). */
function edgeFindings(layer: Layer, input: PlacementInput): Finding[] {
  if (layer.type === 'zone' || layer.type === 'empfaenger' || layer.type === 'form') return []
  const box = boundsOf(polygonOf(layer, printedBox(layer, input)))
  if (box.w === 0 && box.h === 0) return []
  if (
    !contains(grow(dataRect(input.format), box.w + box.h), box) ||
    sharedArea(corners(box), trimRect(input.format)) === 0
  ) {
    return [
      { schwere: 'warnung', code: 'ausserhalb', layerId: layer.id, text: `„${layer.name}“ liegt außerhalb der Seite.` },
    ]
  }
  if (contains(safetyRect(input.format), box, 0.01)) return []
  if (layer.type === 'bild' && !beyondTrim(box, input.format).some(isTooNear)) return []
  return [
    {
      schwere: 'warnung',
      code: 'sicherheitsabstand',
      abhilfe: 'verschieben',
      layerId: layer.id,
      text: `„${layer.name}“ steht näher als ${formatMm(SAFETY_MM)} an der Schnittkante.`,
      hilfe: 'Verschieben Sie die Ebene nach innen, damit nichts angeschnitten wird.',
    },
  ]
}

/** A picture's edge that neither runs off the page nor keeps its distance. */
function isTooNear(beyond: Mm): boolean {
  return beyond <= -NEAR_TRIM_MM && beyond > -SAFETY_MM + 0.01
}

/** White square of a code with its quiet zone. */
function plateOf(layer: Extract<Layer, { type: 'qrcode' }>, qrUrls: QrUrls): Rect {
  const edge = Math.min(layer.w, layer.h)
  const modules = qrMatrixOf(layer, qrUrls).matrix.length
  const code = { x: layer.x + (layer.w - edge) / 2, y: layer.y + (layer.h - edge) / 2, w: edge, h: edge }
  return modules === 0 ? code : grow(code, (edge / modules) * QR_QUIET_MODULES)
}

/** The privacy block grows with its text: it must not run into a code or off the page (print 9.6). */
function datenschutzFindings(layers: readonly Layer[], input: PlacementInput): Finding[] {
  return layers.flatMap((layer) => {
    if (layer.type !== 'datenschutz') return []
    const laidOut = input.boxes.get(layer.id) ?? layer
    const box = input.datenschutzBekannt ? laidOut : { ...laidOut, h: Math.max(laidOut.h, DATENSCHUTZ_RESERVE_MM) }
    const polygon = polygonOf(layer, box)
    const schwere = input.datenschutzBekannt ? 'fehler' : 'warnung'
    const nachsatz = input.datenschutzBekannt ? '' : ' Der endgültige Text steht erst mit der Kampagne fest.'
    const found: Finding[] = []
    for (const other of layers) {
      if (
        other.type !== 'qrcode' ||
        sharedArea(polygon, boundsOf(polygonOf(other, plateOf(other, input.qrUrls)))) <= MAX_OVERLAP_MM2
      )
        continue
      found.push({
        schwere,
        code: 'datenschutzVerdeckt',
        abhilfe: 'verschieben',
        layerId: layer.id,
        text: `Der Datenschutzhinweis braucht ${formatMm(box.h)} Höhe und trifft auf „${other.name}“.${nachsatz}`,
        hilfe: `Verschieben Sie „${other.name}“ nach unten.`,
        stelle: box,
      })
    }
    if (!contains(trimRect(input.format), boundsOf(polygon), 0.01)) {
      found.push({
        schwere,
        code: 'datenschutzPlatz',
        abhilfe: 'verschieben',
        layerId: layer.id,
        text: `Der Datenschutzhinweis braucht ${formatMm(box.h)} Höhe und ragt über die Schnittkante.${nachsatz}`,
        hilfe: 'Verschieben Sie den Datenschutzhinweis nach innen.',
        stelle: box,
      })
    }
    return found
  })
}
