/** Weight of the newest second in the rate: a part that was quick or slow moves it, and no more. */
const SMOOTHING = 0.1
/** Before that nothing is said, ms: the first bytes only fill the computer's own buffers. */
const LEAST_MS = 3_000

interface Sample {
  ms: number
  sent: number
}

/** How long an upload will still take, by how fast it went lately. Waits count: that is how the line is. */
export class Restzeit {
  #first: Sample | null = null
  #last: Sample | null = null
  /** Bytes per ms, smoothed. */
  #rate: number | null = null

  /** Seconds that are left of `total` bytes; null: too early to say. */
  at(ms: number, sent: number, total: number): number | null {
    // What is already there when it goes on did not come in this moment.
    this.#first ??= { ms, sent }
    this.#last ??= this.#first
    const passed = ms - this.#last.ms
    if (passed >= 200) {
      const now = Math.max(0, sent - this.#last.sent) / passed
      const weight = 1 - (1 - SMOOTHING) ** (passed / 1000)
      this.#rate = this.#rate === null ? now : this.#rate + (now - this.#rate) * weight
      this.#last = { ms, sent }
    }
    if (this.#rate === null || this.#rate <= 0 || ms - this.#first.ms < LEAST_MS) return null
    return (total - sent) / this.#rate / 1000
  }
}
