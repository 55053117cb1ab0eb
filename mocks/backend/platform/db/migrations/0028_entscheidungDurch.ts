import type { Kysely } from 'kysely'

/** By what a decision was made, where it was not the person alone at the page of the link. */
export async function entscheidungDurch(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('freigabe').addColumn('durch', 'text').execute()
}
