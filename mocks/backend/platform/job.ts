import type { Context } from './context.ts'

/** Campaigns whose print package whoever runs the jobs waits for; the others are printed all the same. */
export type WartetAuf = (idPtKampagne: number) => boolean

/** One job: returns how many things it did. Reports errors of single campaigns, so that one never stops the others. */
export type Job = (context: Context, report: (error: unknown) => void, wartetAuf?: WartetAuf) => Promise<number>

/** Words of an error, for a log. */
export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Notes what a job stumbled over; it goes on at its next turn. */
export function noteFault(log: Context['log'], error: unknown): void {
  log({ ereignis: 'jobFehler', text: textOf(error) })
}
