import { ApiError } from '#src/contract/apiError.ts'
import type { Input, Output } from '#src/contract/operation.ts'
import type { DateiAufruf, uebertragungOperations } from '#src/contract/uebertragung.ts'
import type { UploadOptions, UploadProgress } from '#src/contract/uploadProgress.ts'
import { sumOf } from './fileSum.ts'
import { Patience } from './patience.ts'

type Operations = typeof uebertragungOperations
type Calls = {
  [K in keyof Operations]: (
    input: Input<Operations[K]>,
    options?: { signal?: AbortSignal; onUpload?: UploadOptions['onUpload'] },
  ) => Promise<Output<Operations[K]>>
}
type Stand = Output<Operations['fetchUebertragung']>

/** Answers of a service that does not know parts. */
const UNKNOWN_CALL = [400, 404, 405, 501]
const UNBEKANNT = 'UEBERTRAGUNG_UNBEKANNT'
/** How long a call is asked after that still runs, ms. */
const ASK_AGAIN_MS = 2_000

export interface LargeFile extends Partial<UploadOptions> {
  aufruf: DateiAufruf
  datei: Blob
  dateiName: string
  /** Makes the call itself, once its file is there. */
  finish: (idUebertragung: string) => Promise<unknown>
}

/** Sends large files in parts: a broken line costs the part on its way, and it goes on by itself (NET-14). */
export class PartSender {
  readonly #calls: Calls
  /** The service refused to begin as nobody does who knows the call: files go whole until the page is loaded anew. */
  #unknown = false
  /** Files that have begun, by call and content: sent again by the same person, they go on where they were. */
  readonly #begun = new Map<string, string>()

  constructor(calls: Calls) {
    this.#calls = calls
  }

  /** The answer of the call; null where the service takes no parts. */
  async send(file: LargeFile): Promise<{ answer: unknown } | null> {
    if (this.#unknown) return null
    const sending = new Sending(file, this.#calls, this.#begun)
    try {
      return { answer: await sending.run() }
    } catch (error) {
      if (!(error instanceof UnknownCall)) throw error
      this.#unknown = true
      return null
    }
  }
}

class UnknownCall extends Error {}

const isUnknownCall = ({ kind, status }: ApiError): boolean =>
  kind === 'contract' || kind === 'unconnected' || UNKNOWN_CALL.includes(status ?? 0)

/** One file on its way. */
class Sending {
  readonly #file: LargeFile
  readonly #calls: Calls
  readonly #begun: Map<string, string>
  readonly #patience: Patience
  #sum: string | undefined
  #id: string | null = null
  #sent = 0

  constructor(file: LargeFile, calls: Calls, begun: Map<string, string>) {
    this.#file = file
    this.#calls = calls
    this.#begun = begun
    this.#patience = new Patience(file.signal, (phase, goOn) => this.#tell(phase, goOn))
  }

  run(): Promise<unknown> {
    const { signal } = this.#file
    if (!signal) return this.#all()
    // Whoever gives up waits for nothing (NET-13).
    return new Promise((resolve, reject) => {
      const stop = () => {
        this.#discard()
        reject(cancelled())
      }
      if (signal.aborted) return stop()
      signal.addEventListener('abort', stop, { once: true })
      this.#all()
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', stop))
    })
  }

  async #all(): Promise<unknown> {
    this.#tell('sending')
    this.#sum = await sumOf(this.#file.datei)
    this.#id = this.#begun.get(this.#key) ?? null
    let stand: Stand | null = null
    let whole = false
    for (;;) {
      try {
        if (!whole) {
          stand ??= await this.#stand()
          const nr = missing(stand)
          if (nr !== null) {
            stand = await this.#part(stand, nr)
            this.#patience.restore()
            continue
          }
          whole = true
        }
        this.#sent = this.#file.datei.size
        this.#tell('saving')
        const answer = await this.#file.finish(this.#id ?? '')
        this.#begun.delete(this.#key)
        return answer
      } catch (error) {
        stand = null
        if (this.#isLost(error)) whole = false
        await this.#bear(error, whole)
      }
    }
  }

  get #key(): string {
    const { aufruf, datei } = this.#file
    return this.#sum === undefined ? '' : `${aufruf} ${datei.size} ${this.#sum}`
  }

  /** Which parts are there: of a file that has begun, else of one that begins. */
  async #stand(): Promise<Stand> {
    const { signal } = this.#file
    if (this.#id !== null) return this.#calls.fetchUebertragung({ idUebertragung: this.#id }, signal ? { signal } : {})
    const { aufruf, dateiName, datei } = this.#file
    const sha256 = this.#sum === undefined ? {} : { sha256: this.#sum }
    let begun: Stand
    try {
      // Not to be called off: what has begun must be known to be ended.
      begun = await this.#calls.beginneUebertragung({ aufruf, dateiName, bytes: datei.size, ...sha256 })
    } catch (error) {
      if (error instanceof ApiError && isUnknownCall(error)) throw new UnknownCall()
      throw error
    }
    this.#id = begun.idUebertragung
    if (signal?.aborted) this.#discard()
    else if (this.#key !== '') this.#begun.set(this.#key, this.#id)
    return begun
  }

  async #part(stand: Stand, nr: number): Promise<Stand> {
    const { idUebertragung, teilBytes, vorhanden } = stand
    const { datei, signal } = this.#file
    const teil = datei.slice((nr - 1) * teilBytes, nr * teilBytes)
    const size = (other: number) => Math.min(teilBytes, datei.size - (other - 1) * teilBytes)
    const before = vorhanden.reduce((sum, other) => sum + size(other), 0)
    const sha256 = await sumOf(teil)
    this.#sent = before
    this.#tell('sending')
    return this.#calls.sendeTeil(
      { idUebertragung, nr, datei: teil, ...(sha256 === undefined ? {} : { sha256 }) },
      {
        ...(signal ? { signal } : {}),
        onUpload: ({ sent }) => {
          this.#sent = before + sent
          this.#tell('sending')
        },
      },
    )
  }

  /** The service knows it no more, by age or because another person has logged in: the file begins anew. */
  #isLost(error: unknown): boolean {
    if (!(error instanceof ApiError) || error.code !== UNBEKANNT) return false
    this.#begun.delete(this.#key)
    this.#id = null
    return true
  }

  /** Waits where waiting helps; everything else is the caller's. */
  async #bear(error: unknown, whole: boolean): Promise<void> {
    if (!(error instanceof ApiError) || this.#file.signal?.aborted) throw error
    if (error.code === 'LAEUFT_NOCH') return this.#patience.pause(ASK_AGAIN_MS)
    const { kind, code, status } = error
    const passing = kind === 'network' || (status ?? 0) >= 500 || status === 429 || code === UNBEKANNT
    // A page of somebody in between is no answer of the service.
    if (!passing && (whole || kind !== 'contract')) throw error
    await this.#patience.bear(error, this.#file.onUpload !== undefined)
  }

  #tell(phase: UploadProgress['phase'], goOn?: () => void): void {
    const { signal, onUpload, datei } = this.#file
    if (signal?.aborted) return
    onUpload?.({ sent: this.#sent, total: datei.size, phase, ...(goOn ? { goOn } : {}) })
  }

  /** Ends what has begun. A service that cannot be reached ends it by itself after a day. */
  #discard(): void {
    if (this.#id === null) return
    this.#begun.delete(this.#key)
    this.#calls.verwerfeUebertragung({ idUebertragung: this.#id }).catch(() => undefined)
  }
}

const cancelled = () => new ApiError('network', 'Die Datei wird nicht weiter hochgeladen.', { code: 'ERR_CANCELED' })

/** The first part that is not there; null: all are. */
function missing({ bytes, teilBytes, vorhanden }: Stand): number | null {
  const there = new Set(vorhanden)
  for (let nr = 1; nr <= Math.ceil(bytes / teilBytes); nr += 1) if (!there.has(nr)) return nr
  return null
}
