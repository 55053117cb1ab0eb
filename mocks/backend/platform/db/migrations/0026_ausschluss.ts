import type { Kysely } from 'kysely'

/**
 * Target groups keep whom they leave out, and campaigns how many that are by reason. A customer's Robinson list stands
 * beside the blocklist, its people as hashes alone.
 */
export async function ausschluss({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('zielgruppe').addColumn('ausschluss', 'text').execute()
  await schema.alterTable('kampagne').addColumn('ausgenommen', 'text').execute()
  await schema
    .createTable('robinson')
    .addColumn('idPtKunde', 'integer', (c) => c.notNull().references('kunde.idPtKunde'))
    .addColumn('schluessel', 'text', (c) => c.notNull())
    .addColumn('plz', 'text', (c) => c.notNull())
    .addColumn('fassung', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('robinsonSchluessel', ['idPtKunde', 'fassung', 'schluessel'])
    .execute()
  await schema
    .createTable('robinsonListe')
    .addColumn('idPtKunde', 'integer', (c) => c.primaryKey().references('kunde.idPtKunde'))
    .addColumn('dateiName', 'text', (c) => c.notNull())
    .addColumn('eintraege', 'integer', (c) => c.notNull())
    .addColumn('wer', 'text', (c) => c.notNull())
    .addColumn('stand', 'text', (c) => c.notNull())
    .addColumn('begonnen', 'integer', (c) => c.notNull())
    .addColumn('fassung', 'integer', (c) => c.notNull())
    .execute()
}
