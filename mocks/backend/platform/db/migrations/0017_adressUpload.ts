import { sql, type Kysely } from 'kysely'

/** Uploads of lists by their key, so that whoever cancels one learns for sure whether it was stored. */
export async function adressUpload(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('adressUpload')
    .addColumn('idPtKunde', 'integer', (c) => c.notNull().references('kunde.idPtKunde'))
    .addColumn('schluessel', 'text', (c) => c.notNull())
    .addColumn('stand', 'text', (c) => c.notNull().check(sql`stand in ('laeuft', 'fertig', 'abgebrochen')`))
    .addColumn('idPtZielgruppe', 'integer')
    .addColumn('zeit', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('adressUploadKey', ['idPtKunde', 'schluessel'])
    .execute()
}
