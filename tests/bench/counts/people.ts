import { sql } from 'kysely'
import { analyze, openDb } from '#mocks/backend/platform/db/open.ts'
import type { Db } from '#mocks/backend/platform/db/schema.ts'
import { seedVerbraucher } from '#mocks/backend/seed/verbraucher.ts'
import { seedVerbraucherZahl } from '#mocks/backend/seed/verbraucherZahl.ts'
import { fillWithDemo } from '../demo.ts'

const MILLION = 1_000_000
const SPALTEN = ['plz', 'leitregion', 'ort', 'bundesland', 'geschlecht', 'kaufkraft', 'haustyp'] as const

/** The demo with a million consumers in it. */
export async function build(url: string, dataDir: string): Promise<Db> {
  const db = await openDb(url, { bounded: false })
  await fillWithDemo(db, dataDir, new Date())
  await db.deleteFrom('verbraucher').execute()
  await seedVerbraucher(db, MILLION)
  await seedVerbraucherZahl(db)
  return db
}

/** Each of them so often. How long the table of postal codes takes, s: an earlier database waits for it once. */
export async function times(db: Db, often: number): Promise<number> {
  for (let time = 1; time < often; time += 1)
    await db
      .insertInto('verbraucher')
      .columns(['idVerbraucher', ...SPALTEN])
      .expression((e) =>
        e
          .selectFrom('verbraucher')
          .select([sql<number>`"idVerbraucher" + ${sql.lit(time * MILLION)}`.as('idVerbraucher'), ...SPALTEN])
          .where('idVerbraucher', '<=', MILLION),
      )
      .execute()
  await analyze(db)
  const begin = performance.now()
  await seedVerbraucherZahl(db)
  return (performance.now() - begin) / 1000
}
