import * as z from 'zod/mini'
import { ganzzahl } from './wire.ts'

/** What was decided about the rows of a list before it was stored, in rows. */
export const adressBearbeitung = z.object({
  /** Cells typed by a person. */
  vonHand: ganzzahl,
  entfernt: ganzzahl,
  /** Took in what a row that meant the same had. */
  zusammengefasst: ganzzahl,
  hinzugefuegt: ganzzahl,
  /** Proposals that were taken, by their kind. */
  jeVorschlag: z.record(z.string(), ganzzahl),
})
export type AdressBearbeitung = z.infer<typeof adressBearbeitung>
