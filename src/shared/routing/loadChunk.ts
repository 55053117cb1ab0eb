/** Longest wait for a script or style chunk, ms. Spec §9. */
export const CHUNK_TIMEOUT_MS = 120_000

/** A part of the program that did not arrive (spec §8). */
export class ChunkLoadError extends Error {
  readonly timedOut: boolean

  constructor(timedOut: boolean, cause?: unknown) {
    super(timedOut ? 'A chunk did not arrive in time.' : 'A chunk could not be loaded.', { cause })
    this.name = 'ChunkLoadError'
    this.timedOut = timedOut
  }
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
