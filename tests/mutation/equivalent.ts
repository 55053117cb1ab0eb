import type { Mutant } from './mutants.ts'

/** Changes that no test can notice, since what they change makes no difference, each with the reason. */
export interface Equivalent {
  file: string
  change: string
  /** The line that it is on. */
  text: string
  reason: string
}

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'src/domain/price/kampagnePreis.ts',
    change: "'inInternerFreigabe' → ''",
    text: "case 'inInternerFreigabe':",
    reason: 'A state without a case has no entry of the price list either, and the fee is 0 all the same.',
  },
]

export const isEquivalent = ({ file, change, text }: Mutant): boolean =>
  EQUIVALENT.some((entry) => entry.file === file && entry.change === change && entry.text === text)
