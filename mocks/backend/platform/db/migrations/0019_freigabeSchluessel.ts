import type { Kysely } from 'kysely'

/**
 * Further keys of a link to approve. Of none more than the hash is kept, so that every later mail brings a key of its own,
 * and those of the mails before it stay good.
 */
export async function freigabeSchluessel(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('freigabeSchluessel')
    .addColumn('keyHash', 'text', (c) => c.primaryKey())
    .addColumn('idPtFreigabe', 'integer', (c) => c.notNull().references('freigabe.idPtFreigabe').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('freigabeSchluessel_freigabe').on('freigabeSchluessel').column('idPtFreigabe').execute()
}
