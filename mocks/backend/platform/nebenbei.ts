import type { Context } from './context.ts'
import { faultOf } from './db/faults.ts'
import type { Db } from './db/schema.ts'
import { textOf } from './job.ts'

/** A database that somebody else holds makes a try wait. Then the next comes after so many times as long, ms. */
const WAITED_MS = 100
const PAUSE_FACTOR = 10

/** Writes of each database that failed at their last try, by name, and when there may be another, ms of the process. */
const failing = new WeakMap<Db, Map<string, number>>()

/**
 * A write of convenience beside a read: when somebody was here last, that something was opened, how often. It is tried,
 * and where it fails the read goes on. The log tells of it once, and once when it goes through again. Returns whether
 * it did. Inside a transaction it fails like everything else in it.
 */
export async function nebenbei(
  { db, log }: Pick<Context, 'db' | 'log'>,
  was: string,
  write: () => Promise<unknown>,
): Promise<boolean> {
  if (db.isTransaction) {
    await write()
    return true
  }
  const known = failing.get(db) ?? new Map<string, number>()
  failing.set(db, known)
  const begun = performance.now()
  if (begun < (known.get(was) ?? 0)) return false
  try {
    await write()
    if (known.delete(was)) log({ ereignis: 'nebenbeiWieder', was })
    return true
  } catch (error) {
    if (!known.has(was)) log({ ereignis: 'nebenbeiFehler', was, stoerung: faultOf(error), text: textOf(error) })
    const took = performance.now() - begun
    known.set(was, begun + (took < WAITED_MS ? 0 : (PAUSE_FACTOR + 1) * took))
    return false
  }
}
