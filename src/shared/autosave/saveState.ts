import type { ApiError } from '#src/contract/apiError.ts'
import type { DraftPlace } from '../drafts/draftPlace.ts'
import type { Merging } from './merging.ts'

export type SaveState =
  | { t: 'clean' }
  | { t: 'waiting' }
  | { t: 'saving' }
  /** `merged`: together with what somebody else had changed. */
  | { t: 'saved'; at: Date; merged: boolean }
  | { t: 'offline' }
  /** `text`: why, fit to be shown; null: nobody foresaw it. */
  | { t: 'failed'; text: string | null }
  | { t: 'conflict' }

export interface Snapshot<T, C> {
  state: SaveState
  /** As stored last; null before the first save. */
  stored: T | null
  /** Typed, and not stored yet. */
  open: C
  /** On a conflict: what somebody else stored meanwhile. */
  theirs: T | null
  /** The service does not have everything yet. */
  dirty: boolean
  /** Moment of the last change made here. */
  changedAt: Date | null
  /** What is open outlives this window; false: the browser keeps nothing (STO-01). */
  kept: boolean
}

/** What the status line and the leave guard need of an autosave, whatever it stores. */
export interface SaveSource {
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => { state: SaveState; stored: unknown; dirty: boolean; kept: boolean }
  flush: () => Promise<boolean>
  stop: () => void
  /** Whoever typed is still logged in. */
  isMine: () => boolean
}

export interface Ports<T, C> {
  merging: Merging<T, C>
  save: (stored: T | null, sent: C) => Promise<T>
  /** What is stored now, after a save was refused for its old version. */
  reread: (error: ApiError, stored: T) => Promise<T>
  copy: DraftPlace<T, C>
  now: () => Date
}
