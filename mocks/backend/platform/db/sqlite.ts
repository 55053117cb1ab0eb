import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { SqliteDialect, SqliteDriver, type DatabaseConnection, type Dialect, type SqliteDatabase } from 'kysely'
import { FolderTaken } from '../configError.ts'
import { patient } from './repeat.ts'

/**
 * node:sqlite for Kysely: a file, or ':memory:'. `alone`: as the one service of this file, which is looked at before;
 * throws FolderTaken while another one lives.
 *
 * Nothing else in this process may open the file, not even to read it: by POSIX, closing any descriptor of a file gives
 * up every lock that the process has on it. The next program that looks at the database takes it for nobody's then, and
 * deletes the log under the service.
 */
export function sqlite(file: string, alone = false): Dialect {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const lock = alone && file !== ':memory:' ? lockFor(file) : null
  let db: DatabaseSync | null = null
  try {
    if (lock) refuseForeign(file)
    db = new DatabaseSync(file)
    if (lock) refuseShortened(db, file)
    const database = nodeSqlite(db)
    const driver = patient(new SteadyDriver(db, database, lock))
    const dialect = new SqliteDialect({ database })
    dialect.createDriver = () => driver
    return dialect
  } catch (error) {
    db?.close()
    lock?.close()
    throw error
  }
}

/**
 * SQLite's own lock on an empty file beside the database, which others may go on reading. It belongs to the process and
 * ends with it, however that ends; a file that is left over locks nothing.
 */
function lockFor(file: string): DatabaseSync {
  const lock = new DatabaseSync(`${file}.lock`)
  try {
    // Without a separate journal, which a killed process would leave behind.
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    throw error instanceof Error && 'errcode' in error && error.errcode === 5 ? new FolderTaken(dirname(file)) : error
  }
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0
const damaged = (text: string, errcode: number) => Object.assign(new Error(text), { errcode })

/**
 * What is no database, or has lost everything but its log. Opened as usual, SQLite would write the log into it when it
 * closes, or delete it: the last that could be rescued. `immutable` reads the file and nothing beside it.
 */
function refuseForeign(file: string): void {
  const hasLog = sizeOf(`${file}-wal`) > 0
  if (sizeOf(file) === 0) {
    if (hasLog) throw damaged('the file is empty, its log is not', 11)
    return
  }
  const url = pathToFileURL(file)
  url.searchParams.set('immutable', '1')
  const seen = new DatabaseSync(url, { readOnly: true })
  try {
    seen.exec('select 1 from sqlite_schema')
  } catch (error) {
    // Without its log a file may look unfinished: that alone is no damage.
    if (!hasLog || (error instanceof Error && 'errcode' in error && error.errcode === 26)) throw error
  } finally {
    seen.close()
  }
}

/**
 * A file that is shorter than it says of itself was cut off while it was copied, or by a disk. SQLite notices where whole
 * pages are missing, and half a page only when it comes there, perhaps days later. Looked at when everything is in the
 * file: not beside a log that somebody else still reads.
 */
function refuseShortened(db: DatabaseSync, file: string): void {
  db.exec('pragma wal_checkpoint(truncate)')
  if (sizeOf(`${file}-wal`) > 0) return
  const pages = db.prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size').get()
  if (sizeOf(file) < Number(pages?.['bytes'])) throw damaged('the file is shorter than its header says', 11)
}

/** A transaction that the database has ended itself, as it does where the disk is full, is over and in nobody's way. */
class SteadyDriver extends SqliteDriver {
  readonly #db: DatabaseSync
  readonly #lock: DatabaseSync | null

  constructor(db: DatabaseSync, database: SqliteDatabase, lock: DatabaseSync | null) {
    super({ database })
    this.#db = db
    this.#lock = lock
  }

  override async destroy(): Promise<void> {
    await super.destroy()
    this.#lock?.close()
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
        // A cursor that stays open while others run needs a separate statement.
        iterate: (values) => db.prepare(text).iterate(...bound(values)),
      }
    },
  }
}
