/** Longest wait for a script or style chunk, ms. Spec 9. */
export const CHUNK_TIMEOUT_MS = 120_000

/** A part of the program that did not arrive (spec 8). */
export class ChunkLoadError extends Error {
  readonly timedOut: boolean

  constructor(timedOut: boolean, cause?: unknown) {
    super(timedOut ? 'A chunk did not arrive in time.' : 'A chunk could not be loaded.', { cause })
    this.name = 'ChunkLoadError'
    this.timedOut = timedOut
  }
}

/** What the bundler's own loader reported: errors of parts that a page loads itself, by `lazy`. */
const reported = new WeakSet<Error>()
globalThis.addEventListener('vite:preloadError', ({ payload }) => reported.add(payload))

/** The error as one of a missing chunk, or null when it is something else. */
export function asChunkError(error: unknown): ChunkLoadError | null {
  if (error instanceof ChunkLoadError) return error
  return error instanceof Error && reported.has(error) ? new ChunkLoadError(false, error) : null
}

/** Loads a lazy module, but not for ever. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(true)), CHUNK_TIMEOUT_MS)
  })
  try {
    return await Promise.race([load(), timeout])
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(false, error)
  } finally {
    clearTimeout(timer)
  }
}
