/** Difference between the service's clock and the browser's, ms. */
let offsetMs = 0

/** The same day as the domain's `berlinHeute`, which brings the holidays along and would come with every page. */
const berlinDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Follows the service's clock, so that deadlines do not depend on a wrong computer. */
export function followServerClock(serverzeit: string | undefined, receivedAtMs: number = Date.now()): void {
  if (serverzeit === undefined) return
  const difference = Date.parse(serverzeit) - receivedAtMs
  // Below two seconds the way of the answer is all there is to see.
  if (!Number.isNaN(difference)) offsetMs = Math.abs(difference) < 2000 ? 0 : difference
}

/** Present moment by the service's clock. */
export function now(): Date {
  return new Date(Date.now() + offsetMs)
}

/** Present calendar day in Europe/Berlin, ISO. */
export function heute(): string {
  return berlinDay.format(now())
}
