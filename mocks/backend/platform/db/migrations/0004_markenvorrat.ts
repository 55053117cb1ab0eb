import type { Kysely } from 'kysely'

/** Colours and families of a customer's brand beside its first colour (domain 4.9). */
export async function markenvorrat(db: Kysely<unknown>): Promise<void> {
  for (const column of ['markenfarben', 'markenschriften'])
    await db.schema
      .alterTable('kunde')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo('[]'))
      .execute()
}
