import * as z from 'zod/mini'
import { isoDatum, isoZeit } from './wire.ts'

/** SEPA mandate. The IBAN is masked; the payment service alone knows it in full. */
export const mandat = z.object({
  kontoinhaber: z.string(),
  iban: z.string(),
  referenz: z.string(),
  glaeubigerId: z.string(),
  erteiltAm: isoZeit,
  erteiltVon: z.string(),
  /** Last day of use: 36 months after the last one. */
  gueltigBis: isoDatum,
})
export type Mandat = z.infer<typeof mandat>
