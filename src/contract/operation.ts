import type * as z from 'zod/mini'
import type { AbilityAction, AbilitySubject } from './session.ts'

/** Right that a call needs: none (public), a valid session, or one ability. */
export type Access = 'public' | 'session' | { action: AbilityAction; subject: AbilitySubject }

/** One call of the wire: how it is addressed, what it takes, what it answers, where it is from. */
export interface Operation<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  /** Value of the `aktion` field; null where the path alone names the call. */
  aktion: string | null
  /** How the input travels; `aktion` goes along in the same place. No call of ours is `json`, which a correction can say. */
  encoding: 'query' | 'form' | 'multipart' | 'json'
  /** Where the call is from. `assumed` calls are matched with the real service by correcting this table. */
  source: 'spec 7' | 'assumed'
  access: Access
  /**
   * 'datei': the answer is a file to be saved. 'bild': a picture to be shown, whose address changes with its content,
   * so that the browser keeps it.
   */
  answer: 'json' | 'datei' | 'bild'
  /**
   * How the service writes the amounts of this call where both readings make sense ("1,234"): by the specification's rule, or
   * in German (domain 4.14).
   */
  betraege: 'spec' | 'deutsch'
  /** Carries an Idempotency-Key: costs money or cannot be repeated. */
  once: boolean
  input: I
  output: O
}

/**
 * Addresses that are refused on their way, and what browsers ask under instead: lists of what to block take `/werbemittel`
 * for advertising (EasyList Germany, `/werbemittel_`). Both are the same call. assumed
 */
const NEUTRAL: Readonly<Record<string, Operation['path'] | undefined>> = { '/api/werbemittel/': '/api/vorlage/' }

/** The address of a call that nothing on its way takes for advertising; its own one where nothing does. */
export const neutralPath = ({ path }: Pick<Operation, 'path'>): Operation['path'] => NEUTRAL[path] ?? path

/** Declares an operation; what is left out has the common value. */
export function operation<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  declared: Pick<Operation<I, O>, 'method' | 'path' | 'aktion' | 'access' | 'input' | 'output'> &
    Partial<Pick<Operation<I, O>, 'encoding' | 'source' | 'answer' | 'betraege' | 'once'>>,
): Operation<I, O> {
  return {
    encoding: declared.method === 'GET' ? 'query' : 'form',
    source: 'assumed',
    answer: 'json',
    betraege: 'spec',
    once: false,
    ...declared,
  }
}

/** What the caller passes and the handler receives, decoded. */
export type Input<T> = T extends Operation<infer I, z.ZodMiniType> ? z.output<I> : never
/** What the handler returns and the caller receives, decoded. */
export type Output<T> = T extends Operation<z.ZodMiniType, infer O> ? z.output<O> : never
