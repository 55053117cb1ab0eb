import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/contract/apiError.ts'
import type { Kampagne } from '#src/contract/kampagne.ts'
import type { KampagneEingabe } from '#src/contract/kampagneEingabe.ts'
import { draftFields, kampagneAutosave, type DraftFields } from '#src/features/kampagne/wizard/kampagneDraft.ts'
import { testPlace } from '#tests/shared/autosave/place.ts'

// Only what the autosave reads; the rest of a campaign does not matter to it.
const stored = (fields: Partial<Kampagne>) => ({ idPtKampagne: 7, version: 1, bezeichnung: 'A', ...fields }) as Kampagne
const conflict = () => new ApiError('domain', 'Inzwischen geändert.', { status: 409, code: 'VERSION_VERALTET' })

function createDraft(kampagne: Kampagne | null) {
  let version = kampagne?.version ?? 0
  const save = vi.fn((input: KampagneEingabe) =>
    Promise.resolve(stored({ version: ++version, bezeichnung: input.bezeichnung ?? 'A' })),
  )
  const draft = kampagneAutosave(kampagne, {
    save,
    reread: () => Promise.resolve(stored({ version: 9, bezeichnung: 'Fremd' })),
    copy: testPlace<Kampagne, DraftFields>().place,
    now: () => new Date('2026-11-20T14:03:00Z'),
    newName: () => 'Kampagne vom 20.11.2026',
  })
  const state = () => draft.getSnapshot().state
  return { draft, save, state }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('autosave of a campaign', () => {
  test('stores once after a pause, with all changes together', async () => {
    const { draft, save, state } = createDraft(stored({}))
    draft.change({ bezeichnung: 'B' })
    draft.change({ notiz: 'n' })
    expect(state().t).toBe('waiting')
    await vi.runAllTimersAsync()
    expect(save.mock.calls).toEqual([[{ idPtKampagne: 7, version: 1, bezeichnung: 'B', notiz: 'n' }]])
    expect(draft.getSnapshot()).toMatchObject({ state: { t: 'saved' }, open: {} })
  })

  test('what is typed while a save is on its way follows with the new version', async () => {
    const { draft, save } = createDraft(stored({}))
    let answer: (kampagne: Kampagne) => void = () => undefined
    save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    draft.change({ bezeichnung: 'Ent' })
    await vi.advanceTimersByTimeAsync(1000)
    draft.change({ bezeichnung: 'Entwurf' })
    answer(stored({ version: 2, bezeichnung: 'Ent' }))
    await vi.runAllTimersAsync()
    expect(save.mock.lastCall).toEqual([{ idPtKampagne: 7, version: 2, bezeichnung: 'Entwurf' }])
  })

  test('the first save of a nameless draft makes up a name and does not send an empty one', async () => {
    const { draft, save } = createDraft(null)
    draft.change({ bezeichnung: ' ', idPtZielgruppe: 3 })
    await vi.runAllTimersAsync()
    expect(save.mock.calls[0]).toEqual([{ bezeichnung: 'Kampagne vom 20.11.2026', idPtZielgruppe: 3 }])
  })

  test('a first save that was not answered is tried with the same content, and what came since follows it', async () => {
    const { draft, save, state } = createDraft(null)
    save.mockRejectedValueOnce(new ApiError('http', 'Gerade nicht.', { status: 502 }))
    draft.change({ bezeichnung: 'Herbst' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(state().t).toBe('failed')
    draft.change({ notiz: 'n' })
    await vi.runAllTimersAsync()
    expect(save.mock.calls).toEqual([
      [{ bezeichnung: 'Herbst' }],
      [{ bezeichnung: 'Herbst' }],
      [{ idPtKampagne: 7, version: 1, bezeichnung: 'Herbst', notiz: 'n' }],
    ])
    expect(draft.getSnapshot()).toMatchObject({ state: { t: 'saved' }, dirty: false })
  })

  test('an empty name is not stored, and one with blanks around it counts as stored', async () => {
    const { draft, save } = createDraft(stored({}))
    draft.change({ bezeichnung: '' })
    await vi.runAllTimersAsync()
    expect(save).not.toHaveBeenCalled()
    expect(draft.getSnapshot()).toMatchObject({ open: { bezeichnung: '' }, dirty: false })
    draft.change({ bezeichnung: ' Neu ' })
    await vi.runAllTimersAsync()
    expect(save.mock.calls).toEqual([[{ idPtKampagne: 7, version: 1, bezeichnung: 'Neu' }]])
    expect(draft.getSnapshot()).toMatchObject({ open: {}, dirty: false })
  })

  test('a failed save keeps the input; the next flush sends it', async () => {
    const { draft, save, state } = createDraft(stored({}))
    save.mockRejectedValueOnce(new ApiError('domain', 'Geht nicht.', { status: 422 }))
    draft.change({ notiz: 'wichtig' })
    await vi.runAllTimersAsync()
    expect(state()).toEqual({ t: 'failed', text: 'Geht nicht.' })
    expect(draft.getSnapshot().open).toEqual({ notiz: 'wichtig' })
    expect(await draft.flush()).toBe(true)
    expect(save.mock.lastCall?.[0]).toMatchObject({ notiz: 'wichtig', version: 1 })
  })

  test('a save that breaks in a way nobody foresaw is told as failed, too, and can be tried again', async () => {
    const { draft, save, state } = createDraft(stored({}))
    save.mockRejectedValueOnce(new TypeError('unforeseen'))
    draft.change({ notiz: 'wichtig' })
    await vi.runAllTimersAsync()
    expect(state()).toEqual({ t: 'failed', text: null })
    expect(draft.getSnapshot().open).toEqual({ notiz: 'wichtig' })
    expect(await draft.flush()).toBe(true)
    expect(draft.getSnapshot()).toMatchObject({ state: { t: 'saved' }, open: {} })
  })

  test('a conflict stops until the user decides; mine is stored over the newer version', async () => {
    const { draft, save } = createDraft(stored({}))
    save.mockRejectedValueOnce(conflict())
    draft.change({ bezeichnung: 'Meine' })
    await vi.runAllTimersAsync()
    expect(draft.getSnapshot()).toMatchObject({ state: { t: 'conflict' }, theirs: { bezeichnung: 'Fremd' } })
    expect(await draft.flush()).toBe(false)
    expect(save).toHaveBeenCalledTimes(1)
    draft.resolve('mine')
    await vi.runAllTimersAsync()
    expect(save.mock.lastCall).toEqual([{ idPtKampagne: 7, version: 9, bezeichnung: 'Meine' }])
  })

  test('a field that only this side changed is stored over the newer version without a question', async () => {
    const { draft, save, state } = createDraft(stored({}))
    save.mockRejectedValueOnce(conflict())
    draft.change({ notiz: 'Meine' })
    await vi.runAllTimersAsync()
    expect(save.mock.lastCall).toEqual([{ idPtKampagne: 7, version: 9, notiz: 'Meine' }])
    expect(state()).toMatchObject({ t: 'saved', merged: true })
  })

  test('taking the stored version drops the input and sends nothing', async () => {
    const { draft, save } = createDraft(stored({}))
    save.mockRejectedValueOnce(conflict())
    draft.change({ bezeichnung: 'Meine' })
    await vi.runAllTimersAsync()
    draft.resolve('theirs')
    await vi.runAllTimersAsync()
    expect(save).toHaveBeenCalledTimes(1)
    expect(draft.getSnapshot()).toMatchObject({ theirs: null, open: {}, stored: { bezeichnung: 'Fremd' } })
  })

  test('what the browser keeps of a draft may be incomplete, but not of another shape', () => {
    expect(draftFields.safeParse({ bezeichnung: '', idPtZielgruppe: null }).success).toBe(true)
    expect(draftFields.safeParse({ bezeichnung: 5 }).success).toBe(false)
    expect(draftFields.safeParse({ notiz: 'n', empfaenger: ['x'] }).data).toEqual({ notiz: 'n' })
  })
})
