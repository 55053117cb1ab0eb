import { addTage } from '#src/domain/kampagne/schedule.ts'
import { runDueJobs } from '../jobs.ts'
import { systemContext, type Parts } from '../platform/parts.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Longest way in one go, days: two years. */
const MAX_DAYS = 732

/** One calendar day on, whatever the clock does that night. */
async function nextDay(parts: Parts): Promise<void> {
  const { clock } = parts
  const target = addTage(clock.heute(), 1)
  await clock.moveBy(DAY_MS)
  if (clock.heute() > target) await clock.moveBy(-HOUR_MS)
  if (clock.heute() < target) await clock.moveBy(HOUR_MS)
}

/**
 * Goes on day by day, as the service would have lived through them; returns how many days it were. The packages of a day
 * are printed before the next one begins; on the last one `arbeite` runs what is due.
 */
export async function moveTo(parts: Parts, day: string, work: () => Promise<unknown>): Promise<number> {
  let days = 0
  while (parts.clock.heute() < day && days < MAX_DAYS) {
    await runDueJobs(systemContext(parts))
    await nextDay(parts)
    days += 1
  }
  await work()
  return days
}

/** Back to real time. Nothing that happened meanwhile is undone. */
export async function resetClock(parts: Parts): Promise<void> {
  await parts.clock.reset()
  await runDueJobs(systemContext(parts))
}
