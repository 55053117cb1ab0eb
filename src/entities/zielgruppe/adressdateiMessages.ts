import type { AdressdateiEngine } from './adressdateiEngine.ts'

type Call = 'open' | 'look' | 'check' | 'groupFile' | 'uploadFile'

/** One call of the page; the arguments are those of the engine without the progress callback. */
export interface AdressdateiRequest {
  id: number
  call: Call
  args: unknown[]
}

export type AdressdateiReply =
  | { id: number; progress: number }
  | { id: number; result: unknown }
  /** A reason for the user. */
  | { id: number; problem: string }
  /** A mistake of ours. */
  | { id: number; failed: string }

/** Calls of the engine that report progress in a last argument. */
export const WITH_PROGRESS: ReadonlySet<Call> = new Set<Call>(['open', 'check'])

/** Answer of an engine's call as the page sees it. */
export type EngineResult<K extends Call> = Awaited<ReturnType<AdressdateiEngine[K]>>
