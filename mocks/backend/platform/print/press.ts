import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { makePrintFile, type Druckdatei, type Druckvorlage, type Stapel } from './printFile.ts'
import type { Antwort } from './printWorker.ts'
import { UebergabeFehler } from './uebergabeFehler.ts'

/** Makes the print files of one package, one after the other. */
export interface Press {
  print: (stapel: Stapel) => Promise<Druckdatei>
  /** Ends what runs: its file is refused with the reason. */
  stop: (reason: Error) => Promise<void>
}

/** Up to so many recipients a thread costs more than it saves: some tenths of a second. */
const IM_PROZESS_BIS = 250
/** Longest work on one file, ms; a file of 1 000 cards takes seconds. */
const TIMEOUT_MS = 10 * 60_000
/** Memory for objects of the thread, MB: a file that needs more takes the thread down, never the service. */
const MEMORY_MB = 2048

const PRINT_THREAD = join(import.meta.dirname, 'printWorker.ts')

export type OpenPress = (vorlage: Druckvorlage, anzahl: number) => Press

/** The same work in this process or in a separate thread (`thread`: the file that it runs), by how much it is. */
export function openPress(vorlage: Druckvorlage, anzahl: number, thread = PRINT_THREAD): Press {
  return anzahl <= IM_PROZESS_BIS ? inProcess(vorlage) : new ThreadPress(vorlage, thread)
}

function inProcess(vorlage: Druckvorlage): Press {
  let ended: Error | null = null
  return {
    print: (stapel) => (ended ? Promise.reject(ended) : makePrintFile(vorlage, stapel)),
    stop: (reason) => {
      ended = reason
      return Promise.resolve()
    },
  }
}

const abgebrochen = (cause: unknown) =>
  new UebergabeFehler('Das Erstellen der Druckdaten ist abgebrochen. Es wurde nichts übergeben.', false, { cause })

class ThreadPress implements Press {
  readonly #worker: Worker
  #waiting: { resolve: (gedruckt: Druckdatei) => void; reject: (error: Error) => void } | null = null
  #ended: Error | null = null

  constructor(vorlage: Druckvorlage, thread: string) {
    this.#worker = new Worker(thread, {
      workerData: vorlage,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      name: 'druck',
    })
    this.#worker.on('message', (antwort: Antwort) => {
      const waiting = this.#waiting
      this.#waiting = null
      if ('datei' in antwort) waiting?.resolve(antwort)
      else waiting?.reject(new UebergabeFehler(antwort.grund, antwort.endgueltig))
    })
    this.#worker.on('error', (error) => this.#end(abgebrochen(error)))
    this.#worker.on('exit', (code) => this.#end(abgebrochen(new Error(`the print thread ended with ${code}`))))
  }

  #end(reason: Error): void {
    this.#ended ??= reason
    this.#waiting?.reject(this.#ended)
    this.#waiting = null
  }

  async print(stapel: Stapel): Promise<Druckdatei> {
    if (this.#ended) throw this.#ended
    const timer = setTimeout(() => void this.stop(abgebrochen(new Error('a print file took too long'))), TIMEOUT_MS)
    try {
      return await new Promise<Druckdatei>((resolve, reject) => {
        this.#waiting = { resolve, reject }
        this.#worker.postMessage(stapel)
      })
    } finally {
      clearTimeout(timer)
    }
  }

  async stop(reason: Error): Promise<void> {
    this.#end(reason)
    await this.#worker.terminate()
  }
}
