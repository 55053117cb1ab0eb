import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { localCopy } from '#src/shared/autosave/localCopy.ts'
import { followServerClock } from '#src/shared/clock.ts'
import { storage } from '#src/shared/storage/storage.ts'

const schema = z.object({ name: z.optional(z.string()) })
type Fields = z.infer<typeof schema>
const NOW = new Date('2026-11-20T13:00:00Z')
const HOUR = 60 * 60_000

/** One window at one thing; `owner` is who sits before it. */
const openWindow = (owner = '1-0') =>
  localCopy<{ id: number }, Fields>({ owner, subject: (stored) => `ding.${stored?.id ?? 'neu'}`, schema })
const left = (name: string, agoMs = 0) => ({
  version: 1,
  base: {},
  open: { name },
  at: NOW.getTime() - agoMs,
})
const keys = () => storage.keys('entwurf.')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  // Other tests of this worker turn the service's clock.
  followServerClock(NOW.toISOString())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  storage.clearPersonal({ drafts: true })
})

test('what one window wrote the next one finds, the newest first, until it is forgotten', async () => {
  openWindow().keep({ id: 7 }, left('alt', 2 * HOUR))
  openWindow().keep({ id: 7 }, left('neu', HOUR))
  const found = await openWindow().find({ id: 7 })
  expect(found).toMatchObject(left('neu', HOUR))
  found?.forget()
  expect(await openWindow().find({ id: 7 })).toMatchObject(left('alt', 2 * HOUR))
})

test('a window does not find its own copy, and leaves nothing behind when all is stored', async () => {
  const place = openWindow()
  expect(place.keep({ id: 7 }, left('eigen'))).toBe(true)
  expect(await place.find({ id: 7 })).toBeNull()
  place.drop()
  expect(keys()).toEqual([])
})

test('a draft that got its number is found under it alone', async () => {
  const place = openWindow()
  place.keep(null, left('neu'))
  place.keep({ id: 7 }, left('gespeichert'))
  expect(await openWindow().find(null)).toBeNull()
  expect(await openWindow().find({ id: 7 })).toMatchObject(left('gespeichert'))
})

test('nobody finds what another user or another thing left, and the next login takes it away', async () => {
  openWindow('2-5').keep({ id: 7 }, left('fremd'))
  openWindow().keep({ id: 70 }, left('anderes'))
  expect(await openWindow().find({ id: 7 })).toBeNull()
  storage.keepDraftsOf('1-0')
  expect(keys()).toHaveLength(1)
  expect(await openWindow('2-5').find({ id: 7 })).toBeNull()
})

test('after 24 hours it is gone, and so is what has another shape', async () => {
  openWindow().keep({ id: 7 }, left('alt', 24 * HOUR))
  storage.set('entwurf.1-0.ding.7.x', { version: 1, base: {}, open: { name: 5 }, at: NOW.getTime() })
  expect(await openWindow().find({ id: 7 })).toBeNull()
  expect(keys()).toEqual([])
})

test('a copy of a window at work is its own', async () => {
  const held: { name: string }[] = []
  const locks = {
    request: async (name: string, hold: () => Promise<void>) => {
      held.push({ name })
      await hold()
      held.splice(0)
    },
    query: () => Promise.resolve({ held }),
  }
  vi.stubGlobal('navigator', { locks })
  const first = openWindow()
  first.keep({ id: 7 }, left('in Arbeit'))
  expect(await openWindow().find({ id: 7 })).toBeNull()
  first.release()
  await vi.runAllTimersAsync()
  expect(await openWindow().find({ id: 7 })).toMatchObject(left('in Arbeit'))
})
