import type { Bild } from './bild.ts'

export interface DienstAuftrag {
  text: string
  /** Wished size, px. */
  breite: number
  hoehe: number
  saat: number
  negativ: string
}

export type DienstErgebnis =
  /** `saat` null: the service does not say. */
  | { ok: true; bild: Bild; saat: number | null }
  | {
      ok: false
      art: 'abgelehnt' | 'voruebergehend' | 'endgueltig' | 'abgebrochen'
      code: string
      /** German: what happened, what was kept, what to do. */
      text: string
      /** Seconds that the service asks to wait. */
      wartenS?: number
    }

/** An image service of somebody else. */
export interface BildDienst {
  readonly anbieter: string
  readonly modell: string
  /** One picture; every failure is a result. */
  make(auftrag: DienstAuftrag, signal: AbortSignal): Promise<DienstErgebnis>
}

/** Orders that this process works on at once, of all customers; assumed. */
const ZUGLEICH = 4

/** The orders that this process works on: each once, a few at a time, and each can be broken off. */
export class Bildwerk {
  readonly dienst: BildDienst | null
  readonly #running = new Map<number, AbortController>()
  readonly #pending = new Set<Promise<void>>()
  #closed = false

  constructor(dienst: BildDienst | null) {
    this.dienst = dienst
  }

  get frei(): number {
    return this.#closed || this.dienst === null ? 0 : ZUGLEICH - this.#running.size
  }

  /** `danach`: what follows when there is room again. Neither of the two may throw. */
  start(id: number, work: (signal: AbortSignal) => Promise<void>, danach: () => Promise<void>): void {
    const abort = new AbortController()
    this.#running.set(id, abort)
    const done = work(abort.signal)
      .finally(() => this.#running.delete(id))
      .then(danach)
      .finally(() => this.#pending.delete(done))
    this.#pending.add(done)
  }

  breakOff(id: number): void {
    this.#running.get(id)?.abort()
  }

  /** Resolves when nothing runs any more. */
  async idle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending)
  }

  /** Breaks everything off and takes nothing more. */
  async close(): Promise<void> {
    this.#closed = true
    for (const abort of this.#running.values()) abort.abort()
    await this.idle()
  }
}
