import type { DraftPlace, Found } from '../drafts/draftPlace.ts'
import type { Merging } from './merging.ts'

/** Versions that a window, or the one that it goes on from, made itself: over those it stores without a question. */
export class OwnVersions {
  readonly #made = new Set<number>()

  add(version: number): void {
    this.#made.add(version)
  }

  /** Nobody else stored anything after a version. */
  holdAllSince(version: number | null, newest: number): boolean {
    for (let since = (version ?? 0) + 1; since <= newest; since += 1) if (!this.#made.has(since)) return false
    return true
  }
}

interface Here<T, C> {
  copy: DraftPlace<T, C>
  merging: Merging<T, C>
}

export interface Leftover<C> {
  left: Found<C> | null
  unreadable: Date | null
}

/** What a window that ended left behind; what had arrived after all is forgotten in silence. */
export async function findLeftover<T extends { version: number }, C>(
  { copy, merging }: Here<T, C>,
  own: OwnVersions,
  stored: T | null,
): Promise<Leftover<C>> {
  const found = await copy.find(stored)
  const { left } = found
  if (left === null || stored === null) return found
  const isStored = (open: C) => merging.toSend(stored, merging.unlike(stored, open)) === null
  if (isStored(left.open)) {
    await left.forget()
    return findLeftover({ copy, merging }, own, stored)
  }
  // Its last save had arrived, only the answer had not.
  if (stored.version === (left.version ?? 0) + 1 && left.sent !== undefined && isStored(left.sent))
    own.add(stored.version)
  return found
}
