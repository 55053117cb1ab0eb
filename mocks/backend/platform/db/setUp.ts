import { setTimeout as sleep } from 'node:timers/promises'
import { isPostgres, openDb, tryLock, unlock } from './open.ts'
import type { Db } from './schema.ts'

/** Any number, as long as nobody else takes it on the same database. */
const LOCK = 726_401
const LOOK_MS = 300

/**
 * Sets a database up while nobody else does. On PostgreSQL a second process that starts waits until the first one is
 * done, and goes on when that one dies; `work` gets connections on which a statement takes as long as it takes, and `waits`
 * hears once that somebody else is at it. A file belongs to its one service (`alone` of `openDb`).
 */
export async function setUp(url: string, db: Db, waits: () => void, work: (db: Db) => Promise<void>): Promise<void> {
  if (!isPostgres(url)) return work(db)
  const unbounded = await openDb(url, { bounded: false })
  try {
    await alone(unbounded, waits, work)
  } finally {
    await unbounded.destroy()
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
