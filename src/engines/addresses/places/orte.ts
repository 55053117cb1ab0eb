import { isBundesland, type Bundesland } from './bundeslaender.ts'
import zeilen from './ortsliste.json' with { type: 'json' }

/** A place that we know. PLZ bounds are numbers, both inclusive; weight is inhabitants in thousands. */
export interface Ort {
  name: string
  bundesland: Bundesland
  plz: readonly (readonly [von: number, bis: number])[]
  einwohnerTausend: number
  lat: number
  lon: number
}

/**
 * Larger German places, ordered by PLZ, at least one for every Leitregion in use. Public facts: official names, municipal
 * inhabitants (rounded), PLZ ranges of street addresses, coordinates of the centre (about 1 km).
 */
export const ORTE: readonly Ort[] = zeilen.map((zeile) => {
  const [name = '', bundesland = '', plz = '', einwohnerTausend, lat, lon] = zeile.split(';')
  if (!isBundesland(bundesland)) throw new Error(`${name} lies in no state`)
  return {
    name,
    bundesland,
    plz: plz.split(' ').map((range) => {
      const [von = '', bis = von] = range.split('-')
      return [Number(von), Number(bis)] as const
    }),
    einwohnerTausend: Number(einwohnerTausend),
    lat: Number(lat),
    lon: Number(lon),
  }
})

/** First two digits that no PLZ starts with. */
const OHNE_LEITREGION = new Set([0, 5, 11, 43, 62])

/** Leitregionen in use, two digits each ("01" .. "99"). */
export const LEITREGIONEN: readonly string[] = Array.from({ length: 100 }, (_, number) => number)
  .filter((number) => !OHNE_LEITREGION.has(number))
  .map((number) => String(number).padStart(2, '0'))

const LEITREGION_IN_USE = Uint8Array.from({ length: 100 }, (_, number) => (OHNE_LEITREGION.has(number) ? 0 : 1))

/** True when a PLZ (as a number) can exist: its Leitregion is in use. */
export function plzMoeglich(plz: number): boolean {
  return plz >= 1001 && plz <= 99998 && LEITREGION_IN_USE[Math.floor(plz / 1000)] === 1
}

/**
 * True when the PLZ belongs to the place. Compared by hundreds: companies with a PLZ of their own and later
 * incorporated districts lie next to the ranges, and a false warning costs more trust than a missed one.
 */
export function plzPasstZuOrt(plz: number, ort: Ort): boolean {
  const hundred = Math.floor(plz / 100)
  return ort.plz.some(([von, bis]) => hundred >= Math.floor(von / 100) && hundred <= Math.floor(bis / 100))
}

/** The known place a PLZ lies in, else the one with the nearest PLZ of the same Leitregion; null without one. */
export function ortZuPlz(plz: string): Ort | null {
  const number = Number(plz)
  if (!/^\d{5}$/.test(plz) || !plzMoeglich(number)) return null
  let nearest: Ort | null = null
  let distance = Infinity
  for (const ort of ORTE)
    for (const [von, bis] of ort.plz) {
      const gap = number < von ? von - number : Math.max(0, number - bis)
      if (gap < distance && (gap === 0 || Math.floor(von / 1000) === Math.floor(number / 1000))) {
        nearest = ort
        distance = gap
      }
    }
  return nearest
}

/** Largest known place of a Leitregion, fit to name it; null for one without. */
export function ortDerLeitregion(leitregion: string): Ort | null {
  const number = Number(leitregion)
  const places = ORTE.filter(({ plz }) =>
    plz.some(([von, bis]) => Math.floor(von / 1000) <= number && number <= Math.floor(bis / 1000)),
  )
  return places.sort((a, b) => b.einwohnerTausend - a.einwohnerTausend)[0] ?? null
}
