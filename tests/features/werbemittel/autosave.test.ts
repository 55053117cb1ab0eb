import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/contract/apiError.ts'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { Autosave } from '#src/features/werbemittel/editor/autosave.ts'
import type { Entwurf } from '#src/features/werbemittel/editor/editorStore.ts'

const draft = (bezeichnung: string): Entwurf => ({ bezeichnung, dokument: DOKUMENT })
const DOKUMENT: Entwurf['dokument'] = []
/** Only the version of the answer counts here. */
const answer = (version: number) => ({ version }) as Werbemittel

function setup(save: (entwurf: Entwurf, version: number) => Promise<Werbemittel>) {
  const spy = vi.fn<typeof save>(save)
  const now = () => new Date('2026-11-20T13:03:00Z')
  return { spy, autosave: new Autosave({ version: 1, stored: draft('a'), save: spy, now }) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('autosave', () => {
  it('stores once, a second after the last change', async () => {
    const { spy, autosave } = setup(() => Promise.resolve(answer(2)))
    autosave.change(draft('b'))
    await vi.advanceTimersByTimeAsync(900)
    autosave.change(draft('c'))
    await vi.advanceTimersByTimeAsync(900)
    expect(spy).not.toHaveBeenCalled()
    expect(autosave.state.t).toBe('geaendert')
    await vi.advanceTimersByTimeAsync(100)
    expect(spy).toHaveBeenCalledExactlyOnceWith(draft('c'), 1)
    expect(autosave.state.t).toBe('gespeichert')
    expect(autosave.dirty).toBe(false)
  })

  it('stores nothing when everything was undone', async () => {
    const { spy, autosave } = setup(() => Promise.resolve(answer(2)))
    autosave.change(draft('b'))
    autosave.change(draft('a'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(spy).not.toHaveBeenCalled()
    expect(autosave.dirty).toBe(false)
  })

  it('never sends two at a time, and then the newest with the newest version', async () => {
    const ends: ((saved: Werbemittel) => void)[] = []
    const { spy, autosave } = setup(() => new Promise((resolve) => ends.push(resolve)))
    autosave.change(draft('b'))
    await vi.advanceTimersByTimeAsync(1000)
    autosave.change(draft('c'))
    await vi.advanceTimersByTimeAsync(3000)
    expect(spy).toHaveBeenCalledTimes(1)
    ends[0]?.(answer(7))
    await vi.advanceTimersByTimeAsync(1000)
    expect(spy).toHaveBeenLastCalledWith(draft('c'), 7)
    ends[1]?.(answer(8))
    await vi.advanceTimersByTimeAsync(0)
    expect(autosave.state.t).toBe('gespeichert')
  })

  it('tries again by itself after a lost connection', async () => {
    let fails = 2
    const { spy, autosave } = setup(() => {
      fails -= 1
      return fails >= 0 ? Promise.reject(new ApiError('network', 'Keine Verbindung')) : Promise.resolve(answer(2))
    })
    autosave.change(draft('b'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(autosave.state).toMatchObject({ t: 'fehler', text: 'Keine Verbindung' })
    expect(autosave.dirty).toBe(true)
    await vi.advanceTimersByTimeAsync(2000 + 5000)
    expect(spy).toHaveBeenCalledTimes(3)
    expect(autosave.state.t).toBe('gespeichert')
  })

  it('does not repeat what was refused with a reason', async () => {
    const { spy, autosave } = setup(() => Promise.reject(new ApiError('domain', 'Zu lang', { status: 422 })))
    autosave.change(draft('b'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(spy).toHaveBeenCalledTimes(1)
    expect(await autosave.flush()).toBe(false)
  })
})
