import type { Kysely } from 'kysely'

/** Recipients are frozen in steps that survive a stop: how far that is, for whoever looks and for whoever goes on. */
export async function einfrieren(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('kampagne').addColumn('eingefroren', 'integer').execute()
  await db.schema
    .createTable('einfrierung')
    .addColumn('idPtKampagne', 'integer', (c) => c.primaryKey().references('kampagne.idPtKampagne').onDelete('cascade'))
    .addColumn('snapshotNr', 'integer', (c) => c.notNull())
    .addColumn('inhalt', 'text', (c) => c.notNull())
    .addColumn('quelle', 'text', (c) => c.notNull())
    .addColumn('auftrag', 'text', (c) => c.notNull())
    .addColumn('fertig', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('nach', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('hash', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('abgebrochen', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('versuche', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('laeufer', 'text')
    .addColumn('laeuftBis', 'text')
    .execute()
}
