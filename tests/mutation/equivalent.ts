import entries from './equivalent.json' with { type: 'json' }
import type { Mutant } from './mutants.ts'

interface Equivalent {
  file: string
  changes: readonly string[]
  /** The line that they are on. */
  text: string
  reason: string
}

/** Changes that no test can notice, since what they change makes no difference, each with the reason. */
export const EQUIVALENT: readonly Equivalent[] = entries

export const isEquivalent = ({ file, change, text }: Mutant): boolean =>
  EQUIVALENT.some((entry) => entry.file === file && entry.text === text && entry.changes.includes(change))
