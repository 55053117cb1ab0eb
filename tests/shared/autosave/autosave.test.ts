import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/contract/apiError.ts'
import { Autosave } from '#src/shared/autosave/autosave.ts'
import type { Left } from '#src/shared/drafts/draftPlace.ts'
import { fieldWise } from '#src/shared/autosave/merging.ts'
import type { SaveState } from '#src/shared/autosave/saveState.ts'
import { testPlace } from './place.ts'

interface Fields {
  name?: string
  note?: string
}
type Stored = { version: number; name: string; note: string }

const START: Stored = { version: 1, name: 'a', note: '' }
const NOW = new Date('2026-11-20T13:03:00Z')
const network = () => new ApiError('network', 'Keine Verbindung.')
const html502 = () => new ApiError('http', 'Der Server konnte nicht.', { status: 502 })
const stale = () => new ApiError('domain', 'Inzwischen geändert.', { status: 409, code: 'VERSION_VERALTET' })

/** A service that stores one thing; `answers` are played first, one for each save. */
function service(answers: (() => Promise<Stored> | Error)[] = [], stored: Stored | null = START, left?: Left<Fields>) {
  const server = { now: stored ?? { version: 0, name: '', note: '' } }
  const store = (sent: Fields): Stored => {
    server.now = { ...server.now, ...sent, version: server.now.version + 1 }
    return server.now
  }
  const save = vi.fn(async (before: Stored | null, sent: Fields): Promise<Stored> => {
    const answer = answers.shift()?.()
    if (answer instanceof Error) throw answer
    if (answer !== undefined) return answer
    if (before !== null && before.version !== server.now.version) throw stale()
    return store(sent)
  })
  const reread = vi.fn(() => Promise.resolve(server.now))
  const place = testPlace<Stored, Fields>(left ?? null)
  const autosave = new Autosave<Stored, Fields>(stored, {
    merging: fieldWise<Stored, Fields>({ of: ({ name, note }) => ({ name, note }), ready: readyFields }),
    save,
    reread,
    copy: place.place,
    now: () => NOW,
  })
  const states: SaveState['t'][] = []
  autosave.subscribe(() => {
    const { t } = autosave.getSnapshot().state
    if (states.at(-1) !== t) states.push(t)
  })
  /** What another window stores. */
  const elsewhere = (fields: Fields) => store(fields)
  return {
    autosave,
    save,
    reread,
    states,
    server,
    store,
    elsewhere,
    place,
    sent: () => save.mock.calls.map(([, sent]) => sent),
  }
}

const readyFields = ({ name, ...rest }: Fields): Fields => (name?.trim() ? { ...rest, name: name.trim() } : rest)

function online(value: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('when it stores', () => {
  test('a second after the last input, once and together', async () => {
    const { autosave, sent, states } = service()
    autosave.change({ name: 'b' })
    await vi.advanceTimersByTimeAsync(900)
    autosave.change({ note: 'n' })
    await vi.advanceTimersByTimeAsync(999)
    expect(sent()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent()).toEqual([{ name: 'b', note: 'n' }])
    expect(states).toEqual(['waiting', 'saving', 'saved'])
    expect(autosave.getSnapshot()).toMatchObject({ open: {}, dirty: false, stored: { version: 2 } })
  })

  test('somebody who types for a minute without a pause is saved every five seconds all the same', async () => {
    const { autosave, sent } = service()
    for (let tenth = 1; tenth <= 600; tenth += 1) {
      autosave.change({ note: 'x'.repeat(tenth) })
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(sent().length).toBeGreaterThanOrEqual(11)
    expect(sent()[0]?.note).toHaveLength(50)
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent().at(-1)?.note).toHaveLength(600)
  })

  test('what is undone needs no save', async () => {
    const { autosave, sent, states } = service()
    autosave.change({ name: 'b' })
    autosave.change({ name: 'a' })
    await vi.runAllTimersAsync()
    expect(sent()).toEqual([])
    expect(states).toEqual(['waiting', 'clean'])
  })

  test('what is typed back to the old value while the new one is on its way is sent after it', async () => {
    const { autosave, sent, server } = service()
    autosave.change({ name: 'b' })
    const flushed = autosave.flush()
    autosave.change({ name: 'a' })
    expect(await flushed).toBe(true)
    expect(sent()).toEqual([{ name: 'b' }, { name: 'a' }])
    expect(server.now.name).toBe('a')
  })

  test('a flush leaves nothing behind, not even what is typed meanwhile; two at once send nothing twice', async () => {
    const { autosave, sent } = service()
    autosave.change({ name: 'b' })
    const both = [autosave.flush(), autosave.flush()]
    autosave.change({ note: 'n' })
    expect(await Promise.all(both)).toEqual([true, true])
    expect(sent()).toEqual([{ name: 'b' }, { note: 'n' }])
  })

  test('nothing typed is not stored, unless something has to be there', async () => {
    const { autosave, sent } = service([], null)
    expect(await autosave.flush()).toBe(true)
    expect(sent()).toEqual([])
    expect(await autosave.flush({ create: true })).toBe(true)
    expect(sent()).toEqual([{}])
  })

  test('what cannot be stored as it is waits for more, and is not told as unsaved', async () => {
    const { autosave, sent } = service()
    autosave.change({ name: ' ' })
    await vi.runAllTimersAsync()
    expect(sent()).toEqual([])
    expect(autosave.getSnapshot()).toMatchObject({ open: { name: ' ' }, dirty: false })
  })

  test('given up, nothing is stored any more', async () => {
    const { autosave, sent, place } = service()
    autosave.change({ name: 'b' })
    autosave.stop()
    await vi.runAllTimersAsync()
    expect(sent()).toEqual([])
    expect(place.last()).toBeNull()
    expect(autosave.getSnapshot().dirty).toBe(false)
  })

  test('NET-31 the screen that goes stores what is open', async () => {
    const { autosave, sent } = service()
    autosave.change({ name: 'b' })
    await autosave.leave()
    expect(sent()).toEqual([{ name: 'b' }])
  })
})

describe('one request at a time', () => {
  test('a change during a slow save is sent after it, with the new version', async () => {
    let answer: (stored: Stored) => void = () => undefined
    const { autosave, save, states } = service([() => new Promise((resolve) => (answer = resolve))])
    autosave.change({ name: 'b' })
    await vi.advanceTimersByTimeAsync(1000)
    autosave.change({ name: 'c' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(save).toHaveBeenCalledTimes(1)
    expect(autosave.getSnapshot().state.t).toBe('saving')
    answer({ version: 7, name: 'b', note: '' })
    save.mockResolvedValueOnce({ version: 8, name: 'c', note: '' })
    await vi.runAllTimersAsync()
    expect(save.mock.calls.map(([before, sent]) => [before?.version, sent])).toEqual([
      [1, { name: 'b' }],
      [7, { name: 'c' }],
    ])
    expect(states.at(-1)).toBe('saved')
  })
})

describe('what fails', () => {
  test.each<[string, () => Error, SaveState, number]>([
    ['a lost connection comes back by itself', network, { t: 'offline' }, 3],
    ['so does a gateway that answers HTML', html502, { t: 'failed', text: 'Der Server konnte nicht.' }, 3],
    [
      'a refusal with a reason does not',
      () => new ApiError('domain', 'Zu lang.'),
      { t: 'failed', text: 'Zu lang.' },
      1,
    ],
    [
      'too many calls wait as long as asked',
      () => new ApiError('domain', 'Zu viele.', { retryAfterS: 4 }),
      { t: 'failed', text: 'Zu viele.' },
      2,
    ],
    ['what nobody foresaw is told as failed, too', () => new TypeError('x'), { t: 'failed', text: null }, 1],
    [
      'an answer that breaks the contract is told',
      () => new ApiError('contract', 'Unvollständig.'),
      { t: 'failed', text: 'Unvollständig.' },
      1,
    ],
  ])('%s', async (_, error, state, triesIn7s) => {
    const { autosave, save } = service([error, error, error])
    autosave.change({ note: 'wichtig' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(autosave.getSnapshot()).toMatchObject({ state, open: { note: 'wichtig' }, dirty: true })
    await vi.advanceTimersByTimeAsync(7000)
    expect(save).toHaveBeenCalledTimes(triesIn7s)
  })

  test('the next try after a failure brings everything', async () => {
    const { autosave, states, sent } = service([html502])
    autosave.change({ name: 'b' })
    await vi.advanceTimersByTimeAsync(1000)
    autosave.change({ note: 'n' })
    expect(await autosave.flush()).toBe(true)
    expect(sent().at(-1)).toEqual({ name: 'b', note: 'n' })
    expect(states).toEqual(['waiting', 'saving', 'failed', 'waiting', 'saving', 'saved'])
  })

  test('whoever waits for a try that fails learns of it, and makes no second one', async () => {
    const { autosave, save } = service([html502])
    autosave.change({ name: 'b' })
    expect(await Promise.all([autosave.flush(), autosave.flush()])).toEqual([false, false])
    expect(save).toHaveBeenCalledTimes(1)
  })

  test('NET-11 without a network nothing is sent and everything kept; with it all goes at once', async () => {
    online(false)
    const { autosave, sent, states, place } = service()
    autosave.change({ name: 'b' })
    await vi.advanceTimersByTimeAsync(60_000)
    autosave.change({ note: 'n' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent()).toEqual([])
    expect(states).toEqual(['waiting', 'offline'])
    expect(place.last()?.open).toEqual({ name: 'b', note: 'n' })
    online(true)
    expect(await autosave.flush()).toBe(true)
    expect(sent()).toEqual([{ name: 'b', note: 'n' }])
    expect(place.last()).toBeNull()
  })
})

describe('somebody else stored first', () => {
  test('NET-24 what only one side changed is merged and told', async () => {
    const { autosave, elsewhere, server } = service()
    elsewhere({ note: 'von drüben' })
    autosave.change({ name: 'b' })
    await vi.runAllTimersAsync()
    expect(server.now).toMatchObject({ name: 'b', note: 'von drüben' })
    expect(autosave.getSnapshot().state).toEqual({ t: 'saved', at: NOW, merged: true })
  })

  test('an own save whose answer was lost is no conflict', async () => {
    const world = service([
      () => {
        world.store({ name: 'b' })
        return html502()
      },
    ])
    world.autosave.change({ name: 'b' })
    await vi.advanceTimersByTimeAsync(4000)
    expect(world.states).toEqual(['waiting', 'saving', 'failed', 'saving', 'waiting', 'saved'])
    const { autosave, save } = world
    expect(save).toHaveBeenCalledTimes(2)
    expect(autosave.getSnapshot()).toMatchObject({ state: { merged: false }, stored: { version: 2 }, dirty: false })
  })

  test('what both changed stops until somebody decides: mine goes over the newer version', async () => {
    const { autosave, elsewhere, save, server } = service()
    elsewhere({ name: 'fremd' })
    autosave.change({ name: 'meins' })
    await vi.runAllTimersAsync()
    expect(autosave.getSnapshot()).toMatchObject({ state: { t: 'conflict' }, theirs: { name: 'fremd' } })
    autosave.change({ note: 'noch etwas' })
    expect(await autosave.flush()).toBe(false)
    expect(save).toHaveBeenCalledTimes(1)
    autosave.resolve('mine')
    await vi.runAllTimersAsync()
    expect(server.now).toMatchObject({ name: 'meins', note: 'noch etwas', version: 3 })
  })

  test('theirs drops what was typed and sends nothing', async () => {
    const { autosave, elsewhere, save, place } = service()
    elsewhere({ name: 'fremd' })
    autosave.change({ name: 'meins' })
    await vi.runAllTimersAsync()
    autosave.resolve('theirs')
    await vi.runAllTimersAsync()
    expect(save).toHaveBeenCalledTimes(1)
    expect(autosave.getSnapshot()).toMatchObject({ stored: { name: 'fremd' }, open: {}, theirs: null, dirty: false })
    expect(place.last()).toBeNull()
  })

  test('a service that refuses every version is not asked for ever', async () => {
    const { autosave, save } = service(Array.from({ length: 9 }, () => stale))
    autosave.change({ name: 'b' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(save.mock.calls.length).toBeLessThan(6)
    expect(autosave.getSnapshot().state.t).toBe('conflict')
  })

  test('a newer version that cannot be read is a failure, and nothing is lost', async () => {
    const { autosave, reread } = service([stale])
    reread.mockRejectedValueOnce(network())
    autosave.change({ name: 'b' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(autosave.getSnapshot()).toMatchObject({ state: { t: 'failed' }, open: { name: 'b' }, dirty: true })
  })

  test('a refetched version is taken over, unless something is on its way', () => {
    const { autosave } = service()
    autosave.adopt({ ...START, version: 2, note: 'neu' })
    expect(autosave.getSnapshot().stored?.note).toBe('neu')
    autosave.change({ name: 'b' })
    autosave.adopt({ ...START, version: 3 })
    expect(autosave.getSnapshot().stored?.version).toBe(2)
  })
})

describe('the copy of a window that ended', () => {
  const left = (part: Partial<Left<Fields>> = {}): Left<Fields> => ({
    version: 1,
    base: { note: '' },
    open: { note: 'getippt' },
    at: NOW.getTime() - 60_000,
    ...part,
  })

  test('is written with every change, with what it was typed over', () => {
    const { autosave, place } = service()
    autosave.change({ note: 'g' })
    expect(place.last()).toEqual({ version: 1, base: { note: '' }, open: { note: 'g' }, at: NOW.getTime() })
  })

  /** Looks as a screen does, and says yes. */
  async function takeUp({ autosave }: ReturnType<typeof service>): Promise<void> {
    const found = await autosave.look()
    if (found.left === null) throw new Error('nothing was left')
    await autosave.takeUp(found.left)
    await vi.runAllTimersAsync()
  }

  test('EDT-01 is not taken over by itself, and waits while somebody types', async () => {
    const { autosave, place, server } = service([], START, left())
    expect((await autosave.look()).left).toMatchObject({ open: { note: 'getippt' } })
    autosave.change({ name: 'b' })
    await vi.runAllTimersAsync()
    expect(server.now).toMatchObject({ name: 'b', note: '' })
    expect(place.left).not.toBeNull()
  })

  test('EDT-01 is taken up when it is wanted, and stored', async () => {
    const on = service([], START, left())
    await takeUp(on)
    expect(on.server.now.note).toBe('getippt')
    expect(on.place.left).toBeNull()
  })

  test('over what was typed and stored here since, it is no conflict', async () => {
    const on = service([], START, left())
    on.autosave.change({ note: 'neu angefangen' })
    await on.autosave.flush()
    await takeUp(on)
    expect(on.server.now).toMatchObject({ note: 'getippt', version: 3 })
  })

  test('NET-33 whose last save arrived without its answer is its own to go on from', async () => {
    const on = service([], { ...START, version: 2, note: 'get' }, left({ sent: { note: 'get' } }))
    await takeUp(on)
    expect(on.autosave.getSnapshot().state.t).toBe('saved')
    expect(on.server.now.note).toBe('getippt')
  })

  test('over a newer version it is merged', async () => {
    const on = service([], { ...START, version: 5, name: 'fremd' }, left())
    await takeUp(on)
    expect(on.server.now).toMatchObject({ name: 'fremd', note: 'getippt' })
  })

  test('over a newer version that changed the same it asks', async () => {
    const on = service([], { ...START, version: 5, note: 'fremd' }, left())
    await takeUp(on)
    expect(on.autosave.getSnapshot()).toMatchObject({ state: { t: 'conflict' }, theirs: { note: 'fremd' } })
    expect(on.sent()).toEqual([])
  })

  test('that had arrived after all is forgotten in silence', async () => {
    const { autosave, place } = service([], { ...START, version: 2, note: 'getippt' }, left())
    expect((await autosave.look()).left).toBeNull()
    expect(place.left).toBeNull()
  })

  test('STO-01 a browser that keeps nothing is told', async () => {
    const { autosave, place } = service()
    place.kept = false
    autosave.change({ name: 'b' })
    await vi.advanceTimersByTimeAsync(0)
    expect(autosave.getSnapshot().kept).toBe(false)
  })

  test('NET-19 nothing is sent once the session is over, and the draft stays', async () => {
    const { autosave, place, sent } = service()
    autosave.change({ name: 'b' })
    place.mine = false
    await autosave.leave()
    await vi.runAllTimersAsync()
    expect(sent()).toEqual([])
    expect(place.last()?.open).toEqual({ name: 'b' })
  })
})
