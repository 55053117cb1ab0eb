import type { Kysely } from 'kysely'
import { idColumn } from '../open.ts'

/** Lists that were put aside while somebody worked on them, and what was decided about the rows of those that are stored. */
export async function adressEntwurf(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('adressEntwurf')
    .addColumn('idPtAdressEntwurf', ...idColumn(db))
    .addColumn('idPtKunde', 'integer', (c) => c.notNull().references('kunde.idPtKunde'))
    .addColumn('inhalt', 'text', (c) => c.notNull())
    .addColumn('datei', 'text', (c) => c.notNull())
    .addColumn('wer', 'text', (c) => c.notNull())
    .addColumn('geaendertAm', 'text', (c) => c.notNull())
    .addColumn('loeschenAm', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema.createIndex('adressEntwurfKunde').on('adressEntwurf').column('idPtKunde').execute()
  await db.schema.createIndex('adressEntwurfDatei').on('adressEntwurf').column('datei').execute()
  await db.schema.createIndex('adressEntwurfLoeschen').on('adressEntwurf').column('loeschenAm').execute()
  await db.schema.alterTable('zielgruppe').addColumn('bearbeitungen', 'text').execute()
}
