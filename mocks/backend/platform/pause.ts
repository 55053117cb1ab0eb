import { setImmediate } from 'node:timers/promises'

/**
 * Lets other requests have their turn. Long work does it after each portion of a few milliseconds, and never inside a
 * transaction: SQLite has one connection, and whoever else wants it would wait for the whole work.
 */
export const pause = (): Promise<void> => setImmediate()
