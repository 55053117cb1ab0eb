import { lageOf, plzPools } from '../zielgruppe/places.ts'
import { analyze, bulkInsert, inTransaction } from '../platform/db/open.ts'
import type { Db } from '../platform/db/schema.ts'
import { createRandom } from './random.ts'

/** People that filters count, in the demo. */
export const VERBRAUCHER_ANZAHL = 200_000

const SPALTEN = [
  'idVerbraucher',
  'plz',
  'leitregion',
  'ort',
  'bundesland',
  'geschlecht',
  'kaufkraft',
  'haustyp',
] as const

/** Share of people who live outside the known places, roughly as in Germany. */
const LAND_ANTEIL = 0.35
/** Shares of the five income bands (assumed), a bit higher in the country's one-family houses. */
const KAUFKRAFT_GEWICHTE = [9, 37, 30, 18, 6]
/** Shares of house types in towns and in villages (assumed). */
const HAUSTYP_STADT = [26, 38, 24, 12]
const HAUSTYP_LAND = [68, 24, 7, 1]

/** Synthetic people with plausible places; the same ones for the same number. */
export async function seedVerbraucher(
  db: Db,
  anzahl: number,
  progress: (count: number) => void = () => undefined,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    // Sorted once at the end, which takes a third of the time.
    await transaction.schema.dropIndex('verbraucherPlz').execute()
    await bulkInsert(transaction, 'verbraucher', SPALTEN, people(anzahl), async (count) => {
      progress(count)
      // Lets the server answer meanwhile.
      await new Promise<void>((resolve) => setImmediate(resolve))
    })
    await transaction.schema
      .createIndex('verbraucherPlz')
      .on('verbraucher')
      .columns(['plz', 'geschlecht', 'kaufkraft', 'haustyp', 'leitregion'])
      .execute()
  })
  await analyze(db)
}

function* people(anzahl: number): Generator<(string | number)[]> {
  const random = createRandom(20_261_120)
  const { staedte, doerfer } = plzPools()
  const gewichte = cumulative(staedte.map(({ gewicht }) => gewicht))
  const lagen = new Map([...staedte.flatMap(({ plz }) => plz), ...doerfer].map((plz) => [plz, lageOf(plz)] as const))
  for (let id = 1; id <= anzahl; id += 1) {
    const land = random.next() < LAND_ANTEIL
    const plz = land ? random.pick(doerfer) : random.pick(staedte[search(gewichte, random.next())]?.plz ?? doerfer)
    const lage = lagen.get(plz)
    if (!lage) continue
    yield [
      id,
      plz,
      plz.slice(0, 2),
      lage.ort,
      lage.bundesland,
      random.next() < 0.49 ? 1 : 2,
      random.weighted(KAUFKRAFT_GEWICHTE) + 1,
      random.weighted(lage.stadt ? HAUSTYP_STADT : HAUSTYP_LAND) + 1,
    ]
  }
}

function cumulative(weights: number[]): Float64Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  return Float64Array.from(weights, (weight) => (sum += weight) / total)
}

/** First index whose sum reaches the share. */
function search(sums: Float64Array, share: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) < share) low = middle + 1
    else high = middle
  }
  return low
}
