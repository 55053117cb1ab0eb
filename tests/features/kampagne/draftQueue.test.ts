import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/contract/apiError.ts'
import type { Kampagne, KampagneEingabe } from '#src/contract/kampagne.ts'
import { DraftQueue } from '#src/features/kampagne/wizard/draftQueue.ts'

// Only what the queue reads; the rest of a campaign does not matter to it.
const stored = (fields: Partial<Kampagne>) => ({ idPtKampagne: 7, version: 1, bezeichnung: 'A', ...fields }) as Kampagne
const conflict = () => new ApiError('domain', 'Inzwischen geändert.', { status: 409, code: 'VERSION_VERALTET' })

function createQueue(kampagne: Kampagne | null) {
  let version = kampagne?.version ?? 0
  const save = vi.fn((input: KampagneEingabe) =>
    Promise.resolve(stored({ version: ++version, bezeichnung: input.bezeichnung ?? 'A' })),
  )
  const queue = new DraftQueue(kampagne, {
    save,
    reload: () => Promise.resolve(stored({ version: 9, bezeichnung: 'Fremd' })),
    now: () => new Date('2026-11-20T14:03:00Z'),
    newName: () => 'Kampagne vom 20.11.2026',
    unexpected: () => 'Das hat nicht geklappt.',
  })
  return { queue, save }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('draft queue', () => {
  test('stores once after a pause, with all changes together', async () => {
    const { queue, save } = createQueue(stored({}))
    queue.change({ bezeichnung: 'B' })
    queue.change({ notiz: 'n' })
    expect(queue.getSnapshot().status).toBe('offen')
    await vi.runAllTimersAsync()
    expect(save.mock.calls).toEqual([[{ idPtKampagne: 7, version: 1, bezeichnung: 'B', notiz: 'n' }]])
    expect(queue.getSnapshot()).toMatchObject({ status: 'ruhig', pending: {} })
  })

  test('what is typed while a save is on its way follows with the new version', async () => {
    const { queue, save } = createQueue(stored({}))
    let answer: (kampagne: Kampagne) => void = () => undefined
    save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    queue.change({ bezeichnung: 'Ent' })
    await vi.advanceTimersByTimeAsync(1000)
    queue.change({ bezeichnung: 'Entwurf' })
    answer(stored({ version: 2, bezeichnung: 'Ent' }))
    await vi.runAllTimersAsync()
    expect(save.mock.lastCall).toEqual([{ idPtKampagne: 7, version: 2, bezeichnung: 'Entwurf' }])
  })

  test('the first save of a nameless draft makes up a name and does not send an empty one', async () => {
    const { queue, save } = createQueue(null)
    queue.change({ bezeichnung: ' ', idPtZielgruppe: 3 })
    await vi.runAllTimersAsync()
    expect(save.mock.calls[0]).toEqual([{ bezeichnung: 'Kampagne vom 20.11.2026', idPtZielgruppe: 3 }])
  })

  test('a failed save keeps the input; the next flush sends it', async () => {
    const { queue, save } = createQueue(stored({}))
    save.mockRejectedValueOnce(new ApiError('network', 'Keine Verbindung.'))
    queue.change({ notiz: 'wichtig' })
    await vi.runAllTimersAsync()
    expect(queue.getSnapshot()).toMatchObject({ status: 'fehler', pending: { notiz: 'wichtig' } })
    expect(await queue.flush()).not.toBeNull()
    expect(save.mock.lastCall?.[0]).toMatchObject({ notiz: 'wichtig', version: 1 })
  })

  test('a save that breaks in a way nobody foresaw is told as failed, too, and can be tried again', async () => {
    const { queue, save } = createQueue(stored({}))
    save.mockRejectedValueOnce(new TypeError('unforeseen'))
    queue.change({ notiz: 'wichtig' })
    await vi.runAllTimersAsync()
    expect(queue.getSnapshot()).toMatchObject({
      status: 'fehler',
      pending: { notiz: 'wichtig' },
      error: 'Das hat nicht geklappt.',
    })
    expect(await queue.flush()).not.toBeNull()
    expect(queue.getSnapshot()).toMatchObject({ status: 'ruhig', pending: {}, error: null })
  })

  test('a conflict stops the queue until the user decides; mine is stored over the newer version', async () => {
    const { queue, save } = createQueue(stored({}))
    save.mockRejectedValueOnce(conflict())
    queue.change({ bezeichnung: 'Meine' })
    await vi.runAllTimersAsync()
    expect(queue.getSnapshot()).toMatchObject({ status: 'konflikt', current: { bezeichnung: 'Fremd' } })
    expect(await queue.flush()).toBeNull()
    expect(save).toHaveBeenCalledTimes(1)
    queue.resolve('meine')
    await vi.runAllTimersAsync()
    expect(save.mock.lastCall).toEqual([{ idPtKampagne: 7, version: 9, bezeichnung: 'Meine' }])
  })

  test('taking the stored version drops the input and sends nothing', async () => {
    const { queue, save } = createQueue(stored({}))
    save.mockRejectedValueOnce(conflict())
    queue.change({ bezeichnung: 'Meine' })
    await vi.runAllTimersAsync()
    queue.resolve('gespeicherte')
    await vi.runAllTimersAsync()
    expect(save).toHaveBeenCalledTimes(1)
    expect(queue.getSnapshot()).toMatchObject({ status: 'ruhig', pending: {}, kampagne: { bezeichnung: 'Fremd' } })
  })
})
