/** Pause after the last input before it is stored, ms (print 8). */
const PAUSE_MS = 1000
/** Longest that something typed waits while somebody types on without a pause, ms. assumed */
const LONGEST_MS = 5000
/** Waits before a failed save is tried again, ms; the last one repeats. */
const RETRY_MS = [2000, 5000, 15_000, 30_000] as const

type Timer = ReturnType<typeof setTimeout>

/** When the next save is due: whichever of its reasons comes first. */
export class SaveTimers {
  readonly #due: () => void
  #pause: Timer | undefined
  #longest: Timer | undefined

  constructor(due: () => void) {
    this.#due = due
  }

  #fire = (): void => {
    this.stop()
    this.#due()
  }

  /** Something was typed: the pause begins anew, the longest wait does not. */
  typed(): void {
    this.again(PAUSE_MS)
    this.#longest ??= setTimeout(this.#fire, LONGEST_MS)
  }

  again(afterMs: number): void {
    clearTimeout(this.#pause)
    this.#pause = setTimeout(this.#fire, afterMs)
  }

  retry(failuresBefore: number): void {
    this.again(RETRY_MS[Math.min(failuresBefore, RETRY_MS.length - 1)] ?? PAUSE_MS)
  }

  stop(): void {
    clearTimeout(this.#pause)
    clearTimeout(this.#longest)
    this.#pause = undefined
    this.#longest = undefined
  }
}
