import { emptyCells, zelleOf } from '#src/domain/zielgruppe/auswahl/zellen.ts'
import { analyze, bulkInsert } from '../platform/db/open.ts'
import type { Db } from '../platform/db/schema.ts'
import { lageOf } from '../zielgruppe/places.ts'

const SPALTEN = ['plz', 'leitregion', 'bundesland', 'zahlen'] as const

/** Counts the people of each postal code once, so that no filter has to. */
export async function seedVerbraucherZahl(db: Db): Promise<void> {
  const groups = await db
    .selectFrom('verbraucher')
    .select((e) => ['plz', 'geschlecht', 'kaufkraft', 'haustyp', e.fn.countAll<number>().as('anzahl')])
    .groupBy(['plz', 'geschlecht', 'kaufkraft', 'haustyp'])
    .execute()
  const zahlen = new Map<string, number[]>()
  for (const { plz, anzahl, ...person } of groups) {
    const zellen = zahlen.get(plz) ?? emptyCells()
    zellen[zelleOf(person)] = Number(anzahl)
    zahlen.set(plz, zellen)
  }
  await db.deleteFrom('verbraucherZahl').execute()
  await bulkInsert(db, 'verbraucherZahl', SPALTEN, rowsOf(zahlen))
  await analyze(db)
}

function* rowsOf(zahlen: Map<string, number[]>): Generator<(string | number)[]> {
  for (const [plz, zellen] of zahlen) {
    const lage = lageOf(plz)
    if (!lage) continue
    yield [plz, plz.slice(0, 2), lage.bundesland, JSON.stringify(zellen)]
  }
}
