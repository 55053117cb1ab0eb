import type { Caller } from '../caller.ts'

/** One promise of the sample endpoints. Holds on any state of the sample data, so that all may run in one page. */
export type Quirk = [promise: string, check: (caller: Caller) => Promise<void>]
