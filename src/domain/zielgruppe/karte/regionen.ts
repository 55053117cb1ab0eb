import { type Bundesland, LEITREGIONEN, ortDerLeitregion } from '#src/engines/addresses/rules.ts'
import { PLZ_PUNKTE, type PlzPunkt } from './punkte.ts'

/** A Leitregion as map and table name it. */
export interface Region {
  leitregion: string
  /** Largest place. */
  ort: string
  /** Where its PLZ lie, the Bundesland with most of them first. */
  bundeslaender: readonly Bundesland[]
  punkte: readonly PlzPunkt[]
}

function regionOf(leitregion: string): Region {
  const punkte = PLZ_PUNKTE.filter(({ plz }) => plz.startsWith(leitregion))
  const jeLand = new Map<Bundesland, number>()
  for (const { bundesland } of punkte) jeLand.set(bundesland, (jeLand.get(bundesland) ?? 0) + 1)
  const ort = ortDerLeitregion(leitregion)?.name ?? punkte[0]?.ort ?? ''
  const bundeslaender = [...jeLand].toSorted(([, a], [, b]) => b - a).map(([land]) => land)
  return { leitregion, ort, bundeslaender, punkte }
}

/** The 95 Leitregionen in their order. */
export const REGIONEN: readonly Region[] = LEITREGIONEN.map(regionOf)
