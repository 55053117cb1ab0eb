import type { Kysely } from 'kysely'

/** Where a postal code lies stands in the domain's table, for the map and for counting: no row keeps a point of its own. */
export async function plzPunkte({ schema }: Kysely<unknown>): Promise<void> {
  for (const column of ['lat', 'lon']) await schema.alterTable('verbraucher').dropColumn(column).execute()
  for (const column of ['ort', 'lat', 'lon']) await schema.alterTable('verbraucherZahl').dropColumn(column).execute()
}
