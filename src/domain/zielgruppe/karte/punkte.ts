import { type Bundesland, isBundesland } from '#src/engines/addresses/rules.ts'
import texte from './plzPunkte.json' with { type: 'json' }

/** A PLZ as the map shows it. Degrees, WGS 84, to a thousandth (100 m). GeoNames, CC BY 4.0 (docs/adressen.md). */
export interface PlzPunkt {
  plz: string
  ort: string
  bundesland: Bundesland
  lat: number
  lon: number
}

/** Written by tests/bench/karte/kartendaten.ts, which says what stands where. */
const EINTRAG = /(\d{3})(\d{4})(\d{5})(\D{0,60})/g
const AB_LAT = 47
const AB_LON = 5

function read(): readonly PlzPunkt[] {
  const punkte: PlzPunkt[] = []
  for (const text of texte) {
    const bundesland = text.slice(2, 4)
    if (!isBundesland(bundesland)) continue
    let ort = ''
    for (const [, ende = '', lat, lon, name = ''] of text.slice(4).matchAll(EINTRAG)) {
      if (name !== '') ort = name
      const spot = { lat: AB_LAT + Number(lat) / 1000, lon: AB_LON + Number(lon) / 1000 }
      punkte.push({ plz: text.slice(0, 2) + ende, ort, bundesland, ...spot })
    }
  }
  return punkte.toSorted((a, b) => (a.plz < b.plz ? -1 : 1))
}

/** All PLZ with a delivery area, in their order: some 8 400. */
export const PLZ_PUNKTE: readonly PlzPunkt[] = read()

const jePlz = new Map(PLZ_PUNKTE.map((punkt) => [punkt.plz, punkt]))

export const punktZu = (plz: string): PlzPunkt | undefined => jePlz.get(plz)

export interface Stelle {
  lat: number
  lon: number
}

/** km of one degree of latitude. */
const KM_JE_GRAD = 111.2

/** Distance in km; the earth counts as flat between two points of Germany, which errs by less than 1 %. */
export function kmVon(a: Stelle, b: Stelle): number {
  const breite = (((a.lat + b.lat) / 2) * Math.PI) / 180
  return Math.hypot((b.lat - a.lat) * KM_JE_GRAD, (b.lon - a.lon) * KM_JE_GRAD * Math.cos(breite))
}

/** Distance in km of each PLZ from one of them; infinite where one of the two has no delivery area. */
export function abstandVon(mitte: string): (plz: string) => number {
  const von = punktZu(mitte)
  return (plz) => {
    const punkt = punktZu(plz)
    return von && punkt ? kmVon(von, punkt) : Infinity
  }
}

/** The PLZ whose middle lies nearest to a spot, null for one that is farther from all of them than `hoechstensKm`. */
export function naechsterPunkt(stelle: Stelle, hoechstensKm = Infinity): PlzPunkt | null {
  let naechster: PlzPunkt | null = null
  let abstand = hoechstensKm
  for (const punkt of PLZ_PUNKTE) {
    const km = kmVon(stelle, punkt)
    if (km <= abstand) {
      naechster = punkt
      abstand = km
    }
  }
  return naechster
}
