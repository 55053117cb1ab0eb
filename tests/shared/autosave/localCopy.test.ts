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

/** The browser's locks, as far as windows tell by them that they are at work. */
function fakeLocks() {
  const held = new Set<string>()
  const waiting: { name: string; begin: () => void }[] = []
  function handOn(name: string): void {
    held.delete(name)
    const index = waiting.findIndex((one) => one.name === name)
    if (index >= 0) waiting.splice(index, 1)[0]?.begin()
  }
  function request(name: string, ...rest: [() => unknown] | [{ signal: AbortSignal }, () => unknown]) {
    const [hold, signal] = rest.length === 2 ? [rest[1], rest[0].signal] : [rest[0], null]
    return new Promise((resolve, reject) => {
      const begin = () => {
        held.add(name)
        void Promise.resolve(hold()).then((result) => {
          handOn(name)
          resolve(result)
        })
      }
      signal?.addEventListener('abort', () => {
        const index = waiting.findIndex((one) => one.begin === begin)
        if (index < 0) return
        waiting.splice(index, 1)
        reject(new DOMException('given up', 'AbortError'))
      })
      if (held.has(name)) waiting.push({ name, begin })
      else begin()
    })
  }
  return { request, query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }) }
}

test('a copy of a window at work is its own', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  const first = openWindow()
  first.keep({ id: 7 }, left('in Arbeit'))
  const found = openWindow().find({ id: 7 })
  await vi.runAllTimersAsync()
  expect(await found).toBeNull()
  first.release()
  await vi.runAllTimersAsync()
  expect(await openWindow().find({ id: 7 })).toMatchObject(left('in Arbeit'))
})

test('a window that is just closing is waited for', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  const closing = openWindow()
  closing.keep({ id: 7 }, left('eben noch'))
  const found = openWindow().find({ id: 7 })
  await vi.advanceTimersByTimeAsync(1_000)
  closing.release()
  await vi.advanceTimersByTimeAsync(0)
  expect(await found).toMatchObject(left('eben noch'))
})

test('a window that ends because all is stored leaves nothing to be found', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  const closing = openWindow()
  closing.keep({ id: 7 }, left('gleich gespeichert'))
  const found = openWindow().find({ id: 7 })
  await vi.advanceTimersByTimeAsync(1_000)
  closing.drop()
  await vi.advanceTimersByTimeAsync(0)
  expect(await found).toBeNull()
})
