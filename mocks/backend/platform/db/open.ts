import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  SqliteDialect,
  sql,
  type ColumnDefinitionBuilder,
  type Dialect,
  type Expression,
  type SqlBool,
  type SqliteDatabase,
} from 'kysely'
import { abgeleiteteSpalten, mitAbgeleiteten } from './abgeleitet.ts'
import type { Db, Database } from './schema.ts'

/** The only file that knows which database is behind: node:sqlite (a file or ':memory:') or PostgreSQL (postgres://...). */
export async function openDb(url: string): Promise<Db> {
  return new Kysely<Database>({
    dialect: isPostgres(url) ? await postgres(url) : sqlite(url),
    plugins: [abgeleiteteSpalten],
  })
}

function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url)
}

function sqlite(file: string): Dialect {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  return new SqliteDialect({ database: nodeSqlite(new DatabaseSync(file)) })
}

/** Prepared statements kept at most. */
const STATEMENTS_KEPT = 500

/** Kysely hands on what the columns take, without saying so. */
const bound = (values: readonly unknown[]) => values as SQLInputValue[]

/** node:sqlite behind the small interface that Kysely's SQLite dialect expects. */
function nodeSqlite(db: DatabaseSync): SqliteDatabase {
  db.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000; PRAGMA cache_size=-65536; PRAGMA mmap_size=268435456',
  )
  const statements = new Map<string, { statement: StatementSync; reader: boolean }>()
  const prepare = (text: string) => {
    const known = statements.get(text)
    if (known) return known
    if (statements.size >= STATEMENTS_KEPT) statements.clear()
    const statement = db.prepare(text)
    const prepared = { statement, reader: statement.columns().length > 0 }
    statements.set(text, prepared)
    return prepared
  }
  return {
    close: () => db.close(),
    prepare: (text) => {
      const { statement, reader } = prepare(text)
      return {
        reader,
        all: (values) => statement.all(...bound(values)),
        run: (values) => statement.run(...bound(values)),
        // A cursor that stays open while others run needs a statement of its own.
        iterate: (values) => db.prepare(text).iterate(...bound(values)),
      }
    },
  }
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
  const { spalten: columns, ergaenze } = mitAbgeleiteten(table, named)
  const atOnce = Math.max(1, Math.floor(8000 / columns.length))
  const insert = async (batch: (readonly (string | number | null)[])[]) => {
    await db.executeQuery(CompiledQuery.raw(insertText(db, table, columns, batch.length), batch.flat()))
  }
  let batch: (readonly (string | number | null)[])[] = []
  let count = 0
  for (const row of rows) {
    batch.push(ergaenze(row))
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

/** PostgreSQL types int8 and numeric arrive as text; counts and sums of ours fit a number. */
async function postgres(url: string): Promise<Dialect> {
  const { default: pg } = await import('pg')
  for (const oid of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) pg.types.setTypeParser(oid, Number)
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // An idle connection that the database ends (restart, drop) is replaced; the next query says when there is none.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
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

/** Runs the statements in one transaction, or inside the one that is already open. */
export function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute((transaction) => work(transaction))
}

/** Tables that a broken connection or a full disk makes unwritable: refused with 503 instead of 500. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /disk is full|readonly database|disk I\/O error|unable to open database|database is locked/i.test(error.message) ||
    /^(ECONNREFUSED|ECONNRESET|ENOSPC|EROFS|57P0[123]|53\d{3}|08\d{3})$/.test(code)
  )
}

/** Whether a text fits a pattern in which `\` makes a sign mean itself; without that word SQLite knows no such sign. */
export function gleicht(spalte: Expression<string>, muster: string): Expression<SqlBool> {
  return sql<SqlBool>`${spalte} like ${muster} escape '\\'`
}

/** Closes ranks after a mass insert: planner statistics for both databases. */
export async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db)
}
