import { openPress, type OpenPress, type Press } from './press.ts'
import type { Druckvorlage } from './printFile.ts'
import { DruckUnterbrochen } from './uebergabeFehler.ts'

/** How far the package of a campaign is, in recipients; `gesamt` is null while it waits for its turn. */
export interface Fortschritt {
  idPtKampagne: number
  fertig: number
  gesamt: number | null
}

interface Job {
  done: Promise<boolean>
  fortschritt: Fortschritt
}

/**
 * The only place where print packages are made: one after the other, each campaign once, so that printing takes one
 * core at most and two runs of the jobs never make the same package.
 */
export class Printer {
  readonly #open: OpenPress
  readonly #jobs = new Map<number, Job>()
  #last: Promise<unknown> = Promise.resolve()
  #press: Press | null = null
  #closed = false

  /** `open`: what makes the files of a package. */
  constructor(open: OpenPress = openPress) {
    this.#open = open
  }

  /** Packages that are made or wait, in their order. */
  get stand(): Fortschritt[] {
    return [...this.#jobs.values()].map(({ fortschritt }) => ({ ...fortschritt }))
  }

  /** Does the work when its turn comes. Whoever asks for a campaign that is at it already waits for that: false. */
  async once(idPtKampagne: number, work: (fortschritt: Fortschritt) => Promise<boolean>): Promise<boolean> {
    const running = this.#jobs.get(idPtKampagne)
    if (running) {
      await running.done.catch(() => undefined)
      return false
    }
    const fortschritt: Fortschritt = { idPtKampagne, fertig: 0, gesamt: null }
    const done = this.#last.then(() => (this.#closed ? false : work(fortschritt)))
    this.#jobs.set(idPtKampagne, { done, fortschritt })
    this.#last = done.catch(() => undefined)
    try {
      return await done
    } finally {
      this.#jobs.delete(idPtKampagne)
    }
  }

  /** A press for the files of one package, closed afterwards. */
  async withPress<T>(vorlage: Druckvorlage, anzahl: number, work: (press: Press) => Promise<T>): Promise<T> {
    if (this.#closed) throw new DruckUnterbrochen()
    const press = this.#open(vorlage, anzahl)
    this.#press = press
    try {
      return await work(press)
    } finally {
      this.#press = null
      await press.stop(new DruckUnterbrochen())
    }
  }

  /** Ends what is printed and takes nothing more; resolves when nobody works any more. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#press?.stop(new DruckUnterbrochen())
    await this.#last
  }
}
