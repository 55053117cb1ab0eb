import { sql, type Kysely } from 'kysely'
import { isPostgresDb } from '../open.ts'

/** Sums in ct that may pass 21 million EUR, where four bytes end. SQLite's integers have eight anyway. */
const BETRAEGE = {
  kampagne: ['bezahlt', 'erstattet'],
  zahlung: ['betrag'],
  erstattung: ['betrag'],
  rechnung: ['netto', 'ust', 'brutto', 'vorausbezahlt'],
} as const

/**
 * Money: eight bytes for every sum; the debit that a payment announces; how an invoice is taxed; which invoice a partial
 * credit corrects; who took over from an employee who left.
 */
export async function betraege(db: Kysely<unknown>): Promise<void> {
  if (isPostgresDb(db))
    for (const [table, columns] of Object.entries(BETRAEGE))
      for (const column of columns)
        await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type bigint`.execute(db)
  await db.schema.alterTable('zahlung').addColumn('lastschrift', 'text').execute()
  await db.schema
    .alterTable('rechnung')
    .addColumn('ustArt', 'text', (c) => c.notNull().defaultTo('regel'))
    .execute()
  await db.schema.alterTable('rechnung').addColumn('korrekturZu', 'text').execute()
  await db.schema.createIndex('rechnung_korrekturZu').on('rechnung').column('korrekturZu').execute()
  await db.schema.alterTable('mitarbeiter').addColumn('uebernehmer', 'integer').execute()
}
