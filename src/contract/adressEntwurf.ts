import * as z from 'zod/mini'
import { adressBearbeitung } from './adressBearbeitung.ts'
import { ausschluss } from './ausschluss.ts'
import { named } from './correct/named.ts'
import { ganzzahl, id, isoDatum, isoZeit } from './wire.ts'
import { adressFeld, eigeneSpalten, zeilenCode } from './zielgruppe.ts'

/** A list that is being worked on and was put aside: nobody uses it before it is uploaded. */
export const adressEntwurf = z.object({
  idPtAdressEntwurf: id,
  bezeichnung: z.string(),
  datenquelle: z.string(),
  dateiName: z.string(),
  zeilen: ganzzahl,
  /** Kinds of warnings whose rows are left out. */
  ohneWarnungen: z.array(zeilenCode),
  ausschluss: z.optional(ausschluss),
  /** Column title -> field. */
  zuordnung: z.record(z.string(), adressFeld),
  /** Own columns of the list; left out: not any. */
  spalten: z.optional(eigeneSpalten),
  bearbeitung: adressBearbeitung,
  /** The stored list that it is to take the place of. */
  idPtZielgruppe: z.nullable(id),
  wer: z.string(),
  geaendertAm: isoZeit,
  loeschenAm: isoDatum,
  version: ganzzahl,
})
export type AdressEntwurf = z.infer<typeof adressEntwurf>

export const adressEntwurfNames = named({ adressEntwurf })
