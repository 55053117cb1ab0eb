import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  Kysely,
  PostgresDialect,
  SqliteDialect,
  sql,
  type ColumnDefinitionBuilder,
  type Dialect,
  type SqliteDatabase,
} from 'kysely'
import type { Db, Database } from './schema.ts'

/** The only file that knows which database is behind: node:sqlite (a file or ':memory:') or PostgreSQL (postgres://...). */
export async function openDb(url: string): Promise<Db> {
  return new Kysely<Database>({ dialect: isPostgres(url) ? await postgres(url) : sqlite(url) })
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url)
}

function sqlite(file: string): Dialect {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  return new SqliteDialect({ database: nodeSqlite(new DatabaseSync(file)) })
}

/** node:sqlite behind the small interface that Kysely's SQLite dialect expects. */
function nodeSqlite(db: DatabaseSync): SqliteDatabase {
  db.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000; PRAGMA cache_size=-65536; PRAGMA mmap_size=268435456',
  )
  return {
    close: () => db.close(),
    prepare: (text) => {
      const statement = db.prepare(text)
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as SQLInputValue[])),
        run: (values) => statement.run(...(values as SQLInputValue[])),
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      }
    },
  }
}

/** PostgreSQL types int8 and numeric arrive as text; counts and sums of ours fit a number. */
async function postgres(url: string): Promise<Dialect> {
  const { default: pg } = await import('pg')
  for (const oid of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) pg.types.setTypeParser(oid, Number)
  return new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 10 }) })
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

/** Closes ranks after a mass insert: planner statistics for both databases. */
export async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db)
}
