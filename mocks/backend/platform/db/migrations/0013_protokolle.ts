import type { Kysely } from 'kysely'

/**
 * The logs of the API come out of their lists' indexes, in order. By these two SQLite found the month that they show, which
 * is nearly all there is, and sorted it for every page.
 */
export async function protokolle(db: Kysely<unknown>): Promise<void> {
  for (const name of ['apiAnfrageKunde', 'zustellungKunde']) await db.schema.dropIndex(name).execute()
}
