import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/contract/apiError.ts'
import type { Seite } from '#src/contract/dokument.ts'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { type Entwurf, entwurfAutosave, entwurfSchema } from '#src/features/werbemittel/editor/entwurf.ts'
import { testPlace } from '#tests/shared/autosave/place.ts'

const draft = (bezeichnung: string): Entwurf => ({ bezeichnung, dokument: DOKUMENT })
const DOKUMENT: Entwurf['dokument'] = []
/** Only what the autosave reads; the rest of a Werbemittel does not matter to it. */
const answer = (version: number, bezeichnung = 'a') => ({ version, bezeichnung, seiten: [] as Seite[] }) as Werbemittel

function setup(save: (stored: Werbemittel, entwurf: Entwurf) => Promise<Werbemittel>) {
  const spy = vi.fn<typeof save>(save)
  const autosave = entwurfAutosave(answer(1), {
    save: spy,
    reread: () => Promise.resolve(answer(5, 'von drüben')),
    copy: testPlace<Werbemittel, Entwurf | null>().place,
    now: () => new Date('2026-11-20T13:03:00Z'),
  })
  /** Version and content of every save. */
  const saves = () => spy.mock.calls.map(([{ version }, { bezeichnung }]) => [version, bezeichnung])
  return { spy, autosave, saves, state: () => autosave.getSnapshot().state }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('autosave of a drawing', () => {
  it('stores once, a second after the last change', async () => {
    const { saves, autosave, state } = setup((_, { bezeichnung }) => Promise.resolve(answer(2, bezeichnung)))
    autosave.change(draft('b'))
    await vi.advanceTimersByTimeAsync(900)
    autosave.change(draft('c'))
    await vi.advanceTimersByTimeAsync(900)
    expect(saves()).toEqual([])
    expect(state().t).toBe('waiting')
    await vi.advanceTimersByTimeAsync(100)
    expect(saves()).toEqual([[1, 'c']])
    expect(state().t).toBe('saved')
    expect(autosave.getSnapshot().dirty).toBe(false)
  })

  it('stores nothing when everything was undone', async () => {
    const { spy, autosave } = setup(() => Promise.resolve(answer(2)))
    autosave.change(draft('b'))
    autosave.change(draft('a'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(spy).not.toHaveBeenCalled()
    expect(autosave.getSnapshot().dirty).toBe(false)
  })

  it('stores nothing for a movement around the drawing, even where the service writes it in another way', async () => {
    const { saves, autosave } = setup(() => Promise.resolve(answer(2, 'B, anders geschrieben')))
    autosave.change(draft('a'))
    autosave.change(draft('b'))
    await vi.advanceTimersByTimeAsync(1000)
    autosave.change(draft('b'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(saves()).toEqual([[1, 'b']])
  })

  it('never sends two at a time, and then the newest with the newest version', async () => {
    const ends: ((saved: Werbemittel) => void)[] = []
    const { saves, autosave, state } = setup(() => new Promise((resolve) => ends.push(resolve)))
    autosave.change(draft('b'))
    await vi.advanceTimersByTimeAsync(1000)
    autosave.change(draft('c'))
    await vi.advanceTimersByTimeAsync(3000)
    expect(saves()).toEqual([[1, 'b']])
    ends[0]?.(answer(7, 'b'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(saves().at(-1)).toEqual([7, 'c'])
    ends[1]?.(answer(8, 'c'))
    await vi.advanceTimersByTimeAsync(0)
    expect(state().t).toBe('saved')
  })

  it('tries again by itself after a lost connection', async () => {
    let fails = 2
    const { spy, autosave, state } = setup(() => {
      fails -= 1
      return fails >= 0 ? Promise.reject(new ApiError('network', 'Keine Verbindung')) : Promise.resolve(answer(2, 'b'))
    })
    autosave.change(draft('b'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(state()).toEqual({ t: 'offline' })
    expect(autosave.getSnapshot().dirty).toBe(true)
    await vi.advanceTimersByTimeAsync(2000 + 5000)
    expect(spy).toHaveBeenCalledTimes(3)
    expect(state().t).toBe('saved')
  })

  it('does not repeat what was refused with a reason', async () => {
    const { spy, autosave, state } = setup(() => Promise.reject(new ApiError('domain', 'Zu lang', { status: 422 })))
    autosave.change(draft('b'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(spy).toHaveBeenCalledTimes(1)
    expect(state()).toEqual({ t: 'failed', text: 'Zu lang' })
    expect(await autosave.flush()).toBe(false)
  })

  it('EDT-10 asks when another drawing was stored in between, since two drawings cannot be merged', async () => {
    const stale = () => Promise.reject(new ApiError('domain', 'Alt', { status: 409, code: 'VERSION_VERALTET' }))
    const { spy, autosave } = setup(stale)
    autosave.change(draft('b'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(spy).toHaveBeenCalledTimes(1)
    expect(autosave.getSnapshot()).toMatchObject({ state: { t: 'conflict' }, theirs: { bezeichnung: 'von drüben' } })
    autosave.resolve('theirs')
    // The screen takes the other drawing over and hands it in.
    autosave.change(draft('von drüben'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(spy).toHaveBeenCalledTimes(1)
    expect(autosave.getSnapshot()).toMatchObject({ dirty: false, stored: { version: 5 } })
  })

  it('keeps in the browser what can be drawn again', () => {
    const entwurf = { bezeichnung: 'a', dokument: defaultSeiten('maxipostkarte') }
    expect(entwurfSchema.parse(JSON.parse(JSON.stringify(entwurf)))).toEqual(entwurf)
    expect(entwurfSchema.safeParse({ bezeichnung: 'a', dokument: [{ side: 'oben' }] }).success).toBe(false)
  })
})
