import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { isPostgres, openDb, tryLock, unlock } from './open.ts'
import type { Db } from './schema.ts'
import { refuseShortened } from './sqlite.ts'

/** Any number, as long as nobody else takes it on the same database. */
const LOCK = 726_401
const LOOK_MS = 300

/**
 * Sets a database up while nobody else does: a second process that starts on it waits until the first one is done, and
 * goes on when that one dies. `work` gets connections on which a statement takes as long as it takes. `waits` hears once
 * that somebody else is at it.
 */
export async function setUp(url: string, waits: () => void, work: (db: Db) => Promise<void>): Promise<void> {
  const db = await openDb(url, { bounded: false })
  try {
    await (isPostgres(url) ? alone(db, waits, work) : aloneOnFile(url, waits, () => work(db)))
  } finally {
    await db.destroy()
  }
}

async function untilTaken(take: () => boolean | Promise<boolean>, waits: () => void): Promise<void> {
  for (let told = false; !(await take()); told = true) {
    if (!told) waits()
    await sleep(LOOK_MS)
  }
}

/** PostgreSQL's advisory lock belongs to a connection and ends with it. */
function alone(db: Db, waits: () => void, work: (db: Db) => Promise<void>): Promise<void> {
  return db.connection().execute(async (holder) => {
    await untilTaken(() => tryLock(holder, LOCK), waits)
    try {
      await work(db)
    } finally {
      // Where the line is gone, so is the lock.
      await unlock(holder, LOCK).catch(() => undefined)
    }
  })
}

/** SQLite's own lock, on a file beside the database, so that the database itself can be worked on; it ends with its process. */
async function aloneOnFile(file: string, waits: () => void, work: () => Promise<void>): Promise<void> {
  const lock = new DatabaseSync(`${file}.start`)
  const take = () => {
    try {
      lock.exec('pragma busy_timeout = 0; begin exclusive')
      return true
    } catch (error) {
      if (error instanceof Error && 'errcode' in error && error.errcode === 5) return false
      throw error
    }
  }
  try {
    await untilTaken(take, waits)
    refuseShortened(file)
    await work()
  } finally {
    lock.close()
  }
}
