import { afterEach, expect, test, vi } from 'vitest'
import { berlinHeute } from '#src/domain/kampagne/schedule.ts'
import { followServerClock, heute, now } from '#src/shared/clock.ts'

afterEach(() => {
  vi.useRealTimers()
  followServerClock(new Date().toISOString())
})

test.each(['2026-11-20T22:59:00Z', '2026-11-20T23:01:00Z', '2026-03-29T00:30:00Z', '2026-10-25T22:30:00Z'])(
  'the day at %s is the one that the rules count with',
  (moment) => {
    vi.useFakeTimers({ now: new Date(moment) })
    followServerClock(moment)
    expect(heute()).toBe(berlinHeute(new Date(moment)))
  },
)

test('a clock of the service that is ahead moves ours, a small difference does not', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  followServerClock('2026-12-24T10:00:00Z')
  expect(heute()).toBe('2026-12-24')
  followServerClock('2026-11-20T10:00:01Z')
  expect(now().toISOString()).toBe('2026-11-20T10:00:00.000Z')
  followServerClock('no time')
  expect(now().toISOString()).toBe('2026-11-20T10:00:00.000Z')
})
