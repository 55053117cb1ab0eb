import type { SeitenName } from '#src/contract/dokument.ts'

/** Typing and repeated arrow keys within this time are one step, ms (print 8). */
export const MERGE_MS = 500
/** Steps that are kept; assumed: well above the 200 that print 8 asks for. */
export const MAX_STEPS = 400

/** Ids of the selected layers in the order in which they were chosen: the last one is where keys go on from. */
export type Auswahl = readonly string[]
export const NICHTS_GEWAEHLT: Auswahl = []

/** What a step leads to or from. */
interface Stand<D> {
  dokument: D
  auswahl: Auswahl
}

/** One gesture: the document before and after it, and the page it happened on. */
interface Step<D> {
  name: string
  seite: SeitenName
  before: Stand<D>
  after: Stand<D>
  /** Steps with the same key merge while they follow each other quickly; null never merges. */
  mergeKey: string | null
  /** Moment of its last part, ms. */
  at: number
}

export interface History<D> {
  past: readonly Step<D>[]
  present: Stand<D>
  future: readonly Step<D>[]
  /** Page on show. */
  seite: SeitenName
}

export function startHistory<D>(dokument: D, seite: SeitenName): History<D> {
  return { past: [], present: { dokument, auswahl: NICHTS_GEWAEHLT }, future: [], seite }
}

export interface Change<D> {
  name: string
  dokument: D
  auswahl: Auswahl
  at: number
  mergeKey?: string | null
  /** Longest time between two parts of one step, ms; absent: `MERGE_MS`. */
  mergeMs?: number | undefined
}

/** Adds one gesture. An unchanged document adds nothing; a new gesture cuts what was undone. */
export function record<D>(history: History<D>, change: Change<D>): History<D> {
  const after: Stand<D> = { dokument: change.dokument, auswahl: change.auswahl }
  if (change.dokument === history.present.dokument) return { ...history, present: after }
  const last = history.past.at(-1)
  const mergeKey = change.mergeKey ?? null
  const merges =
    mergeKey !== null &&
    last?.mergeKey === mergeKey &&
    last.seite === history.seite &&
    history.future.length === 0 &&
    change.at - last.at <= (change.mergeMs ?? MERGE_MS)
  const step: Step<D> = {
    name: change.name,
    seite: history.seite,
    before: merges ? last.before : history.present,
    after,
    mergeKey,
    at: change.at,
  }
  const kept = merges ? history.past.slice(0, -1) : history.past.slice(-(MAX_STEPS - 1))
  return { ...history, past: [...kept, step], present: after, future: [] }
}

const sameAuswahl = (a: Auswahl, b: Auswahl) => a.length === b.length && a.every((id, i) => id === b[i])

/** Selects without a step: a selection is no change. */
export function select<D>(history: History<D>, auswahl: Auswahl): History<D> {
  if (sameAuswahl(history.present.auswahl, auswahl)) return history
  return { ...history, present: { ...history.present, auswahl } }
}

/** Shows another page; nothing stays selected. */
export function showPage<D>(history: History<D>, seite: SeitenName): History<D> {
  if (history.seite === seite) return history
  return { ...history, seite, present: { ...history.present, auswahl: NICHTS_GEWAEHLT } }
}

/** Back one step, to the page and the selection where it happened. */
export function undo<D>(history: History<D>): History<D> {
  const step = history.past.at(-1)
  if (!step) return history
  return {
    past: history.past.slice(0, -1),
    present: step.before,
    future: [step, ...history.future],
    seite: step.seite,
  }
}

/** Forward one step. */
export function redo<D>(history: History<D>): History<D> {
  const [step, ...future] = history.future
  if (!step) return history
  // A merged step that was undone and redone must not swallow the next key press.
  const closed = { ...step, mergeKey: null }
  return { past: [...history.past, closed], present: step.after, future, seite: step.seite }
}
