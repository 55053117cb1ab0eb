import type { Befund, FormatId, Layer, Seite } from '#src/contract/dokument.ts'
import { FORMATS } from '../formats.ts'
import { DATENSCHUTZ_SIZE_MM, DATENSCHUTZ_WIDTH_MM, defaultSeiten } from '../layers.ts'
import { formatMm } from '../units.ts'

/** Places are equal up to rounding, mm. */
const TOLERANCE_MM = 0.01
/** Layers that stay where the format puts them. */
const FEST = new Set<Layer['type']>(['zone', 'empfaenger'])

/** Pages and system layers that the format asks for (print 8, required). */
export function requiredFindings(seiten: readonly Seite[], format: FormatId): Befund[] {
  const sides = seiten.map(({ side }) => side)
  const { pages } = FORMATS[format]
  if (sides.length !== pages.length || pages.some((side, i) => sides[i] !== side)) {
    return [
      { schwere: 'fehler', code: 'seiteFehlt', text: 'Die Seiten passen nicht zum Format.', soll: pages.join(', ') },
    ]
  }
  return defaultSeiten(format).flatMap((vorgabe, i) => {
    const layers = seiten[i]?.layers ?? []
    return vorgabe.layers
      .filter(({ required }) => required)
      .flatMap((soll) => requiredFinding(soll, layers, vorgabe.side))
  })
}

function requiredFinding(soll: Layer, layers: readonly Layer[], seite: Seite['side']): Befund[] {
  const layer = layers.find(({ system, type }) => system === soll.system && type === soll.type)
  const fehler = (code: string, text: string, hilfe: string): Befund[] => [
    { schwere: 'fehler', code, seite, ...(layer && { layerId: layer.id }), text, hilfe },
  ]
  if (!layer) return fehler('pflichtEbeneFehlt', `Die Ebene „${soll.name}“ fehlt.`, 'Legen Sie das Werbemittel neu an.')
  if (!layer.visible || !layer.print) {
    return fehler(
      'pflichtEbeneFehlt',
      `Die Ebene „${soll.name}“ ist ausgeblendet.`,
      'Blenden Sie die Ebene wieder ein.',
    )
  }
  if (FEST.has(soll.type) && !samePlace(layer, soll)) {
    return fehler(
      'ebeneVerschoben',
      `Die Ebene „${soll.name}“ ist nicht an ihrem Platz.`,
      'Setzen Sie die Ebene zurück.',
    )
  }
  if (layer.type === 'zone' && layer.fill !== 'weiss') {
    return fehler('zoneNichtWeiss', `Die Ebene „${soll.name}“ muss weiß sein.`, 'Setzen Sie die Ebene zurück.')
  }
  if (layer.type !== 'datenschutz') return []
  const zuKlein =
    layer.w < DATENSCHUTZ_WIDTH_MM - TOLERANCE_MM ||
    layer.style.size < DATENSCHUTZ_SIZE_MM - TOLERANCE_MM ||
    layer.lineHeight < DATENSCHUTZ_SIZE_MM - TOLERANCE_MM
  if (!zuKlein) return []
  const mindestens = `${formatMm(DATENSCHUTZ_WIDTH_MM)} breit, Schrift ${formatMm(DATENSCHUTZ_SIZE_MM)}`
  return fehler(
    'datenschutzZuKlein',
    'Der Datenschutzhinweis ist zu klein.',
    `Er braucht mindestens: ${mindestens}.`,
  ).map((befund) => ({
    ...befund,
    abhilfe: 'groesser',
    ist: `${formatMm(layer.w)} breit, Schrift ${formatMm(layer.style.size)}, Zeile ${formatMm(layer.lineHeight)}`,
    soll: `mindestens ${mindestens}, Zeile ${formatMm(DATENSCHUTZ_SIZE_MM)}`,
  }))
}

function samePlace(a: Layer, b: Layer): boolean {
  const turn = a.rotation === b.rotation && a.opacity === b.opacity
  return turn && (['x', 'y', 'w', 'h'] as const).every((key) => Math.abs(a[key] - b[key]) < TOLERANCE_MM)
}
