import { expect, onTestFinished, test, vi } from 'vitest'
import { DraftWriter } from '#src/shared/drafts/draftWriter.ts'
import type { Draft, Shelf } from '#src/shared/storage/draftShelf.ts'

const draft = (content: string): Draft => ({ subject: 'kampagne 1', windowId: 'a', schema: 1, at: 0, content })

/** A shelf whose writes end when the test says so. */
function slowShelf() {
  const lying: unknown[] = []
  const ends: (() => void)[] = []
  const shelf: Shelf = {
    put: (wanted) =>
      new Promise((resolve) =>
        ends.push(() => {
          lying.push(wanted.content)
          resolve(true)
        }),
      ),
    remove: () => Promise.resolve(),
    of: () => Promise.resolve([]),
    removeOlder: () => Promise.resolve(),
    isOpen: () => true,
  }
  return { shelf, lying, ends }
}

test('NET-19 whoever hurries while a write is under way gets the newest one without a pause', async () => {
  // Time stands still: a pause would never end.
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { shelf, lying, ends } = slowShelf()
  const writer = new DraftWriter(shelf)
  const typed = writer.want(draft('Advents'))
  await vi.advanceTimersByTimeAsync(0)
  void writer.want(draft('Adventsbrief'))
  writer.hurry()
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await typed
  expect(lying).toEqual(['Advents', 'Adventsbrief'])
})
