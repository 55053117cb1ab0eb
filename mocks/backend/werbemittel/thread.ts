import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Longest look at a file (print 11), and memory for it. */
const TIMEOUT_MS = 10_000
const MEMORY_MB = 512

/** What a module of this folder answers from a separate thread; null when it fails or takes too long. */
export function inThread<T>(module: string, workerData: object, timeoutMs = TIMEOUT_MS): Promise<T | null> {
  return new Promise((resolve) => {
    const worker = new Worker(join(import.meta.dirname, module), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: true,
      stderr: true,
    })
    const timer = setTimeout(() => finish(null), timeoutMs)
    const finish = (result: T | null) => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(result)
    }
    worker.once('message', (result: T) => finish(result))
    worker.once('error', () => finish(null))
    worker.once('exit', () => finish(null))
  })
}
