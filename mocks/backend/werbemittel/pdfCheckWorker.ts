import { parentPort, workerData } from 'node:worker_threads'
import type { FormatId } from '#src/contract/dokument.ts'
import { loadPdf } from '#src/domain/print/pdf/loadPdf.ts'
import { preflightPdf, ZU_AUFWENDIG } from '#src/domain/print/preflight/preflightPdf.ts'
import type { PdfPruefung } from './pdfCheck.ts'

/** Runs in a thread of its own: a file built to stop us stops this thread, and the service goes on answering. */
const { bytes, format }: { bytes: Uint8Array; format: FormatId } = workerData

async function pages(): Promise<number | null> {
  try {
    return (await loadPdf(bytes)).getPageCount()
  } catch {
    return null
  }
}

const befunde = await preflightPdf(bytes, format)
const zuAufwendig = befunde.some(({ code }) => code === ZU_AUFWENDIG.code)
parentPort?.postMessage({ seiten: zuAufwendig ? null : await pages(), befunde } satisfies PdfPruefung)
