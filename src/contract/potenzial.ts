import * as z from 'zod/mini'
import { ganzzahl, isoZeit } from './wire.ts'

/** What a filter reaches. */
export const potenzial = z.object({
  /** Where the filter has a `menge`, those who are taken. */
  potenzial: ganzzahl,
  /** Everybody whom it reaches without one. */
  gesamt: z.optional(ganzzahl),
  stand: isoZeit,
  /** First two digits of the PLZ and people there, largest first; of everybody. */
  leitregionen: z.array(z.object({ leitregion: z.string(), anzahl: ganzzahl })),
})
export type Potenzial = z.infer<typeof potenzial>
