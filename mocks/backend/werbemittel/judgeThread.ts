import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Befund } from '#src/contract/dokument.ts'
import type { Sheet } from '#src/engines/print/checker.ts'
import { pdfiumModule } from '../platform/print/nodePdfium.ts'

/** What goes to the thread. */
export type JudgeJob = Omit<Sheet, 'bytesOf' | 'fonts'> & {
  files: Map<string, Awaited<ReturnType<Sheet['bytesOf']>>>
}

/** Ready for the first job; what the sheet shows, or null where it cannot be drawn. */
export type JudgeAnswer = 'bereit' | { befunde: Befund[] | null }

/** Longest look at a sheet (druckbild 2.8), and start of the thread, which reads no file of a customer. */
const JOB_MS = 20_000
const START_MS = 120_000
const MEMORY_MB = 512
/** A thread with nothing to do ends, and its memory with it. */
const IDLE_MS = 60_000

/** Jobs of the one thread, one after the other: starting it costs 1 s of CPU, a page of a sheet a tenth of it. */
let thread: Promise<JudgeThread> | null = null
let last: Promise<unknown> = Promise.resolve()

/** Judges a sheet in the thread; null when it fails or takes too long. */
export function judgeInThread(job: JudgeJob): Promise<Befund[] | null> {
  const judged = last.then(async () => {
    thread ??= startThread()
    const current = await thread.catch(() => null)
    if (current === null) thread = null
    return current ? current.run(job) : null
  })
  last = judged
  return judged
}

async function startThread(): Promise<JudgeThread> {
  const worker = new Worker(join(import.meta.dirname, 'judgeWorker.ts'), {
    workerData: { pdfium: await pdfiumModule() },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    stdout: true,
    stderr: true,
  })
  const started = new JudgeThread(worker)
  if ((await started.next(START_MS)) === null) throw new Error('The thread that judges did not start')
  return started
}

class JudgeThread {
  readonly #worker: Worker
  #idle: NodeJS.Timeout | undefined

  constructor(worker: Worker) {
    this.#worker = worker
    // It never keeps the service running.
    worker.unref()
  }

  async run(job: JudgeJob): Promise<Befund[] | null> {
    clearTimeout(this.#idle)
    const answer = this.next(JOB_MS)
    this.#worker.postMessage(job)
    const got = await answer
    this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref()
    return got === null || got === 'bereit' ? null : got.befunde
  }

  /** The next message, null when none comes; then the thread is at its end. */
  next(timeoutMs: number): Promise<JudgeAnswer | null> {
    return new Promise((resolve) => {
      const worker = this.#worker
      const failed = () => {
        this.#end()
        finish(null)
      }
      const finish = (answer: JudgeAnswer | null) => {
        clearTimeout(timer)
        worker.off('message', finish).off('error', failed).off('exit', failed)
        resolve(answer)
      }
      const timer = setTimeout(failed, timeoutMs)
      worker.once('message', finish).once('error', failed).once('exit', failed)
    })
  }

  #end(): void {
    clearTimeout(this.#idle)
    thread = null
    this.#worker.removeAllListeners('error').on('error', () => undefined)
    void this.#worker.terminate()
  }
}
