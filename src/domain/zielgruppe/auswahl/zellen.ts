import { GESCHLECHTER, HAUSTYPEN, KAUFKRAFT, type ZielgruppeFilter } from '#src/contract/zielgruppe.ts'

/** Mixes of gender, purchasing power and house type; the people of a postal code are counted by these. */
const ZELLEN = GESCHLECHTER.length * KAUFKRAFT.length * HAUSTYPEN.length

interface Merkmale {
  geschlecht: number
  kaufkraft: number
  haustyp: number
}

/** Number of a mix, from 0; the codes begin with 1. */
export function zelleOf({ geschlecht, kaufkraft, haustyp }: Merkmale): number {
  return ((geschlecht - 1) * KAUFKRAFT.length + kaufkraft - 1) * HAUSTYPEN.length + haustyp - 1
}

export const emptyCells = (): number[] => Array.from({ length: ZELLEN }, () => 0)

/** Which mixes a filter means. */
export type Maske = readonly boolean[]

/** Values of one filter are OR, filters are AND, none is all (domain 4.3). */
export function maskeOf(filter: Pick<ZielgruppeFilter, 'geschlecht' | 'kaufkraft' | 'haustyp'>): Maske {
  const maske = Array.from({ length: ZELLEN }, () => false)
  for (const geschlecht of gemeint(GESCHLECHTER, filter.geschlecht))
    for (const kaufkraft of gemeint(KAUFKRAFT, filter.kaufkraft))
      for (const haustyp of gemeint(HAUSTYPEN, filter.haustyp))
        maske[zelleOf({ geschlecht, kaufkraft, haustyp })] = true
  return maske
}

const gemeint = (alle: readonly string[], gewaehlt: readonly string[]): number[] =>
  (gewaehlt.length === 0 ? alle : gewaehlt).map(Number)

export const beide = (eine: Maske, andere: Maske): Maske => eine.map((meint, zelle) => meint && andere[zelle] === true)
export const ohne = (eine: Maske, andere: Maske): Maske => eine.map((meint, zelle) => meint && andere[zelle] !== true)

/** The mixes that are meant, by number. */
export const gemeinte = (maske: Maske): readonly number[] => maske.flatMap((meint, zelle) => (meint ? [zelle] : []))

/** People of some mixes. */
export function summe(zahlen: Uint32Array, zellen: readonly number[]): number {
  let people = 0
  for (const zelle of zellen) people += zahlen[zelle] ?? 0
  return people
}
