import type { Befund, Seite } from '#src/contract/dokument.ts'
import { sorted } from '../preflight/sorted.ts'

/** What boxes can only suspect of the customer's own layers: the picture of the page decides. */
const SUSPECTED: ReadonlySet<string> = new Set([
  'zoneNichtFrei',
  'anschriftVerdeckt',
  'anschriftHintergrund',
  'absenderVerdeckt',
  'fensterNichtFrei',
])

const JUDGED: ReadonlySet<string> = new Set([
  ...SUSPECTED,
  'anschriftKontrast',
  'datenschutzKontrast',
  'qrKontrast',
  'qrRuhezone',
  'inhaltVerdeckt',
  'leereSeite',
  'textUnsichtbar',
  'nichtBeurteilt',
  'beschnittNichtGefuellt',
])

/** The findings of the document with what the pixels say in place of what its boxes suspected. */
export function mitUrteil(befunde: readonly Befund[], urteil: readonly Befund[], seiten: readonly Seite[]): Befund[] {
  const own = new Set(
    seiten.flatMap(({ layers }) => layers.filter(({ system }) => system === undefined).map(({ id }) => id)),
  )
  const sure = befunde.filter(({ code, layerId }) => !SUSPECTED.has(code) || layerId === undefined || !own.has(layerId))
  return sorted([...urteil, ...sure])
}

/**
 * What the stored check of an upload says of its operators. What a picture of the page decides, and what a layer of ours is
 * told, is looked at anew; earlier versions stored zones and bleed as guessed from the operators.
 */
export function ohneUrteil(gespeichert: readonly Befund[]): Befund[] {
  return gespeichert.filter(({ code, layerId }) => layerId === undefined && !JUDGED.has(code))
}

/** The page could not be drawn in time: that is said, and not taken for good. */
export const NICHT_BEURTEILT: Befund = {
  schwere: 'warnung',
  code: 'nichtBeurteilt',
  text: 'Das Druckbild ließ sich nicht in der vorgesehenen Zeit prüfen.',
  hilfe: 'Vereinfachen Sie das Werbemittel, zum Beispiel mit kleineren Bildern, und prüfen Sie es erneut.',
}
