import type { Kysely } from 'kysely'

/** Work in progress belongs to one process until a moment of real time (platform/lease.ts); null: to nobody. */
export async function anspruch(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ['kampagne', 'uebergabeLaeufer'],
    ['kampagne', 'uebergabeBis'],
    ['zielgruppe', 'laeuftBis'],
    ['zustellung', 'laeuftBis'],
    ['idempotenz', 'laeufer'],
    ['idempotenz', 'laeuftBis'],
  ] as const
  for (const [table, column] of columns) await db.schema.alterTable(table).addColumn(column, 'text').execute()
}
