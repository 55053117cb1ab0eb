import type { Context } from './context.ts'

/** One job: returns how many things it did. Reports errors of single campaigns, so that one never stops the others. */
export type Job = (context: Context, report: (error: unknown) => void) => Promise<number>
