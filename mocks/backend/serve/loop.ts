import { DATENBANK_BESCHAEDIGT, faultOf, type Fault } from '../platform/db/faults.ts'
import type { LogEntry } from '../platform/context.ts'
import { textOf } from '../platform/job.ts'
import type { Parts } from '../platform/parts.ts'

const entryOf = (stoerung: Fault | null, text: string): LogEntry =>
  stoerung === 'beschaedigt'
    ? { ereignis: 'datenbankBeschaedigt', text: `${DATENBANK_BESCHAEDIGT} (${text})` }
    : { ereignis: 'jobFehler', ...(stoerung && { stoerung }), text }

/**
 * Does some work from time to time, never twice at once, and survives whatever goes wrong. What went wrong in the run
 * before as well is not told again: a database that is away for an hour is one line, and one when it is back. Returns
 * how to stop: what runs comes to its end.
 */
export function loop(
  { db, clock, log }: Pick<Parts, 'db' | 'clock' | 'log'>,
  everyMs: number,
  work: (report: (error: unknown) => void) => Promise<unknown>,
): () => Promise<void> {
  let known: ReadonlySet<string> = new Set()
  const once = async () => {
    const seen = new Set<string>()
    const report = (error: unknown) => {
      const stoerung = faultOf(error)
      const text = textOf(error)
      const key = stoerung ?? text
      if (!known.has(key) && !seen.has(key)) log(entryOf(stoerung, text))
      seen.add(key)
    }
    await clock.sync(db)
    await work(report).catch(report)
    if (known.size > 0 && seen.size === 0) log({ ereignis: 'jobsWieder' })
    known = seen
  }
  let running: Promise<void> | null = null
  const run = () => {
    running ??= once().finally(() => {
      running = null
    })
  }
  run()
  const timer = setInterval(run, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
