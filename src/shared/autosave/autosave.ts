import { ApiError } from '#src/contract/apiError.ts'
import { isOffline } from '../connection.ts'
import type { Found } from '../drafts/draftPlace.ts'
import { findLeftover, OwnVersions, type Leftover } from './leftover.ts'
import { SaveTimers } from './saveTimers.ts'
import type { Ports, SaveState, Snapshot } from './saveState.ts'

/** So many newer versions are merged without a save between them; then somebody has to decide. */
const MERGES_IN_A_ROW = 3

/**
 * Stores by itself what is typed: after a pause, and after the longest wait where there is none; one request at a time,
 * and what came meanwhile after it. Nothing typed is dropped before the service has confirmed it.
 */
export class Autosave<T extends { version: number }, C> {
  readonly #ports: Ports<T, C>
  readonly #listeners = new Set<() => void>()
  readonly #timers = new SaveTimers(() => void this.#store('once'))
  #snapshot: Snapshot<T, C>
  #running: Promise<void> | null = null
  /** What was handed in last: a whole document comes again with every movement around it. */
  #last: C
  #savedAt: Date | null = null
  /** What is on its way, or was when the connection broke. */
  #sent: C | undefined
  readonly #own = new OwnVersions()
  #merges = 0
  /** How many tries have failed; whoever waits for one of them sees by it that it did. */
  #failures = 0
  #failuresInARow = 0

  constructor(stored: T | null, ports: Ports<T, C>) {
    this.#ports = ports
    this.#last = ports.merging.none
    const open = ports.merging.none
    const nothing = { theirs: null, dirty: false, changedAt: null, kept: true }
    this.#snapshot = { state: { t: 'clean' }, stored, open, ...nothing }
  }

  readonly getSnapshot = (): Snapshot<T, C> => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #set(change: Partial<Snapshot<T, C>>): void {
    const next = { ...this.#snapshot, ...change }
    const unsaved = this.#ports.merging.toSend(next.stored, next.open) !== null
    this.#snapshot = { ...next, dirty: unsaved || next.state.t === 'saving' }
    if ('open' in change || 'stored' in change) void this.#copy(unsaved)
    for (const listener of this.#listeners) listener()
  }

  async #copy(unsaved: boolean): Promise<void> {
    const { copy, merging, now } = this.#ports
    const { stored, open, changedAt } = this.#snapshot
    if (!unsaved) return copy.drop()
    const left = { version: stored?.version ?? null, base: merging.base(stored, open), open, sent: this.#sent }
    const kept = await copy.keep(stored, { ...left, at: (changedAt ?? now()).getTime() })
    if (kept !== this.#snapshot.kept) this.#set({ kept })
  }

  /** Takes over what was read anew, unless something is still on its way. */
  readonly adopt = (stored: T): void => {
    const { state, stored: before, dirty } = this.#snapshot
    if (dirty || state.t === 'conflict' || stored === before || stored.version < (before?.version ?? 0)) return
    this.#set({ stored })
  }

  /** Something was typed. */
  readonly change = (change: C): void => {
    const { merging, now } = this.#ports
    if (change === this.#last || merging.isSame(change, this.#last)) return
    this.#last = change
    const { stored, open, state } = this.#snapshot
    const added = merging.add(open, change)
    // What equals the stored state is undone; while a save is on its way the stored state is about to change.
    const next = this.#running === null ? merging.unlike(stored, added) : added
    if (next === open) return
    const isIdle = this.#running === null && state.t !== 'conflict'
    // Without a network each key would only tell the same again.
    const waits = isIdle && (state.t !== 'offline' || !isOffline())
    this.#set({ open: next, changedAt: now(), ...(waits ? { state: { t: 'waiting' } } : {}) })
    if (state.t === 'conflict') return
    if (isIdle && !this.#snapshot.dirty) return this.#settle()
    this.#timers.typed()
  }

  #settle(): void {
    this.#timers.stop()
    const { state } = this.#snapshot
    if (state.t === 'saved' || state.t === 'clean') return
    this.#set({ state: this.#savedAt === null ? { t: 'clean' } : { t: 'saved', at: this.#savedAt, merged: false } })
  }

  /**
   * Stores at once all that is open, what is typed meanwhile too. True: the service has everything. `create`: also where
   * nothing is typed and nothing stored yet.
   */
  readonly flush = ({ create = false } = {}): Promise<boolean> => this.#store('all', create)

  async #store(much: 'once' | 'all', create = false): Promise<boolean> {
    const failures = this.#failures
    for (;;) {
      while (this.#running !== null) await this.#running
      if (this.#failures > failures || this.#snapshot.state.t === 'conflict') return false
      // The session is over, or another one has begun: nothing is sent by itself (NET-19).
      if (!this.isMine()) return false
      const { stored, open } = this.#snapshot
      const sent = this.#ports.merging.toSend(stored, open)
      if (sent === null && !(create && stored === null)) {
        this.#settle()
        return true
      }
      this.#running = this.#send(sent ?? open).finally(() => {
        this.#running = null
      })
      await this.#running
      if (much === 'once') return !this.#snapshot.dirty
    }
  }

  async #send(sent: C): Promise<void> {
    this.#timers.stop()
    // Certain in this direction only (NET-12): everything else is decided by the answer.
    if (isOffline()) return this.#failed({ t: 'offline' }, null)
    this.#sent = sent
    // Written down too: a window that ends before the answer comes is no other one's work.
    this.#set({ state: { t: 'saving' }, open: this.#snapshot.open })
    try {
      this.#stored(await this.#ports.save(this.#snapshot.stored, sent), sent)
    } catch (error) {
      await this.#refused(error)
    }
  }

  #stored(stored: T, sent: C): void {
    const { merging, now } = this.#ports
    const merged = this.#merges > 0
    this.#failuresInARow = 0
    this.#merges = 0
    this.#savedAt = now()
    const open = merging.after(this.#snapshot.open, sent)
    const more = merging.toSend(stored, open) !== null
    this.#sent = undefined
    this.#own.add(stored.version)
    this.#set({ stored, open, state: more ? { t: 'waiting' } : { t: 'saved', at: this.#savedAt, merged } })
  }

  async #refused(error: unknown): Promise<void> {
    const { stored } = this.#snapshot
    if (error instanceof ApiError && error.code === 'VERSION_VERALTET' && stored !== null) {
      const theirs = await this.#ports.reread(error, stored).catch(() => null)
      if (theirs !== null) return this.#meet(theirs, this.#ports.merging.base(stored, this.#snapshot.open))
    }
    if (!(error instanceof ApiError)) return this.#failed({ t: 'failed', text: null }, null)
    // A refusal with a reason does not go away by itself; a lost connection does.
    const passes = error.kind === 'network' || error.kind === 'http'
    const offline = error.kind === 'network'
    this.#failed(
      offline ? { t: 'offline' } : { t: 'failed', text: error.message },
      passes ? this.#failuresInARow : null,
      error.retryAfterS,
    )
  }

  #failed(state: SaveState, tries: number | null, retryAfterS: number | null = null): void {
    this.#failures += 1
    this.#failuresInARow += 1
    this.#set({ state })
    if (retryAfterS !== null) this.#timers.again(retryAfterS * 1000)
    else if (tries !== null) this.#timers.retry(tries)
  }

  /** A newer version than the own one is there: merges what fits, else asks. */
  #meet(theirs: T, base: C): void {
    const { merging, now } = this.#ports
    const { open } = this.#snapshot
    this.#merges += 1
    if (this.#merges > MERGES_IN_A_ROW || merging.clash(base, open, theirs)) {
      this.#failures += 1
      return this.#set({ theirs, state: { t: 'conflict' } })
    }
    const rest = merging.unlike(theirs, open)
    this.#set({ stored: theirs, open: rest, state: { t: 'waiting' } })
    if (this.#snapshot.dirty) return this.#timers.again(0)
    // The own save had arrived, only its answer had not.
    this.#merges = 0
    this.#failuresInARow = 0
    this.#savedAt = now()
    this.#set({ state: { t: 'saved', at: this.#savedAt, merged: false } })
  }

  /** Ends a conflict: 'mine' stores what was typed over the newer version, 'theirs' drops it. */
  readonly resolve = (choice: 'mine' | 'theirs'): void => {
    const { theirs, stored, open } = this.#snapshot
    const mine = choice === 'mine'
    this.#merges = 0
    this.#failuresInARow = 0
    this.#savedAt = this.#ports.now()
    this.#last = this.#ports.merging.none
    this.#set({
      stored: theirs ?? stored,
      open: mine ? open : this.#ports.merging.none,
      theirs: null,
      state: mine ? { t: 'waiting' } : { t: 'saved', at: this.#savedAt, merged: false },
    })
    if (mine) void this.flush()
  }

  /** What a window that ended left here. */
  readonly look = (): Promise<Leftover<C>> => findLeftover(this.#ports, this.#own, this.#snapshot.stored)

  /** Goes on from what another window left, over what is typed here, and stores it. */
  readonly takeUp = async (left: Found<C>): Promise<void> => {
    while (this.#running !== null) await this.#running
    const { merging } = this.#ports
    const { stored } = this.#snapshot
    this.#last = left.open
    const open = merging.unlike(stored, merging.add(this.#snapshot.open, left.open))
    this.#set({ open, changedAt: new Date(left.at), state: { t: 'waiting' } })
    if (stored === null || this.#own.holdAllSince(left.version, stored.version)) this.#timers.again(0)
    else this.#meet(stored, left.base)
    await left.forget()
  }

  readonly isMine = (): boolean => this.#ports.copy.isMine()

  /** The work goes elsewhere or is given up: nothing is stored any more. */
  readonly stop = (): void => {
    this.#listeners.clear()
    this.#timers.stop()
    this.#set({ open: this.#ports.merging.none, state: { t: 'clean' } })
  }

  /** The screen goes; what is open is stored first, and else stays in its copy for the next one. */
  readonly leave = async (): Promise<void> => {
    this.#ports.copy.hurry()
    if (this.#snapshot.dirty) await this.flush()
    this.#timers.stop()
    this.#ports.copy.release()
  }

  /** The window may end at any moment: what waits for its turn is done now. */
  readonly hurry = (): void => {
    this.#ports.copy.hurry()
    if (this.#snapshot.dirty) void this.flush()
  }
}
