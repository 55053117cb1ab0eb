import { closeSync, mkdirSync, openSync, readSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect, SqliteDriver, type DatabaseConnection, type Dialect, type SqliteDatabase } from 'kysely'

/** node:sqlite for Kysely: a file, or ':memory:'. */
export function sqlite(file: string): Dialect {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file)
  const database = nodeSqlite(db)
  const dialect = new SqliteDialect({ database })
  dialect.createDriver = () => new SteadyDriver(db, database)
  return dialect
}

/**
 * A file that is shorter than it says of itself was cut off while it was copied, or by a disk. SQLite notices only where
 * it comes to a page that is missing, perhaps days later. Looked at when everything is in the file: not beside a log that
 * somebody else still writes.
 */
export function refuseShortened(file: string): void {
  const db = new DatabaseSync(file)
  try {
    db.exec('pragma wal_checkpoint(truncate)')
  } finally {
    db.close()
  }
  const { size } = statSync(file)
  const header = Buffer.alloc(32)
  const handle = openSync(file, 'r')
  readSync(handle, header, 0, 32, 0)
  closeSync(handle)
  // SQLite's file format, 1.3: size of a page (1 means 65 536) and pages of the file.
  const page = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16)
  const isLogEmpty = (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0
  if (isLogEmpty && size > 0 && size < page * header.readUInt32BE(28))
    throw Object.assign(new Error('the file is shorter than its header says'), { errcode: 11 })
}

/** A transaction that the database has ended itself, as it does where the disk is full, is over and in nobody's way. */
class SteadyDriver extends SqliteDriver {
  readonly #db: DatabaseSync

  constructor(db: DatabaseSync, database: SqliteDatabase) {
    super({ database })
    this.#db = db
  }

  override beginTransaction(): Promise<void> {
    if (this.#db.isTransaction) this.#db.exec('rollback')
    // It writes sooner or later: whoever waits for another process waits here, where nothing is lost by it.
    this.#db.exec('begin immediate')
    return Promise.resolve()
  }

  /** What went wrong is told, and not that there was nothing left to take back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#db.isTransaction) await super.rollbackTransaction(connection)
  }
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
