import type { Kysely } from 'kysely'
import { idColumn } from '../open.ts'

/** Events are kept for who was not there to hear of them; keys of repeated calls are found by their age. */
export async function ereignisse(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kontoEreignis')
    .addColumn('idPtEreignis', ...idColumn(db))
    .addColumn('idPtKunde', 'integer', (c) => c.notNull().references('kunde.idPtKunde'))
    .addColumn('nachrichtId', 'text', (c) => c.notNull())
    .addColumn('ereignis', 'text', (c) => c.notNull())
    .addColumn('modus', 'text', (c) => c.notNull())
    .addColumn('inhalt', 'text', (c) => c.notNull())
    .addColumn('zeit', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('kontoEreignisKunde').on('kontoEreignis').columns(['idPtKunde', 'idPtEreignis']).execute()
  await db.schema.createIndex('kontoEreignisZeit').on('kontoEreignis').column('zeit').execute()
  await db.schema.createIndex('idempotenzZeit').on('idempotenz').column('zeit').execute()
}
