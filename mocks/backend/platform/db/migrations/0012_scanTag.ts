import { sql, type Kysely } from 'kysely'
import { berlinHeute } from '#src/domain/kampagne/schedule.ts'
import { bulkInsert } from '../open.ts'
import type { Database, Db } from '../schema.ts'

/** Scans are counted by day when they are stored, and one scan of a card is its first. */
export async function scanTag(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('scan')
    .addColumn('erster', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('scanTag')
    .addColumn('idPtKampagne', 'integer', (c) => c.notNull().references('kampagne.idPtKampagne').onDelete('cascade'))
    .addColumn('tag', 'text', (c) => c.notNull())
    .addColumn('scans', 'integer', (c) => c.notNull())
    .addColumn('eindeutig', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('scanTagKey', ['idPtKampagne', 'tag'])
    .execute()
  await zaehleScansNeu(db.withTables<Pick<Database, keyof Database>>())
  await sql`create unique index scan_erster on scan ("idPtKampagne", nr) where erster = 1`.execute(db)
  // Behind the export, which reads on from id to id.
  await db.schema.createIndex('rechnung_export').on('rechnung').columns(['idPtKunde', 'idPtRechnung']).execute()
}

/** Marks the first scan of every card and counts the days anew, where scans came in another way than by a code. */
export async function zaehleScansNeu(db: Db): Promise<void> {
  await db.updateTable('scan').set({ erster: 0 }).where('erster', '=', 1).execute()
  await sql`update scan set erster = 1 where "idPtScan" in (select "idPtScan" from (select "idPtScan",
    row_number() over (partition by "idPtKampagne", nr order by zeit, "idPtScan") as stelle from scan) as gereiht
    where stelle = 1)`.execute(db)
  // By hours in SQL, of which each lies in one day of Berlin: SQLite knows no time zones.
  const stunden = await db
    .selectFrom('scan')
    .select(['idPtKampagne', sql<string>`substr(zeit, 1, 13)`.as('stunde')])
    .select((e) => [e.fn.countAll<number>().as('scans'), e.fn.sum<number>('erster').as('eindeutig')])
    .groupBy(['idPtKampagne', 'stunde'])
    .orderBy('idPtKampagne')
    .orderBy('stunde')
    .execute()
  await db.deleteFrom('scanTag').execute()
  await bulkInsert(db, 'scanTag', ['idPtKampagne', 'tag', 'scans', 'eindeutig'], tage(stunden))
}

interface Stunde {
  idPtKampagne: number
  stunde: string
  scans: number
  eindeutig: number
}

/** Days of hours that come sorted. */
function* tage(stunden: readonly Stunde[]): Generator<[number, string, number, number]> {
  let offen: [number, string, number, number] | null = null
  for (const { idPtKampagne, stunde, scans, eindeutig } of stunden) {
    const tag = berlinHeute(new Date(`${stunde}:00:00Z`))
    if (offen?.[0] === idPtKampagne && offen[1] === tag) {
      offen[2] += scans
      offen[3] += eindeutig
      continue
    }
    if (offen) yield offen
    offen = [idPtKampagne, tag, scans, eindeutig]
  }
  if (offen) yield offen
}
