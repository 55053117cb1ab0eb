import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { followServerClock } from '#src/shared/clock.ts'
import { draftPlace, type DraftPlace } from '#src/shared/drafts/draftPlace.ts'
import { dropDrafts, setDraftOwner } from '#src/shared/storage/draftDatabases.ts'

const schema = z.object({ name: z.optional(z.string()) })
type Fields = z.infer<typeof schema>
type Place = DraftPlace<{ id: number }, Fields>
const NOW = new Date('2026-11-20T13:00:00Z')
const HOUR = 60 * 60_000

/** One window at one thing; `owner` is who sits before it. */
function openWindow({ owner = '1-0', ...options }: { owner?: string; schemaVersion?: number; keeps?: 'tab' } = {}) {
  setDraftOwner(owner)
  return draftPlace<{ id: number }, Fields>({ subject: (stored) => `ding.${stored?.id ?? 'neu'}`, schema, ...options })
}
const left = (name: string, agoMs = 0) => ({ version: 1, base: {}, open: { name }, at: NOW.getTime() - agoMs })
const foundBy = async (place: Place, stored: { id: number } | null = { id: 7 }) => (await place.find(stored)).left
const databases = async () => (await indexedDB.databases()).map(({ name }) => name)

/** As another program, or a person with the browser's tools, sees and changes what lies there. */
async function byHand<R>(act: (drafts: Map<string, Record<string, unknown>>) => R): Promise<R> {
  const database = await openDB('entwurf.1-0', 1)
  const rows: Record<string, unknown>[] = await database.getAll('entwuerfe')
  const answer = act(new Map(rows.map((row) => [JSON.stringify(row.content), row])))
  for (const row of rows) await database.put('entwuerfe', row)
  database.close()
  return answer
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true })
  // Other tests of this worker turn the service's clock.
  followServerClock(NOW.toISOString())
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setDraftOwner('')
  await dropDrafts(null)
})

describe('what a window left', () => {
  it('EDT-01 is found by the next one, the newest first, until it is forgotten', async () => {
    await openWindow().keep({ id: 7 }, left('alt', 2 * HOUR))
    await openWindow().keep({ id: 7 }, left('neu', HOUR))
    const found = await foundBy(openWindow())
    expect(found).toMatchObject(left('neu', HOUR))
    await found?.forget()
    expect(await foundBy(openWindow())).toMatchObject(left('alt', 2 * HOUR))
  })

  it('is not its own to find, and goes when all is stored', async () => {
    const place = openWindow()
    expect(await place.keep({ id: 7 }, left('eigen'))).toBe(true)
    expect(await foundBy(place)).toBeNull()
    place.drop()
    await vi.waitFor(async () => expect(await foundBy(openWindow())).toBeNull())
  })

  it('is found under its number alone, once it has one', async () => {
    const place = openWindow()
    await place.keep(null, left('neu'))
    await place.keep({ id: 7 }, left('gespeichert'))
    expect(await foundBy(openWindow(), null)).toBeNull()
    expect(await foundBy(openWindow())).toMatchObject(left('gespeichert'))
  })

  it('EDT-01 who types without a pause is written down every half second, and at once when the window goes', async () => {
    const place = openWindow()
    await place.keep({ id: 7 }, left('a'))
    void place.keep({ id: 7 }, left('ab'))
    void place.keep({ id: 7 }, left('abc'))
    expect(await foundBy(openWindow())).toMatchObject(left('a'))
    await vi.advanceTimersByTimeAsync(500)
    await vi.waitFor(async () => expect(await foundBy(openWindow())).toMatchObject(left('abc')))
    const last = place.keep({ id: 7 }, left('abcd'))
    place.hurry()
    await last
    expect(await foundBy(openWindow())).toMatchObject(left('abcd'))
  })

  it('after 24 hours it is gone', async () => {
    await openWindow().keep({ id: 7 }, left('alt', 24 * HOUR + 1))
    expect(await openWindow().find({ id: 7 })).toEqual({ left: null, unreadable: null })
    expect(await byHand((drafts) => drafts.size)).toBe(0)
  })

  it('of a window at work is its own', async () => {
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
    await first.keep({ id: 7 }, left('in Arbeit'))
    expect(await foundBy(openWindow())).toBeNull()
    first.release()
    await vi.waitFor(async () => expect(await foundBy(openWindow())).toMatchObject(left('in Arbeit')))
  })
})

describe('whose it is', () => {
  it('STO-06 another user finds nothing, and his login takes it away', async () => {
    await openWindow().keep({ id: 7 }, left('fremd'))
    expect(await foundBy(openWindow({ owner: '2-5' }))).toBeNull()
    await dropDrafts('2-5')
    expect(await databases()).toEqual(['entwurf.2-5'])
    expect(await foundBy(openWindow())).toBeNull()
  })

  it('SEC-21 a logout takes all away, and a window that still types writes nothing any more', async () => {
    const place = openWindow()
    await place.keep({ id: 7 }, left('vorher'))
    await dropDrafts(null)
    expect(place.isMine()).toBe(false)
    await place.keep({ id: 7 }, left('nachher'))
    expect(await databases()).toEqual([])
  })

  it('SEC-21 a logout of another tab does so too', async () => {
    const place = openWindow()
    await place.keep({ id: 7 }, left('vorher'))
    const gone = new Promise((resolve) => {
      indexedDB.deleteDatabase('entwurf.1-0').addEventListener('success', resolve)
    })
    await gone
    await place.keep({ id: 7 }, left('nachher'))
    expect(await databases()).toEqual([])
  })

  it('SEC-22 what is about persons lies in the tab alone, and is found there again', async () => {
    await openWindow({ keeps: 'tab' }).keep({ id: 7 }, left('Eda'))
    expect(await databases()).toEqual([])
    expect(await foundBy(openWindow({ keeps: 'tab' }))).toMatchObject(left('Eda'))
  })
})

describe('a storage that does not do its work', () => {
  it('STO-01 full: kept as long as the tab, and the caller learns it', async () => {
    const place = openWindow()
    expect(await place.keep({ id: 7 }, left('passt'))).toBe(true)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await place.keep({ id: 7 }, left('passt nicht mehr'))).toBe(false)
    expect(await foundBy(openWindow())).toMatchObject(left('passt nicht mehr'))
    vi.restoreAllMocks()
    expect(await place.keep({ id: 7 }, left('passt wieder'))).toBe(true)
    expect(await foundBy(openWindow())).toMatchObject(left('passt wieder'))
  })

  it('STO-02 blocked or missing: kept as long as the tab', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const place = openWindow()
    expect(await place.keep({ id: 7 }, left('im Speicher'))).toBe(false)
    expect(await foundBy(openWindow())).toMatchObject(left('im Speicher'))
    await dropDrafts(null)
    expect(await foundBy(openWindow())).toBeNull()
  })

  it('STO-02 a database that never opens holds nobody up', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => Object.assign(new EventTarget(), {}) as IDBOpenDBRequest)
    const kept = openWindow().keep({ id: 7 }, left('wartet'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(await kept).toBe(false)
  })
})

describe('what lies there is of another version', () => {
  it('STO-05 a newer one is ignored and kept for it', async () => {
    await openWindow({ schemaVersion: 2 }).keep({ id: 7 }, left('neuer'))
    expect(await openWindow().find({ id: 7 })).toEqual({ left: null, unreadable: null })
    expect(await foundBy(openWindow({ schemaVersion: 2 }))).toMatchObject(left('neuer'))
  })

  it('STO-05 an older one that cannot be read goes, and that is told', async () => {
    await openWindow().keep({ id: 7 }, left('älter', HOUR))
    const { left: found, unreadable } = await openWindow({ schemaVersion: 2 }).find({ id: 7 })
    expect([found, unreadable]).toEqual([null, new Date(NOW.getTime() - HOUR)])
    expect((await openWindow({ schemaVersion: 2 }).find({ id: 7 })).unreadable).toBeNull()
  })

  it('EDT-09 and so does what somebody changed by hand', async () => {
    await openWindow().keep({ id: 7 }, left('echt'))
    await byHand((drafts) => {
      for (const row of drafts.values()) row.content = { version: 1, base: {}, open: { name: ['kein Text'] } }
    })
    expect(await openWindow().find({ id: 7 })).toEqual({ left: null, unreadable: NOW })
  })
})
