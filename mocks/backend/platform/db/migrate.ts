import type { Kysely } from 'kysely'
import { ConfigError } from '../configError.ts'
import { migrations } from './migrations/index.ts'
import type { Db } from './schema.ts'

/** A type, not an interface: Kysely takes tables only of types with an implicit index. */
type WithMigration = {
  migration: { name: string; zeit: string }
}

/** Applies what is missing, inside `setUp`; each migration in a transaction of its own; returns the names of those applied. */
export async function migrate(db: Db, zeit: Date): Promise<string[]> {
  const store = db.withTables<WithMigration>()
  await store.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('zeit', 'text', (column) => column.notNull())
    .execute()
  const applied: string[] = []
  for (const { name, up } of migrations) {
    await store.transaction().execute(async (transaction) => {
      const known = await transaction.selectFrom('migration').select('name').where('name', '=', name).executeTakeFirst()
      if (known) return
      await up(transaction.$pickTables<never>())
      await transaction.insertInto('migration').values({ name, zeit: zeit.toISOString() }).execute()
      applied.push(name)
    })
  }
  await refuseNewer(store)
  return applied
}

/** A database of a newer version is left alone. */
async function refuseNewer(store: Kysely<WithMigration>): Promise<void> {
  const names = new Set(migrations.map(({ name }) => name))
  const rows = await store.selectFrom('migration').select('name').execute()
  const newer = rows.find(({ name }) => !names.has(name))
  if (newer)
    throw new ConfigError(
      `Die Datenbank gehört zu einer neueren Fassung (${newer.name}). Aktualisieren Sie das Programm.`,
    )
}
