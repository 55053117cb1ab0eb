import { CompiledQuery, Kysely, sql, type ColumnDefinitionBuilder, type Expression, type SqlBool } from 'kysely'
import { abgeleiteteSpalten, mitAbgeleiteten } from './abgeleitet.ts'
import { postgres } from './postgres.ts'
import { repeated } from './repeat.ts'
import type { Db, Database } from './schema.ts'
import { sqlite } from './sqlite.ts'

/**
 * The only file that knows which database is behind: node:sqlite (a file or ':memory:') or PostgreSQL (postgres://...).
 * `bounded` false: statements take as long as they take, as migrations may. `alone`: a file has one service.
 */
export async function openDb(url: string, { bounded = true, alone = false } = {}): Promise<Db> {
  return new Kysely<Database>({
    dialect: isPostgres(url) ? await postgres(url, bounded) : sqlite(url, alone),
    plugins: [abgeleiteteSpalten],
  })
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url)
}

/**
 * Inserts many rows in statements of the same text, which are prepared once. `onRows` hears how many are in.
 * PostgreSQL takes 65 535 parameters in one statement, SQLite 32 766.
 */
export async function bulkInsert(
  db: Db,
  table: keyof Database,
  named: readonly string[],
  rows: Iterable<readonly (string | number | null)[]>,
  onRows: (count: number) => void | Promise<void> = () => undefined,
): Promise<number> {
  const { spalten: columns, complete } = mitAbgeleiteten(table, named)
  const atOnce = Math.max(1, Math.floor(3000 / columns.length))
  const insert = async (batch: (readonly (string | number | null)[])[]) => {
    await db.executeQuery(CompiledQuery.raw(insertText(db, table, columns, batch.length), batch.flat()))
  }
  let batch: (readonly (string | number | null)[])[] = []
  let count = 0
  for (const row of rows) {
    batch.push(complete(row))
    if (batch.length < atOnce) continue
    await insert(batch)
    count += batch.length
    batch = []
    await onRows(count)
  }
  if (batch.length > 0) await insert(batch)
  return count + batch.length
}

function insertText(db: Db, table: string, columns: readonly string[], rows: number): string {
  const postgres = isPostgresDb(db)
  const names = columns.map((column) => `"${column}"`).join(', ')
  let at = 0
  const row = () => `(${columns.map(() => (postgres ? `$${(at += 1)}` : '?')).join(', ')})`
  return `insert into "${table}" (${names}) values ${Array.from({ length: rows }, row).join(', ')}`
}

export function isPostgresDb(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter.constructor.name.startsWith('Postgres')
}

/** A running number as primary key: `.addColumn('idPtX', ...idColumn(db))`. */
export function idColumn(
  db: Kysely<unknown>,
): ['integer', (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder] {
  return isPostgresDb(db)
    ? ['integer', (column) => column.primaryKey().generatedByDefaultAsIdentity()]
    : ['integer', (column) => column.primaryKey().autoIncrement()]
}

/**
 * Runs the statements in one transaction, or inside the one that is already open. Where that collides with another one all
 * of it is done again: what `work` does besides must be the same when it is done twice.
 */
export function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : repeated(() => db.transaction().execute((transaction) => work(transaction)))
}

/** Tables with a running number that is named as the table is. */
type Numbered = { [T in keyof Database]: `idPt${Capitalize<T>}` extends keyof Database[T] ? T : never }[keyof Database]

/**
 * Takes a row for this transaction: others that want it wait, and then see what was done. An update that changes nothing
 * locks it on PostgreSQL; SQLite has one writer anyway. A row that is not there locks nothing.
 */
export async function lockRow(db: Db, table: Numbered, id: number): Promise<void> {
  const key = sql.ref(`idPt${table.charAt(0).toUpperCase()}${table.slice(1)}`)
  await sql`update ${sql.table(table)} set ${key} = ${key} where ${key} = ${id}`.execute(db)
}

/** Whether a text fits a pattern in which `\` makes a sign mean itself; without that word SQLite knows no such sign. */
export function gleicht(spalte: Expression<string>, muster: string): Expression<SqlBool> {
  return sql<SqlBool>`${spalte} like ${muster} escape '\\'`
}

/** PostgreSQL's advisory lock, which belongs to the connection and ends with it; false while somebody else has it. */
export async function tryLock(connection: Db, key: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}) as taken`.execute(connection)
  return rows[0]?.taken === true
}

export async function unlock(connection: Db, key: number): Promise<void> {
  await sql`select pg_advisory_unlock(${key})`.execute(connection)
}

/** Closes ranks after a mass insert: planner statistics for both databases. */
export async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db)
}
