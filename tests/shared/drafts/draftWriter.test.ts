import { expect, onTestFinished, test, vi } from 'vitest'
import { DraftWriter } from '#src/shared/drafts/draftWriter.ts'
import { databaseOf } from '#src/shared/storage/draftDatabases.ts'
import { shelfOf, type Draft, type Shelf } from '#src/shared/storage/draftShelf.ts'

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

const opened = ({ result }: IDBOpenDBRequest) => result
const asked = (request: IDBOpenDBRequest, ...events: string[]) =>
  new Promise<string>((resolve) => {
    for (const event of events) request.addEventListener(event, () => resolve(event))
  })

test('STO-06 a database that opens after it was given up is closed, so that a logout elsewhere takes it away', async () => {
  const name = databaseOf('spaet')
  // Another window keeps it although it is to go: whatever opens it now waits.
  const kept = globalThis.indexedDB.open(name, 1)
  await asked(kept, 'success')
  const gone = globalThis.indexedDB.deleteDatabase(name)
  await asked(gone, 'blocked')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const put = shelfOf('spaet', 'device').put(draft('Advent'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(await put).toBe(false)
  vi.useRealTimers()

  opened(kept).close()
  await asked(gone, 'success')
  await expect.poll(() => globalThis.indexedDB.databases()).toContainEqual(expect.objectContaining({ name }))
  // As another tab's logout asks: nobody here may keep it.
  expect(await asked(globalThis.indexedDB.deleteDatabase(name), 'success', 'blocked')).toBe('success')
})
