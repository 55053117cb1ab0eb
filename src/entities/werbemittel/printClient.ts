import type { Befund, FormatId, Seite } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { PRUEFUNG_ZU_LANGE } from '#src/domain/print/preflight/zuLange.ts'

/** A file that takes longer is refused: it may be built to stop us (PDF-11). */
const PREFLIGHT_TIMEOUT_MS = 10_000
const PROOF_TIMEOUT_MS = 60_000

interface ProofOptions {
  seiten: Seite[]
  format: FormatId
  /** Pictures of the pages, bytes as stored. */
  assets: { id: string; bytes: ArrayBuffer; mime: string }[]
  /** null: the example recipient. */
  empfaenger: Empfaenger | null
  /** null: the marked sample text. */
  datenschutzText: string | null
  /** Overrides the content of the QR code (tracking link). */
  qrUrl: string | null
  titel: string
  /** Uploaded print PDF that lies under the system layers. */
  basePdf?: ArrayBuffer
}

export type ProofJob = ProofOptions & { kind: 'proof' }
export type PrintJob = ProofJob | { kind: 'preflight'; bytes: ArrayBuffer; format: FormatId }
export type PrintResult =
  | { ok: true; kind: 'proof'; pdf: ArrayBuffer }
  | { ok: true; kind: 'preflight'; befunde: Befund[] }
  | { ok: false; message: string }

class PrintTimeout extends Error {
  override readonly name = 'PrintTimeout'
}

/** A worker of its own for each job, so that one that hangs can be ended. */
function runJob(job: PrintJob, timeoutMs: number, transfer: Transferable[]): Promise<PrintResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./print.worker.ts', import.meta.url), { type: 'module' })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      worker.terminate()
      settle()
    }
    const timer = setTimeout(() => end(() => reject(new PrintTimeout())), timeoutMs)
    worker.addEventListener('message', ({ data }: MessageEvent<PrintResult>) => end(() => resolve(data)))
    worker.addEventListener('error', (event) => end(() => reject(new Error(event.message || 'Worker failed'))))
    worker.postMessage(job, transfer)
  })
}

async function preflight(file: Blob, format: FormatId): Promise<Befund[]> {
  const bytes = await file.arrayBuffer()
  try {
    const result = await runJob({ kind: 'preflight', bytes, format }, PREFLIGHT_TIMEOUT_MS, [bytes])
    if (result.ok && result.kind === 'preflight') return result.befunde
    throw new Error(result.ok ? 'Unexpected answer' : result.message)
  } catch (error) {
    if (error instanceof PrintTimeout) return [PRUEFUNG_ZU_LANGE]
    throw error
  }
}

async function proofPdf(options: ProofOptions): Promise<Blob> {
  // Copies travel: the caller keeps its pictures for the next proof.
  const assets = options.assets.map((asset) => ({ ...asset, bytes: asset.bytes.slice(0) }))
  const transfer = assets.map(({ bytes }) => bytes)
  const result = await runJob({ ...options, assets, kind: 'proof' }, PROOF_TIMEOUT_MS, transfer)
  if (result.ok && result.kind === 'proof') return new Blob([result.pdf], { type: 'application/pdf' })
  throw new Error(result.ok ? 'Unexpected answer' : result.message)
}

/** Print work off the main thread: proof PDF of a document, check of an uploaded PDF. */
export const printClient = { proofPdf, preflight }
