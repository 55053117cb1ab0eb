import * as z from 'zod/mini'
import { text, worte } from './wire.ts'

const anteil = z.number().check(z.gte(0), z.lte(1))
/** A colour of the customer under its name, in inks, each part 0..1. */
export const markenfarbe = z.object({
  name: z.string(),
  farbe: z.object({ c: anteil, m: anteil, y: anteil, k: anteil }),
})
export type Markenfarbe = z.infer<typeof markenfarbe>
/** Assumed: a line of the picker. */
export const MAX_MARKENFARBEN = 8
/** Assumed: headline, text and one more. */
export const MAX_MARKENSCHRIFTEN = 3

/** What of the brand is saved together. */
export const markenvorrat = z.object({
  markenfarben: z.array(z.extend(markenfarbe, { name: worte(40) })).check(z.maxLength(MAX_MARKENFARBEN)),
  markenschriften: z.array(text(1, 60)).check(z.maxLength(MAX_MARKENSCHRIFTEN)),
})
