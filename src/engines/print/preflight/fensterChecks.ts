import type { Befund, FormatId, Layer, Rect, SeitenName } from '#src/contract/dokument.ts'
import { FORMATS } from '../formats.ts'
import { contains, sharedArea } from '../geometry.ts'
import { defaultSeiten } from '../layers.ts'
import { isPrinted } from '../layout.ts'
import { isBackground, MAX_OVERLAP_MM2, type PlacementInput, polygonOf, printedBox } from './placementChecks.ts'

type Finding = Omit<Befund, 'seite'>

/** What the window of an envelope would show above the address (print 13). */
export function fensterFindings(input: PlacementInput): Befund[] {
  const { seite } = input
  const found = seite.layers.filter(isPrinted).flatMap((layer) => layerFindings(layer, input))
  return found.map((befund) => ({ ...befund, seite: seite.side }))
}

/**
 * Above the address of an A4 sheet stand the sender and nothing else: the window shows it (print 13). The specification's own
 * place of the code reaches into it, which is advice.
 */
function layerFindings(layer: Layer, input: PlacementInput): Finding[] {
  const { fenster, side, rect, absender } = FORMATS[input.format].empfaenger
  if (fenster === null || side !== input.seite.side || layer.type === 'empfaenger') return []
  if (isBackground(layer, input.format)) return []
  const polygon = polygonOf(layer, printedBox(layer, input))
  const found = (schwere: Befund['schwere'], code: string, text: string, hilfe: string, stelle: Rect): Finding[] => [
    { schwere, code, layerId: layer.id, text: `„${layer.name}“ ${text}`, hilfe, stelle, abhilfe: 'verschieben' },
  ]
  if (sharedArea(polygon, absender) > MAX_OVERLAP_MM2)
    return found(
      'fehler',
      'absenderVerdeckt',
      'liegt auf der Absenderzeile.',
      'Verschieben oder löschen Sie die Ebene. Der Absender der Kampagne steht dort auf jeder Sendung.',
      absender,
    )
  const above = { ...fenster, h: rect.y - fenster.y }
  if (sharedArea(polygon, above) <= MAX_OVERLAP_MM2) return []
  return isVorgabe(layer, { format: input.format, side: input.seite.side })
    ? found(
        'hinweis',
        'fensterVorgabe',
        'ragt am vorgegebenen Platz ein wenig in das Anschriftfeld.',
        'Mit einem Fensterumschlag kann ein Rand davon zu sehen sein. Verschieben Sie die Ebene, wenn Sie das nicht möchten.',
        above,
      )
    : found(
        'warnung',
        'fensterNichtFrei',
        'liegt über der Anschrift und ist im Fenster des Umschlags zu sehen.',
        'Verschieben oder löschen Sie die Ebene. Den Absender drucken wir dort in einer eigenen Zeile.',
        above,
      )
}

/** Stands a layer of ours where a fresh document has it? */
export function isVorgabe(layer: Layer, { format, side: seite }: { format: FormatId; side: SeitenName }): boolean {
  if (layer.system === undefined) return false
  const soll = defaultSeiten(format)
    .find(({ side }) => side === seite)
    ?.layers.find(({ system }) => system === layer.system)
  return soll !== undefined && contains(soll, layer, 0.01) && contains(layer, soll, 0.01)
}
