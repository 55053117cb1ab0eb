import { berlinHeute } from '#src/domain/kampagne/schedule.ts'
import type { Db } from './db/schema.ts'
import { readSetting, writeSetting } from './settings.ts'

/** The service's clock: real time plus an offset that lives in the database, so that days can be skipped. */
export interface Clock {
  now(): Date
  /** Calendar day in Europe/Berlin, ISO. */
  heute(): string
  /** Time without the offset, for sessions and limits: who moves the clock stays logged in. */
  real(): Date
  /** Moves the clock; it never goes back before real time. */
  moveBy(ms: number): Promise<void>
  reset(): Promise<void>
  /** Hears whether another process on the same database has moved it. Called before anything looks at the time. */
  sync(db: Db): Promise<void>
}

const OFFSET = 'uhrVersatzMs'
/** Longest time for which a move by another process may go unnoticed, ms. */
const SYNC_MS = 1_000

const readOffset = async (db: Db) => Number((await readSetting(db, OFFSET)) ?? 0)

export async function createClock(db: Db, real: () => Date = () => new Date()): Promise<Clock> {
  let offset = await readOffset(db)
  let moves = 0
  let readAt = performance.now()
  const now = () => new Date(real().getTime() + offset)
  const store = async (next: number) => {
    await writeSetting(db, OFFSET, String(next))
    offset = next
    moves += 1
  }
  return {
    now,
    heute: () => berlinHeute(now()),
    real,
    moveBy: async (ms) => store(Math.max(0, (await readOffset(db)) + ms)),
    reset: () => store(0),
    async sync(reader) {
      if (performance.now() - readAt < SYNC_MS) return
      readAt = performance.now()
      const seen = moves
      // Without a database the time stands as it was: whoever asks for more hears of it himself.
      const stored = await readOffset(reader).catch(() => null)
      if (stored !== null && moves === seen) offset = stored
    },
  }
}
