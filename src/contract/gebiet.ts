import * as z from 'zod/mini'
import { text } from './wire.ts'

const plzWort = z.string().check(z.regex(/^\d{5}$/))

/** All PLZ from the first to the last, both of them in it. */
export const plzBereich = z.object({ von: plzWort, bis: plzWort })

/** Most of one area: postal codes, and ranges of them. */
export const PLZ_MAX = 2000
export const PLZ_BEREICHE_MAX = 200

/** Where the people live. Distances in km. */
export const gebiet = z.discriminatedUnion('art', [
  z.object({ art: z.literal('deutschland') }),
  z.object({
    art: z.literal('plz'),
    plz: z.array(plzWort).check(z.maxLength(PLZ_MAX)),
    bereiche: z.optional(z.array(plzBereich).check(z.maxLength(PLZ_BEREICHE_MAX))),
  }),
  z.object({ art: z.literal('plzBereich'), von: plzWort, bis: plzWort }),
  z.object({
    art: z.literal('leitregion'),
    /** First two digits of the postal codes. */
    leitregionen: z.array(z.string().check(z.regex(/^\d{2}$/))).check(z.maxLength(95)),
  }),
  z.object({ art: z.literal('ort'), orte: z.array(text(1, 80)).check(z.maxLength(200)) }),
  z.object({
    art: z.literal('umkreis'),
    plz: plzWort,
    radiusKm: z.int().check(z.gte(1), z.lte(100)),
  }),
  z.object({ art: z.literal('bundesland'), bundeslaender: z.array(z.string()).check(z.maxLength(16)) }),
])
export type Gebiet = z.infer<typeof gebiet>
