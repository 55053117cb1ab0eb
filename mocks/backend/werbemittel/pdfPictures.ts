import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Longest look at a file (druck.md §11), and memory for it. */
const TIMEOUT_MS = 10_000
const MEMORY_MB = 512

export interface PdfBilder {
  /** Pages of the file. */
  anzahl: number
  /** PNG per drawn page. */
  pictures: Uint8Array[]
}

/** Draws the first pages of a PDF; null when it cannot be read or drawn in time. */
export function drawPdf(bytes: Uint8Array, seiten: number, breitePx: number): Promise<PdfBilder | null> {
  return new Promise((resolve) => {
    const worker = new Worker(join(import.meta.dirname, 'pdfWorker.ts'), {
      workerData: { bytes: bytes.slice(), seiten, breitePx },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: true,
      stderr: true,
    })
    const timer = setTimeout(() => finish(null), TIMEOUT_MS)
    const finish = (result: PdfBilder | null) => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(result)
    }
    worker.once('message', (result: PdfBilder) => finish(result))
    worker.once('error', () => finish(null))
    worker.once('exit', () => finish(null))
  })
}
