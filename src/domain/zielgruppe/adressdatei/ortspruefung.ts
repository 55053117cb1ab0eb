import { ORTE, plzPasstZuOrt, type Ort } from '#src/domain/zielgruppe/orte.ts'
import { FoldBuffer } from './fold.ts'

/** Other ways to write a known place. */
const SCHREIBWEISEN: Record<string, readonly string[]> = {
  'Frankfurt am Main': ['Frankfurt/Main', 'Frankfurt a. M.', 'Frankfurt/M.', 'Frankfurt (Main)'],
  'Frankfurt (Oder)': ['Frankfurt/Oder', 'Frankfurt a. d. Oder', 'Frankfurt an der Oder'],
  'Halle (Saale)': ['Halle/Saale', 'Halle an der Saale', 'Halle a. d. Saale'],
  'Freiburg im Breisgau': ['Freiburg i. Br.', 'Freiburg/Breisgau', 'Freiburg i. Breisgau'],
  'Offenbach am Main': ['Offenbach/Main', 'Offenbach a. M.'],
  'Ludwigshafen am Rhein': ['Ludwigshafen/Rhein', 'Ludwigshafen a. Rh.'],
  'Mülheim an der Ruhr': ['Mülheim/Ruhr', 'Mülheim a. d. Ruhr', 'Mülheim (Ruhr)'],
  'Esslingen am Neckar': ['Esslingen/Neckar', 'Esslingen a. N.', 'Esslingen'],
  'Dessau-Roßlau': ['Dessau'],
  'Kempten (Allgäu)': ['Kempten', 'Kempten/Allgäu'],
  'Rüsselsheim am Main': ['Rüsselsheim', 'Rüsselsheim a. M.'],
  'Lutherstadt Wittenberg': ['Wittenberg Lutherstadt'],
  'Brandenburg an der Havel': ['Brandenburg/Havel', 'Brandenburg a. d. Havel'],
  Köln: ['Koeln'],
}

const buffer = new FoldBuffer()

function foldedHash(name: string): number {
  buffer.clear()
  buffer.addText(name)
  return buffer.hash()
}

/** Hash of the folded name -> place. A foreign name with the same hash is one in ten millions. */
export const ORT_NACH_HASH: ReadonlyMap<number, Ort> = new Map(
  ORTE.flatMap((ort) => [ort.name, ...(SCHREIBWEISEN[ort.name] ?? [])].map((name) => [foldedHash(name), ort] as const)),
)

/** True when a known place and a valid PLZ contradict each other; unknown places never do. */
export function plzOrtPasstNicht(plz: string, ort: string): boolean {
  const known = ORT_NACH_HASH.get(foldedHash(ort))
  return known !== undefined && !plzPasstZuOrt(Number(plz), known)
}

/** Places across the border that turn up in German lists with a four-digit PLZ. */
const FREMDE_ORTE = new Set(
  [
    'Wien', 'Graz', 'Linz', 'Salzburg', 'Innsbruck', 'Klagenfurt', 'Villach', 'Wels', 'Bregenz', 'Dornbirn',
    'Zürich', 'Genf', 'Basel', 'Bern', 'Lausanne', 'Winterthur', 'Luzern', 'Vaduz', 'Luxemburg',
  ].map(foldedHash),
) // oxfmt-ignore

/** True for a large place abroad. */
export function isFremderOrt(ort: string): boolean {
  return FREMDE_ORTE.has(foldedHash(ort))
}
