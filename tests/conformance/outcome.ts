import type { OperationName } from '#src/contract/index.ts'
import type { Operation } from '#src/contract/operation.ts'

/** What became of one call; only `does not fit` and `failed` are faults of the service. */
export const OUTCOMES = [
  'fits',
  'fits after reading',
  'does not fit',
  'failed',
  'refused',
  'unknown',
  'not tried',
] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The same of many rows is said once. */
export interface FieldFault {
  /** "kampagnen[].versandDatum"; empty: the answer as a whole. */
  field: string
  came: string
  expected: string
  times: number
}

/** Something that the contract does not say and the product forgives. */
export interface Tolerated {
  field: string
  came: string
  readAs: string
  times: number
}

export interface CallResult {
  call: OperationName
  /** "GET /api/kampagne/ aktion=fetchKampagnen" */
  address: string
  outcome: Outcome
  /** null: no answer, or not tried. */
  status: number | null
  ms: number | null
  /** Took longer than SLOW_MS. */
  slow: boolean
  /** Why, where fields do not say it; empty: there is nothing to say. */
  reason: string
  fields: FieldFault[]
  tolerated: Tolerated[]
}

/** A page asks for several things at once: what takes longer is felt (assumed), ms. */
export const SLOW_MS = 1_000

/** Reasons for which many calls are not tried at once: said once for all of them. */
export const WRITES = 'it changes something: --write'
export const NOBODY = 'nobody is logged in'

export const isFault = ({ outcome }: CallResult): boolean => outcome === 'does not fit' || outcome === 'failed'

export const addressOf = ({ method, path, aktion }: Operation): string =>
  `${method} ${path}${aktion === null ? '' : ` aktion=${aktion}`}`

/** Counts what is the same but for its row: the first one stands for all. */
export function grouped<T extends { field: string }>(
  found: readonly T[],
  alike: (one: T) => string,
): (T & { times: number })[] {
  const groups = new Map<string, T & { times: number }>()
  for (const one of found) {
    const field = one.field.replaceAll(/\[\d+\]/g, '[]')
    const key = `${field} ${alike(one)}`
    const group = groups.get(key)
    if (group) group.times += 1
    else groups.set(key, { ...one, field, times: 1 })
  }
  return [...groups.values()]
}
