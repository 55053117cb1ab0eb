import { ApiError } from '#src/contract/apiError.ts'
import { type Werbemittel, werbemittel } from '#src/contract/werbemittel.ts'
import { readConflict } from '#src/shared/form/conflict/readConflict.ts'
import type { Entwurf } from './editorStore.ts'

/** Pause after the last change before it is stored, ms (print 8). */
const DELAY_MS = 1000
/** Waits before a failed save is tried again, ms; the last one repeats. */
const RETRY_MS = [2000, 5000, 15_000, 30_000] as const

export type SaveState =
  | { t: 'gespeichert'; at: Date | null }
  | { t: 'geaendert' }
  | { t: 'speichert' }
  | { t: 'fehler'; text: string }
  | { t: 'konflikt'; aktuell: Werbemittel }

interface Options {
  version: number
  stored: Entwurf
  save: (entwurf: Entwurf, version: number) => Promise<Werbemittel>
  now: () => Date
}

/**
 * Stores the newest state of the editor, one request at a time. What fails stays here and is tried again; a conflict
 * stops until the user decided.
 */
export class Autosave {
  readonly #options: Options
  readonly #listeners = new Set<() => void>()
  #state: SaveState = { t: 'gespeichert', at: null }
  #version: number
  #stored: Entwurf
  #newest: Entwurf
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | null = null
  #failures = 0
  #changedAt: Date

  constructor(options: Options) {
    this.#options = options
    this.#version = options.version
    this.#stored = options.stored
    this.#newest = options.stored
    this.#changedAt = options.now()
  }

  get state(): SaveState {
    return this.#state
  }

  /** Is there work that the server does not have? */
  get dirty(): boolean {
    return this.#newest !== this.#stored
  }

  /** Moment of the last own change. */
  get changedAt(): Date {
    return this.#changedAt
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #set(state: SaveState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  /** Takes the newest state; it is stored a second after the last one. */
  change(entwurf: Entwurf): void {
    if (same(entwurf, this.#newest)) return
    this.#changedAt = this.#options.now()
    // Undone up to what is stored: nothing is left to do.
    this.#newest = same(entwurf, this.#stored) ? this.#stored : entwurf
    if (this.#state.t === 'konflikt') return
    if (!this.dirty && this.#running === null) return this.#settle()
    if (this.#running === null) this.#set({ t: 'geaendert' })
    this.#plan(DELAY_MS)
  }

  #plan(delayMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), delayMs)
  }

  #settle(): void {
    clearTimeout(this.#timer)
    this.#set({ t: 'gespeichert', at: this.#state.t === 'gespeichert' ? this.#state.at : this.#options.now() })
  }

  /** Stores at once; resolves when nothing is left or it failed. True: everything is stored. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    while (this.dirty && this.#state.t !== 'konflikt') {
      this.#running ??= this.#saveOnce()
      const failures = this.#failures
      await this.#running
      if (this.#failures > failures) return false
    }
    return !this.dirty
  }

  async #saveOnce(): Promise<void> {
    const entwurf = this.#newest
    this.#set({ t: 'speichert' })
    try {
      const saved = await this.#options.save(entwurf, this.#version)
      this.#version = saved.version
      this.#stored = entwurf
      this.#failures = 0
      this.#set(this.dirty ? { t: 'geaendert' } : { t: 'gespeichert', at: this.#options.now() })
    } catch (error) {
      this.#failed(error)
    } finally {
      this.#running = null
    }
  }

  #failed(error: unknown): void {
    const delay = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? DELAY_MS
    this.#failures += 1
    const aktuell = readConflict(werbemittel, error)
    if (aktuell) return this.#set({ t: 'konflikt', aktuell })
    this.#set({ t: 'fehler', text: error instanceof Error ? error.message : String(error) })
    // A refusal with a reason does not go away by itself; a lost connection does.
    if (error instanceof ApiError && (error.kind === 'network' || error.kind === 'http')) this.#plan(delay)
  }

  /** Goes on from what is stored on the server: the user took the other version. */
  takeTheirs(aktuell: Werbemittel, stored: Entwurf): void {
    this.#version = aktuell.version
    this.#stored = stored
    this.#newest = stored
    this.#failures = 0
    this.#set({ t: 'gespeichert', at: this.#options.now() })
  }

  /** The own work went elsewhere or is given up: nothing is stored any more. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#newest = this.#stored
    this.#listeners.clear()
  }
}

function same(a: Entwurf, b: Entwurf): boolean {
  return a.bezeichnung === b.bezeichnung && a.dokument === b.dokument
}
