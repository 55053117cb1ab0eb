import { transfer, wrap, type Remote } from 'comlink'
import type { Befund, FormatId } from '#src/contract/dokument.ts'
import { type Anpassung, PRUEFUNG_ZU_LANGE } from '#src/engines/print/rules.ts'
import type { LeseAuftrag, PrintWork, ProofOptions } from './print.worker.ts'

/** A file that takes longer is refused: it may be built to stop us (PDF-11). */
const PREFLIGHT_TIMEOUT_MS = 10_000
const PROOF_TIMEOUT_MS = 60_000
const PICTURES_TIMEOUT_MS = 30_000
const JUDGE_TIMEOUT_MS = 30_000

class PrintTimeout extends Error {
  override readonly name = 'PrintTimeout'
}

interface Printer {
  worker: Worker
  work: Remote<PrintWork>
}

/** Kept for the next work on a sheet of ours, newest last: programs, fonts and PDFium are there already. */
const idle: (Printer & { end: ReturnType<typeof setTimeout> })[] = []
const KEEP_MS = 5 * 60_000
/** One for the judgement after each change, and one for a proof that is asked for meanwhile. */
const KEEP = 2

function startPrinter(): Printer {
  const worker = new Worker(new URL('./print.worker.ts', import.meta.url), { type: 'module' })
  return { worker, work: wrap<PrintWork>(worker) }
}

function takeIdle(): Printer | null {
  const taken = idle.pop() ?? null
  if (taken) clearTimeout(taken.end)
  return taken
}

function putAside(printer: Printer): void {
  if (idle.length >= KEEP) {
    printer.worker.terminate()
    return
  }
  const kept = { ...printer, end: setTimeout(() => end(), KEEP_MS) }
  const end = () => {
    idle.splice(idle.indexOf(kept), 1)
    printer.worker.terminate()
  }
  idle.push(kept)
}

/** A file of somebody else has a separate worker, which ends with it; one that hangs is ended in any case. */
async function inWorker<T>(
  timeoutMs: number,
  call: (work: Remote<PrintWork>) => Promise<T>,
  kept: 'kept' | 'alone' = 'alone',
): Promise<T> {
  const printer = (kept === 'kept' ? takeIdle() : null) ?? startPrinter()
  const over = new AbortController()
  const failed = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new PrintTimeout()), timeoutMs)
    over.signal.addEventListener('abort', () => clearTimeout(timer))
    const onError = ({ message }: ErrorEvent) => reject(new Error(message || 'Worker failed'))
    printer.worker.addEventListener('error', onError, { signal: over.signal })
  })
  let done = false
  try {
    const result = await Promise.race([call(printer.work), failed])
    done = true
    return result
  } finally {
    over.abort()
    if (done && kept === 'kept') putAside(printer)
    else printer.worker.terminate()
  }
}

async function preflight(file: Blob, format: FormatId): Promise<Befund[]> {
  const bytes = await file.arrayBuffer()
  try {
    return await inWorker(PREFLIGHT_TIMEOUT_MS, (work) => work.preflight(transfer(bytes, [bytes]), format))
  } catch (error) {
    if (error instanceof PrintTimeout) return [PRUEFUNG_ZU_LANGE]
    throw error
  }
}

async function proofPdf(options: ProofOptions): Promise<Blob> {
  // Copies travel: the caller keeps its pictures for the next proof.
  const assets = options.assets.map((asset) => ({ ...asset, bytes: asset.bytes.slice(0) }))
  const bytes = assets.map((asset) => asset.bytes)
  const pdf = await inWorker(PROOF_TIMEOUT_MS, (work) => work.proof(transfer({ ...options, assets }, bytes)), 'kept')
  return new Blob([pdf], { type: 'application/pdf' })
}

/** The same file, put on our sheet. */
async function adjust(file: File, format: FormatId, anpassung: Anpassung): Promise<File> {
  const bytes = await file.arrayBuffer()
  const pdf = await inWorker(PROOF_TIMEOUT_MS, (work) => work.anpassen(transfer(bytes, [bytes]), format, anpassung))
  return new File([pdf], file.name, { type: 'application/pdf' })
}

async function pictures(file: Blob, format: FormatId): Promise<Blob[]> {
  const bytes = await file.arrayBuffer()
  return inWorker(PICTURES_TIMEOUT_MS, (work) => work.pictures(transfer(bytes, [bytes]), format))
}

async function judge(options: ProofOptions): Promise<Befund[]> {
  return inWorker(JUDGE_TIMEOUT_MS, (work) => work.judge(options), 'kept')
}

async function read(options: LeseAuftrag): Promise<Befund[]> {
  return inWorker(JUDGE_TIMEOUT_MS, (work) => work.read(options), 'kept')
}

/** Print work off the main thread: proof PDF of a document, its judgement and reading, check and pictures of an uploaded PDF. */
export const printClient = { proofPdf, preflight, judge, read, adjust: adjust, pictures }
