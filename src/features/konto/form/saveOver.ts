import { konto as kontoSchema, type Konto } from '#src/contract/konto.ts'
import { readConflict } from '#src/shared/form/conflict/readConflict.ts'

/** How often others may be faster with changes beside ours before the conflict is shown. */
const TRIES = 5

interface Saving<T> {
  /** Version to begin with. */
  version: number
  versionOf: (konto: Konto) => number
  /** Whether what is to be replaced still is as the person saw it. */
  untouched: (theirs: Konto) => boolean
  save: (version: number) => Promise<T>
}

/**
 * Saves over changes of the same part that leave alone what is replaced: the colour beside the logo, the preferred payment
 * beside the mandate. Throws the conflict where somebody changed the very same.
 */
export async function saveOver<T>({ version, versionOf, untouched, save }: Saving<T>): Promise<T> {
  let next = version
  for (let attempt = 1; ; attempt++)
    try {
      return await save(next)
    } catch (error) {
      const theirs = readConflict(kontoSchema, error)
      if (theirs === null || attempt === TRIES || !untouched(theirs)) throw error
      next = versionOf(theirs)
    }
}

/** The same content, for what came as JSON. */
export const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Two versions of a form with the same content. */
export function sameValues<V extends { version: number }>(one: V, other: V): boolean {
  return sameJson({ ...one, version: 0 }, { ...other, version: 0 })
}
