import type { Kysely } from 'kysely'

/** What was on the screen of who decided, as JSON; null: not recorded. */
export async function freigabeGezeigt(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('freigabe').addColumn('gezeigt', 'text').execute()
}
