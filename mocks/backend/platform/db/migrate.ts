import type { Kysely } from 'kysely'
import { ConfigError, EarlierForm } from '../configError.ts'
import { migrations } from './migrations/index.ts'
import type { Db } from './schema.ts'

/** A type, not an interface: Kysely takes tables only of types with an implicit index. */
type WithMigration = {
  migration: { name: string; zeit: string }
}

/**
 * Applies what is missing, inside `setUp`; each migration in a separate transaction; returns the names of those applied.
 * Throws before the first one where the database is of another form (EarlierForm, ConfigError).
 */
export async function migrate(db: Db, zeit: Date, list = migrations): Promise<string[]> {
  const store = db.withTables<WithMigration>()
  await store.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('zeit', 'text', (column) => column.notNull())
    .execute()
  await refuseOther(store, list)
  const applied: string[] = []
  for (const { name, up } of list) {
    await store.transaction().execute(async (transaction) => {
      const known = await transaction.selectFrom('migration').select('name').where('name', '=', name).executeTakeFirst()
      if (known) return
      await up(transaction.$pickTables<never>())
      await transaction.insertInto('migration').values({ name, zeit: zeit.toISOString() }).execute()
      applied.push(name)
    })
  }
  return applied
}

async function refuseOther(store: Kysely<WithMigration>, list: typeof migrations): Promise<void> {
  const names = new Set(list.map(({ name }) => name))
  const rows = await store.selectFrom('migration').select('name').orderBy('name').execute()
  if (rows.length > 0 && !rows.some(({ name }) => name === list[0]?.name)) throw new EarlierForm('an earlier form')
  const newer = rows.find(({ name }) => !names.has(name))
  if (newer)
    throw new ConfigError(
      `Die Datenbank gehört zu einer neueren Fassung (${newer.name}). Es wurde nichts verändert. Aktualisieren Sie das Programm.`,
    )
}
