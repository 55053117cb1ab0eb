import type { Context } from './context.ts'

/** One job: returns how many things it did. Reports errors of single campaigns, so that one never stops the others. */
export type Job = (context: Context, report: (error: unknown) => void) => Promise<number>

/** Notes what a job stumbled over; it goes on at its next turn. */
export function noteFault(log: Context['log'], error: unknown): void {
  log({ ereignis: 'jobFehler', text: error instanceof Error ? error.message : String(error) })
}
