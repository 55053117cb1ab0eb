import type { Gebiet } from '#src/contract/gebiet.ts'
import { ORTE } from '#src/engines/addresses/rules.ts'
import { kmVon, PLZ_PUNKTE, type PlzPunkt } from './punkte.ts'

/** A place that can be chosen, and its PLZ with a delivery area. */
interface Wahlort {
  /** A town, or a place with its first PLZ behind it, since others may be called the same: "Halle (33790)". */
  name: string
  plz: readonly string[]
}

/** PLZ of one name that lie within this are one place, km (assumed). */
const EIN_ORT_KM = 25

const liesWithin = (plz: string, bereiche: (typeof ORTE)[number]['plz']) =>
  bereiche.some(([von, bis]) => Number(plz) >= von && Number(plz) <= bis)

/** The larger towns, by their ranges of PLZ; what bears their name beside these belongs to them, too. */
const STAEDTE: readonly Wahlort[] = ORTE.map(({ name, plz: bereiche }) => {
  const [mitte] = PLZ_PUNKTE.filter(({ plz }) => liesWithin(plz, bereiche))
  const isThere = (punkt: PlzPunkt) =>
    liesWithin(punkt.plz, bereiche) || (mitte !== undefined && punkt.ort === name && kmVon(mitte, punkt) <= EIN_ORT_KM)
  return { name, plz: PLZ_PUNKTE.filter(isThere).map(({ plz }) => plz) }
})

/** Groups of points of one name that lie together. */
function haufen(punkte: readonly PlzPunkt[]): PlzPunkt[][] {
  const found: PlzPunkt[][] = []
  for (const punkt of punkte) {
    const nah = found.find(([first]) => first !== undefined && kmVon(first, punkt) <= EIN_ORT_KM)
    if (nah) nah.push(punkt)
    else found.push([punkt])
  }
  return found
}

/** All other places, by the names of their PLZ. */
function readRest(): readonly Wahlort[] {
  const staedtisch = new Set(STAEDTE.flatMap(({ plz }) => plz))
  const jeName = new Map<string, PlzPunkt[]>()
  for (const punkt of PLZ_PUNKTE) {
    if (staedtisch.has(punkt.plz)) continue
    // The source cuts some names behind a comma.
    const name = punkt.ort.replace(/,$/, '')
    const known = jeName.get(name)
    if (known) known.push(punkt)
    else jeName.set(name, [punkt])
  }
  return [...jeName].flatMap(([name, punkte]) =>
    haufen(punkte).map((ort) => {
      const plz = ort.map((punkt) => punkt.plz)
      return { name: `${name} (${plz[0]})`, plz }
    }),
  )
}

const nachNamen = (a: Wahlort, b: Wahlort) => a.name.localeCompare(b.name, 'de')

/** Names of the larger towns, for whoever has typed nothing yet. */
export const STADTNAMEN: readonly string[] = STAEDTE.toSorted(nachNamen).map(({ name }) => name)

let gelesen: ReadonlyMap<string, readonly string[]> | null = null
const jeOrt = (): ReadonlyMap<string, readonly string[]> =>
  (gelesen ??= new Map([...STAEDTE, ...readRest()].toSorted(nachNamen).map(({ name, plz }) => [name, plz])))

/** Names of all places that can be chosen, in their order: some 6 000. */
export const ortsnamen = (): readonly string[] => [...jeOrt().keys()]

/** PLZ of a place by its name as it is chosen; none of one that nobody knows. */
export const plzImOrt = (name: string): readonly string[] => jeOrt().get(name) ?? []

/** Names that a program may have meant: it need not know that a postal code stands behind. */
const gemeint = (name: string): string[] => ortsnamen().filter((one) => one.startsWith(`${name} (`))

/** What is wrong with places that nobody knows: they would reach nobody, in silence. */
export function ortsProblem(gebiet: Gebiet): { feld: 'orte'; text: string } | null {
  const falsch = gebiet.art === 'ort' ? gebiet.orte.filter((name) => plzImOrt(name).length === 0) : []
  if (falsch.length === 0) return null
  const vorschlag = falsch.flatMap(gemeint).slice(0, 5)
  const hinweis = vorschlag.length > 0 ? ` Gemeint sein kann: ${vorschlag.join(', ')}.` : ''
  return { feld: 'orte', text: `Diese Orte kennen wir nicht: ${falsch.join(', ')}.${hinweis}` }
}
