import { sql, type Kysely } from 'kysely'
import type { Database, Db } from '../schema.ts'

/** Scans are counted for each code of a card. What was scanned before is of the one code that cards had. */
export async function scanCode(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('scan')
    .addColumn('nummer', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createTable('scanCode')
    .addColumn('idPtKampagne', 'integer', (c) => c.notNull().references('kampagne.idPtKampagne').onDelete('cascade'))
    .addColumn('nummer', 'integer', (c) => c.notNull())
    .addColumn('scans', 'integer', (c) => c.notNull())
    .addColumn('eindeutig', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('scanCodeKey', ['idPtKampagne', 'nummer'])
    .execute()
  await zaehleCodesNeu(db.withTables<Pick<Database, keyof Database>>())
  await sql`create unique index scan_code_erster on scan ("idPtKampagne", nr, nummer) where erster > 0`.execute(db)
}

/** Counts the codes anew, where scans came in another way than by a code. */
export async function zaehleCodesNeu(db: Db): Promise<void> {
  await db.deleteFrom('scanCode').execute()
  await sql`insert into "scanCode" ("idPtKampagne", nummer, scans, eindeutig)
    select "idPtKampagne", nummer, count(*), sum(case when erster > 0 then 1 else 0 end)
    from scan group by "idPtKampagne", nummer`.execute(db)
}
