import type { Kysely } from 'kysely'

/**
 * Consumers of a postal code are counted once and not at every count of a filter: one row for each code with its place and
 * the people of each mix of features. The indexes by which single people were counted go; that by postal code fills this
 * table (seed/verbraucherZahl).
 */
export async function verbraucherZahl({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('verbraucherZahl')
    .addColumn('plz', 'text', (c) => c.primaryKey())
    .addColumn('leitregion', 'text', (c) => c.notNull())
    .addColumn('ort', 'text', (c) => c.notNull())
    .addColumn('bundesland', 'text', (c) => c.notNull())
    .addColumn('lat', 'double precision', (c) => c.notNull())
    .addColumn('lon', 'double precision', (c) => c.notNull())
    .addColumn('zahlen', 'text', (c) => c.notNull())
    .execute()
  for (const index of ['verbraucherOrt', 'verbraucherLage']) await schema.dropIndex(index).ifExists().execute()
}
