import type { Operation } from '../operation.ts'
import type { Correction } from './types.ts'

type Strings = Readonly<Record<string, string | undefined>>
type Words = Readonly<Record<string, Readonly<Record<string, string | number | undefined>> | undefined>>

/** One call's correction as programs read it. */
export interface AnyCall extends Partial<Pick<Operation, 'path' | 'aktion' | 'method' | 'encoding' | 'betraege'>> {
  confirmed?: boolean
  input?: Strings
  output?: Strings
  words?: Words
}

/** A correction as programs read it: `Correction` without knowledge of the single names. */
export interface AnyCorrection {
  aktionField?: string
  neutralPaths?: boolean
  envelope?: string
  snakeCase?: boolean
  calls: Readonly<Record<string, AnyCall | undefined>>
  everywhere: Strings
  fields: Readonly<Record<string, Strings | undefined>>
  words: Words
}

/** Declares a correction: each name in it is checked by the compiler. */
export function corrections(given: Correction): AnyCorrection {
  return Object(given)
}

/** Nothing to correct: no call has to be looked at. */
export const isEmpty = ({ calls, everywhere, fields, words, ...switches }: AnyCorrection): boolean =>
  Object.values(switches).every((value) => value === undefined) &&
  [calls, everywhere, fields, words].every((table) => Object.keys(table).length === 0)
