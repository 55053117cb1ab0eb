import { BILDAUFTRAEGE_ZUGLEICH } from '#src/contract/bildgenerierung.ts'

/** What the last pictures took, ms each. */
export type Zeitmass = readonly number[]

interface Offen {
  anzahl: number
  fertige: number
}

const fehlende = (auftraege: readonly Offen[]) =>
  auftraege.reduce((sum, { anzahl, fertige }) => sum + anzahl - fertige, 0)

/** Seconds until an order is done, those before it included; null as long as no picture told how long one takes. */
export function restSekunden(zeitmass: Zeitmass, auftrag: Offen, davor: readonly Offen[]): number | null {
  if (zeitmass.length === 0) return null
  const mittel = zeitmass.toSorted((a, b) => a - b)[Math.floor(zeitmass.length / 2)] ?? 0
  const bilder = fehlende([auftrag]) + fehlende(davor) / BILDAUFTRAEGE_ZUGLEICH
  return Math.max(1, Math.round((bilder * mittel) / 1000))
}
