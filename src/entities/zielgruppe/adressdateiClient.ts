import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import type { Gruppe } from '#src/domain/zielgruppe/adressdatei/codes.ts'
import type { Leseart } from '#src/domain/zielgruppe/adressdatei/layout.ts'
import { AdressdateiEngine, AdressdateiProblem } from './adressdateiEngine.ts'
import type { AdressdateiReply, AdressdateiRequest, EngineResult } from './adressdateiMessages.ts'

type OnProgress = (share: number) => void

/** The wanted end of a reading or a check: nothing to be shown. */
export class Abgebrochen extends Error {}

interface Waiting {
  resolve: (result: never) => void
  reject: (error: Error) => void
  onProgress: OnProgress | undefined
}

/** Where the work is done: a worker, or the page itself where there are none. */
interface Desk {
  send: (request: AdressdateiRequest, onReply: (reply: AdressdateiReply) => void) => void
  stop: () => void
}

function workerDesk(): Desk {
  const worker = new Worker(new URL('./adressdatei.worker.ts', import.meta.url), { type: 'module' })
  let toReply: ((reply: AdressdateiReply) => void) | null = null
  worker.addEventListener('message', (event: MessageEvent<AdressdateiReply>) => toReply?.(event.data))
  worker.addEventListener('error', () => toReply?.({ id: -1, failed: 'worker' }))
  return {
    send: (request, onReply) => {
      toReply = onReply
      worker.postMessage(request)
    },
    stop: () => worker.terminate(),
  }
}

function pageDesk(): Desk {
  const engine = new AdressdateiEngine(() => new Promise((resolve) => setTimeout(resolve)))
  let stopped = false
  return {
    send: ({ id, call, args }, onReply) => {
      const method = engine[call].bind(engine) as (...all: unknown[]) => unknown
      const tell = (reply: AdressdateiReply) => {
        if (!stopped) onReply(reply)
      }
      const progress = (share: number) => tell({ id, progress: share })
      void Promise.resolve()
        .then(() => method(...args, ...(call === 'open' || call === 'check' ? [progress] : [])))
        .then(
          (result) => tell({ id, result }),
          (error: unknown) =>
            tell(error instanceof AdressdateiProblem ? { id, problem: error.message } : { id, failed: String(error) }),
        )
    },
    stop: () => {
      stopped = true
    },
  }
}

/**
 * One address list on its way: opened, looked at, checked, written. The rows stay in the worker. `cancel` ends what
 * runs at once by ending the worker; the next call opens the same file again by itself.
 */
export class AdressdateiClient {
  private desk: Desk | null = null
  private readonly waiting = new Map<number, Waiting>()
  private lastId = 0
  private file: File | null = null

  async open(file: File, onProgress: OnProgress): Promise<EngineResult<'open'>> {
    this.cancel()
    this.file = file
    return this.call('open', [file], onProgress)
  }

  async look(leseart: Partial<Leseart>): Promise<EngineResult<'look'>> {
    await this.reopen()
    return this.call('look', [leseart])
  }

  async check(
    leseart: Leseart,
    zuordnung: [number, AdressFeld][],
    onProgress: OnProgress,
  ): Promise<EngineResult<'check'>> {
    await this.reopen()
    return this.call('check', [leseart, zuordnung], onProgress)
  }

  groupFile(gruppe: Gruppe): Promise<Blob> {
    return this.call('groupFile', [gruppe])
  }

  uploadFile(): Promise<Blob> {
    return this.call('uploadFile', [])
  }

  /** Ends whatever runs and frees the rows. */
  cancel(): void {
    this.desk?.stop()
    this.desk = null
    for (const { reject } of this.waiting.values()) reject(new Abgebrochen())
    this.waiting.clear()
  }

  private async reopen(): Promise<void> {
    if (this.desk === null && this.file !== null) await this.call('open', [this.file])
  }

  private call<K extends AdressdateiRequest['call']>(
    call: K,
    args: unknown[],
    onProgress?: OnProgress,
  ): Promise<EngineResult<K>> {
    this.desk ??= typeof Worker === 'undefined' ? pageDesk() : workerDesk()
    const { desk } = this
    const id = ++this.lastId
    return new Promise<EngineResult<K>>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, onProgress })
      desk.send({ id, call, args }, (reply) => this.take(reply))
    })
  }

  private take(reply: AdressdateiReply): void {
    const waiting = this.waiting.get(reply.id)
    if ('failed' in reply && !waiting) {
      const all = [...this.waiting.values()]
      this.waiting.clear()
      this.desk = null
      for (const { reject } of all) reject(new Error(reply.failed))
      return
    }
    if (!waiting) return
    if ('progress' in reply) {
      waiting.onProgress?.(reply.progress)
      return
    }
    this.waiting.delete(reply.id)
    if ('problem' in reply) waiting.reject(new AdressdateiProblem(reply.problem))
    else if ('failed' in reply) waiting.reject(new Error(reply.failed))
    // The engine's own result type; what crosses the worker has lost it.
    else waiting.resolve(reply.result as never)
  }
}
