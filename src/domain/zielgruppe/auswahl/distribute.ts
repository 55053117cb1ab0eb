/** People of a postal code that a filter reaches. */
export interface PlzZahl {
  plz: string
  leitregion: string
  anzahl: number
}

/** How many people are taken of each postal code. */
export type Quoten = ReadonlyMap<string, number>

/**
 * Shares a number out in proportion, whole people each: rounded down, and what is left goes to the largest remainders
 * (Hare/Niemeyer); where they are the same, to the one that stands first. Never more than there are.
 */
export function splitUp(anzahlen: readonly number[], menge: number): number[] {
  const gesamt = anzahlen.reduce((sum, anzahl) => sum + anzahl, 0)
  if (menge >= gesamt) return [...anzahlen]
  const teile = anzahlen.map((anzahl) => Math.floor((anzahl * menge) / gesamt))
  const rest = menge - teile.reduce((sum, teil) => sum + teil, 0)
  const remainder = (index: number) => ((anzahlen[index] ?? 0) * menge) % gesamt
  const order = anzahlen.map((_, index) => index).toSorted((a, b) => remainder(b) - remainder(a) || a - b)
  for (const index of order.slice(0, rest)) teile[index] = (teile[index] ?? 0) + 1
  return teile
}

/** In proportion over the Leitregionen, and within each over its postal codes. */
export function gleichmaessig(orte: readonly PlzZahl[], menge: number): Quoten {
  const jeLeitregion = new Map<string, PlzZahl[]>()
  for (const ort of nachPlz(orte)) jeLeitregion.set(ort.leitregion, [...(jeLeitregion.get(ort.leitregion) ?? []), ort])
  const regionen = [...jeLeitregion.values()]
  const jeRegion = splitUp(regionen.map(zusammen), menge)
  const quoten = new Map<string, number>()
  for (const [index, region] of regionen.entries()) {
    const anzahlen = region.map(({ anzahl }) => anzahl)
    const jePlz = splitUp(anzahlen, jeRegion[index] ?? 0)
    for (const [at, { plz }] of region.entries()) quoten.set(plz, jePlz[at] ?? 0)
  }
  return quoten
}

const nachPlz = (orte: readonly PlzZahl[]) => orte.toSorted((a, b) => (a.plz < b.plz ? -1 : 1))
const zusammen = (orte: readonly PlzZahl[]) => orte.reduce((sum, { anzahl }) => sum + anzahl, 0)

/** Whole postal codes by the distance of their points, and of the last one as many as are missing. */
export function naechste(orte: readonly PlzZahl[], menge: number, km: (plz: string) => number): Quoten {
  const quoten = new Map<string, number>()
  const distances = new Map(orte.map((ort) => [ort.plz, km(ort.plz)]))
  const distance = ({ plz }: PlzZahl) => distances.get(plz) ?? 0
  let offen = menge
  for (const { plz, anzahl } of nachPlz(orte).toSorted((a, b) => distance(a) - distance(b))) {
    const genommen = Math.min(offen, anzahl)
    quoten.set(plz, genommen)
    offen -= genommen
  }
  return quoten
}
