import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { absender } from './kampagne.ts'
import { flag, ganzzahl, id, isoDatum, worte } from './wire.ts'

/** What a user may write; every field may be left out, drafts are incomplete (domain 4.2 #1). */
export const kampagneEingabe = z.object({
  idPtKampagne: z.optional(id),
  version: z.optional(ganzzahl),
  bezeichnung: z.optional(worte(80)),
  idPtZielgruppe: z.optional(z.nullable(id)),
  idPtWerbemittel: z.optional(z.nullable(id)),
  versandDatum: z.optional(z.nullable(isoDatum)),
  anreicherung: z.optional(flag),
  tracking: z.optional(flag),
  absender: z.optional(absender),
  notiz: z.optional(z.string().check(z.maxLength(2000))),
})
export type KampagneEingabe = z.infer<typeof kampagneEingabe>

export const kampagneEingabeNames = named({ kampagne: kampagneEingabe })
