import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import type { FormatId } from '#src/contract/dokument.ts'
import { drawUpload, startRenderer } from '#src/engines/print/writer.ts'

/** Runs in a separate thread: a hostile file may take this thread down, never the service. */
interface Job {
  bytes: Uint8Array
  format: FormatId
  dpi: number
  pdfium: WebAssembly.Module
}

const { bytes, format, dpi, pdfium }: Job = workerData
const pages = await drawUpload(await startRenderer(pdfium), bytes, { format, dpi })
const pictures = await Promise.all(
  pages.map(async ({ w, h, rgba }) => {
    const raw = { width: w, height: h, channels: 4 as const }
    return new Uint8Array(await sharp(rgba, { raw }).png().toBuffer())
  }),
)
parentPort?.postMessage(pictures)
