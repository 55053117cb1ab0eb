import type { Befund, Layer, Rect } from '#src/contract/dokument.ts'
import { zonesOf, type Zone } from '../formats.ts'
import { corners, grow, sharedArea } from '../geometry.ts'
import { formatMm } from '../units.ts'
import { inkIn } from './measure.ts'
import { type JudgedPage, MIN_INK_MM2 } from './sheet.ts'

/** Zones are judged this much smaller, mm: an edge that only touches is no content. */
const INSET_MM = 0.5

/** The zones of the post are free of the customer's ink (print 9.1). */
export function zoneFindings(page: JudgedPage): Befund[] {
  return zonesOf(page.format, page.seite).flatMap((zone) => {
    const { mm2, box } = inkIn(page.objekte, grow(zone.rect, -INSET_MM))
    if (mm2 <= MIN_INK_MM2) return []
    const owners = page.hochgeladen ? [] : ownersOf(page, box)
    const finding = { ...zoneFinding(zone), seite: page.seite, stelle: box }
    return owners.length === 0 ? [finding] : owners.map((layer) => named(finding, zone, layer))
  })
}

const nameOf = ({ id }: Zone) => (id === 'codierzone' ? 'Codierzone' : 'Stempel- und Empfängerzone')

function zoneFinding(zone: Zone): Befund {
  return {
    schwere: 'fehler',
    code: 'zoneNichtFrei',
    text: `Die ${nameOf(zone)} ist nicht frei.`,
    hilfe:
      zone.id === 'codierzone'
        ? `Lassen Sie unten ${formatMm(15)} (mit Beschnitt ${formatMm(zone.rect.h)}) weiß.`
        : `Lassen Sie rechts ${formatMm(74)} (mit Beschnitt ${formatMm(zone.rect.w)}) weiß.`,
  }
}

function named(finding: Befund, zone: Zone, layer: Layer): Befund {
  return {
    ...finding,
    layerId: layer.id,
    abhilfe: 'verschieben',
    text: `„${layer.name}“ liegt in der ${nameOf(zone)}.`,
    hilfe: 'Verschieben Sie die Ebene aus der weißen Zone heraus. Dort druckt die Post.',
  }
}

/** Layers of the customer whose box reaches into the ink: the pixels decide, the boxes tell whose it is. */
export function ownersOf({ layers, boxes, ink }: JudgedPage, place: Rect): Layer[] {
  return layers.filter((layer) => {
    if (layer.system !== undefined) return false
    const box = ink.get(layer.id) ?? boxes.get(layer.id) ?? layer
    const polygon = corners(box, layer.rotation, [layer.x + layer.w / 2, layer.y + layer.h / 2])
    // A line has no height of its own.
    return sharedArea(polygon, place) > 0 || (box.h === 0 && sharedArea(corners(grow(box, 0.1)), place) > 0)
  })
}
