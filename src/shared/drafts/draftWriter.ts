import type { Draft, Shelf } from '../storage/draftShelf.ts'

/** Least time between two writes of one draft, ms: who types on without a pause loses no more than this. assumed */
const WRITE_EVERY_MS = 500

/** Brings the newest state of one draft to its shelf, one write at a time; what was newer meanwhile skips the older. */
export class DraftWriter {
  readonly #shelf: Shelf
  #wanted: Draft | null = null
  #written: Draft | null = null
  #kept = false
  #running: Promise<void> | null = null
  #writtenAtMs = -Infinity
  #hurried = false
  #endPause: (() => void) | null = null

  constructor(shelf: Shelf) {
    this.#shelf = shelf
  }

  /** The state that is to lie there; null: none. True once it does, false where it lasts only as long as the tab. */
  readonly want = async (draft: Draft | null): Promise<boolean> => {
    this.#wanted = draft
    if (draft === null) this.hurry()
    await this.settle()
    return this.#kept
  }

  /** What is wanted now does not wait for its write to be due, not even behind one that is under way. */
  readonly hurry = (): void => {
    this.#hurried = true
    this.#endPause?.()
  }

  /** Resolves when the newest state lies there. */
  readonly settle = async (): Promise<void> => {
    if (this.#wanted !== this.#written) this.#running ??= this.#write()
    await this.#running
  }

  async #write(): Promise<void> {
    while (this.#wanted !== this.#written) {
      if (this.#wanted !== null && !this.#hurried) await this.#pause()
      const [wanted, before] = [this.#wanted, this.#written]
      this.#writtenAtMs = performance.now()
      if (wanted !== null) this.#kept = await this.#shelf.put(wanted)
      // A thing that got its number is looked for under it alone.
      if (before !== null && before.subject !== wanted?.subject) await this.#shelf.remove(before)
      this.#written = wanted
    }
    // At once, not when it is heard: what is wanted between would wait for a run that is over.
    this.#running = null
    this.#hurried = false
  }

  #pause(): Promise<void> {
    const leftMs = this.#writtenAtMs + WRITE_EVERY_MS - performance.now()
    if (leftMs <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer)
        this.#endPause = null
        resolve()
      }
      const timer = setTimeout(go, leftMs)
      this.#endPause = go
    })
  }
}
