import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseConnection, Driver } from 'kysely'

/** Tries in all, and the pause before the second one, ms; each later one is twice as long: 2.5 s at most. assumed */
const TRIES = 8
const PAUSE_MS = 20
/** A database that somebody else holds makes each try wait for seconds: no other one after so long, ms. */
const LONG_MS = 5_000

/**
 * Two transactions waited for each other or could not stand one behind the other (PostgreSQL 40P01, 40001), or another
 * process holds the file (SQLite BUSY, 5). All of it was undone and may go through at the next try.
 */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && (error.code === '40001' || error.code === '40P01')) return true
  if ('errcode' in error && typeof error.errcode === 'number') return (error.errcode & 0xff) === 5
  return isPassing(error.cause)
}

/** Does work that is undone as a whole where it fails, again where that may help. */
export async function repeated<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  for (let tried = 1; ; tried += 1) {
    try {
      return await work()
    } catch (error) {
      if (tried === TRIES || !isPassing(error) || performance.now() - begun > LONG_MS) throw error
    }
    // Not in step with the other one.
    const pause = PAUSE_MS * 2 ** (tried - 1)
    await sleep(randomInt(pause / 2, pause))
  }
}

/** A connection whose statements are repeated as long as it is in no transaction: each is one by itself. */
class Patient implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly executeQuery: DatabaseConnection['executeQuery']
  readonly streamQuery: DatabaseConnection['streamQuery']
  isInTransaction = false

  constructor(inner: DatabaseConnection) {
    this.inner = inner
    const execute: DatabaseConnection['executeQuery'] = inner.executeQuery.bind(inner)
    this.executeQuery = (query, options) =>
      this.isInTransaction ? execute(query, options) : repeated(() => execute(query, options))
    this.streamQuery = inner.streamQuery.bind(inner)
  }
}

/** A driver whose connections are patient; whole transactions are repeated by `inTransaction`. */
export function patient(driver: Driver): Driver {
  const inner = (connection: DatabaseConnection) => (connection instanceof Patient ? connection.inner : connection)
  const mark = (connection: DatabaseConnection, isInTransaction: boolean) => {
    if (connection instanceof Patient) connection.isInTransaction = isInTransaction
  }
  const end = async (connection: DatabaseConnection, how: (connection: DatabaseConnection) => Promise<void>) => {
    await how(inner(connection))
    mark(connection, false)
  }
  return {
    init: (options) => driver.init(options),
    acquireConnection: async (options) => new Patient(await driver.acquireConnection(options)),
    async beginTransaction(connection, settings) {
      await driver.beginTransaction(inner(connection), settings)
      mark(connection, true)
    },
    commitTransaction: (connection) => end(connection, (one) => driver.commitTransaction(one)),
    rollbackTransaction: (connection) => end(connection, (one) => driver.rollbackTransaction(one)),
    releaseConnection: (connection, options) => driver.releaseConnection(inner(connection), options),
    destroy: (options) => driver.destroy(options),
  }
}
