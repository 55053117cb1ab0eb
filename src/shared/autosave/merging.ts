import { sameValue } from '../drafts/sameValue.ts'

/**
 * How what is typed and what is stored come together. `T` is what the service stores, `C` what is typed and not stored;
 * stored null: there is nothing at the service yet.
 */
export interface Merging<T, C> {
  /** Nothing is typed. */
  readonly none: C
  /** Whether a change is the one before, handed in once more. */
  isSame: (change: C, last: C) => boolean
  /** What is open once something more was typed. */
  add: (open: C, change: C) => C
  /** What of the open is not stored alike. */
  unlike: (stored: T | null, open: C) => C
  /** What of the open can be stored now; null: nothing has to be. */
  toSend: (stored: T | null, open: C) => C | null
  /** What was typed after `sent` went out. */
  after: (open: C, sent: C) => C
  /** What stood in the place of the open ones when they were typed. */
  base: (stored: T | null, open: C) => C
  /** Somebody else stored `theirs`: does it speak against what is open? */
  clash: (base: C, open: C, theirs: T) => boolean
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (fields: object): Fields => ({ ...fields })

function pick<F extends object>(fields: F, keep: (key: string, value: unknown) => boolean): Partial<F> {
  const kept: Partial<F> = {}
  for (const [key, value] of Object.entries(fields)) if (keep(key, value)) Object.assign(kept, { [key]: value })
  return kept
}

interface FieldWise<T, F> {
  /** The fields as they are stored. */
  of: (stored: T) => Partial<F>
  /** What may be stored of the typed ones, in the way it is stored; what is not ready is left out. */
  ready: (open: Partial<F>) => Partial<F>
}

/**
 * Field by field, three ways: what only one side changed is kept, and only what both changed to something different has
 * to be decided.
 */
export function fieldWise<T, F extends object>({ of, ready }: FieldWise<T, F>): Merging<T, Partial<F>> {
  const valuesOf = (stored: T | null): Fields => fieldsOf(stored === null ? {} : of(stored))
  const isEmpty = (fields: object) => Object.keys(fields).length === 0
  return {
    none: {},
    // The same field again may be meant to undo another change between.
    isSame: () => false,
    add: (open, change) => ({ ...open, ...change }),
    unlike: (stored, open) => {
      const values = valuesOf(stored)
      return pick(open, (key, value) => !sameValue(value, values[key]))
    },
    toSend: (stored, open) => {
      const sendable = ready(open)
      return isEmpty(stored === null ? open : sendable) ? null : sendable
    },
    after: (open, sent) => {
      const [before, now] = [fieldsOf(sent), fieldsOf(ready(open))]
      return pick(open, (key, value) => !sameValue(key in now ? now[key] : value, before[key]))
    },
    base: (stored, open) => (stored === null ? {} : pick(of(stored), (key) => key in open)),
    clash: (base, open, theirs) => {
      const [before, values] = [fieldsOf(base), valuesOf(theirs)]
      return Object.entries(open).some(
        ([key, value]) => !sameValue(values[key], value) && !sameValue(values[key], before[key]),
      )
    },
  }
}

/** As a whole: two versions cannot be merged, unless they are the same. */
export function wholeDocument<T, D>(of: (stored: T) => D): Merging<T, D | null> {
  const unlike = (stored: T | null, open: D | null) => (stored !== null && sameValue(of(stored), open) ? null : open)
  return {
    none: null,
    isSame: sameValue,
    add: (_, change) => change,
    unlike,
    toSend: (_, open) => open,
    after: (open, sent) => (sameValue(open, sent) ? null : open),
    base: () => null,
    clash: (_, open, theirs) => unlike(theirs, open) !== null,
  }
}
