import type { ApiError } from '#src/contract/apiError.ts'
import type { UploadProgress } from '#src/contract/uploadProgress.ts'

/** Waits after failures in a row, ms; after the last one somebody is asked (assumed, NET-14). */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 16_000]
/** Without a network it is waited for one; a browser may be wrong about that, so it is tried from time to time, ms. */
const OFFLINE_WAIT_MS = 30_000

/** Without a network nothing can be asked; everything else is decided by real answers (NET-12). */
const isOffline = () => globalThis.navigator?.onLine === false

/** 0 up to 1. */
const chance = () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 256

/** How long failures of a line are borne: growing waits, each a little different, so that not all come back at once. */
export class Patience {
  readonly #signal: AbortSignal | undefined
  readonly #tell: (phase: UploadProgress['phase'], goOn?: () => void) => void
  #failures = 0

  constructor(signal: AbortSignal | undefined, tell: (phase: UploadProgress['phase'], goOn?: () => void) => void) {
    this.#signal = signal
    this.#tell = tell
  }

  /** Something went through. */
  restore(): void {
    this.#failures = 0
  }

  /** Waits before the next try. At its end it asks whoever watches; where nobody does, the failure is thrown. */
  async bear(error: ApiError, watched: boolean): Promise<void> {
    if (isOffline()) {
      this.#tell('waiting')
      return this.pause(OFFLINE_WAIT_MS)
    }
    const wait = WAITS_MS[this.#failures]
    this.#failures += 1
    if (wait !== undefined) {
      this.#tell('waiting')
      return this.pause(Math.max(wait * (0.5 + chance() / 2), (error.retryAfterS ?? 0) * 1000))
    }
    if (!watched) throw error
    this.#failures = 0
    await this.#wait((end) => {
      this.#tell('stopped', end)
      return () => undefined
    })
  }

  pause(ms: number): Promise<void> {
    return this.#wait((end) => {
      const timer = setTimeout(end, ms)
      return () => clearTimeout(timer)
    })
  }

  /** Ends early when the network is back, or when nobody waits any more. */
  #wait(begin: (end: () => void) => () => void): Promise<void> {
    return new Promise((resolve) => {
      const over = new AbortController()
      const end = () => over.abort()
      const undo = begin(end)
      over.signal.addEventListener('abort', () => {
        undo()
        resolve()
      })
      globalThis.addEventListener?.('online', end, { signal: over.signal })
      this.#signal?.addEventListener('abort', end, { signal: over.signal })
    })
  }
}
