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
}

const OFFSET = 'uhrVersatzMs'

export async function createClock(db: Db, real: () => Date = () => new Date()): Promise<Clock> {
  let offset = Number((await readSetting(db, OFFSET)) ?? 0)
  const now = () => new Date(real().getTime() + offset)
  const store = async (next: number) => {
    await writeSetting(db, OFFSET, String(next))
    offset = next
  }
  return {
    now,
    heute: () => berlinHeute(now()),
    real,
    moveBy: (ms) => store(Math.max(0, offset + ms)),
    reset: () => store(0),
  }
}
