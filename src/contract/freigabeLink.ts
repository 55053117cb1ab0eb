import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { ganzzahl, id, isoDatum, isoZeit } from './wire.ts'

/** One side of the sheet that was shown whole to who decided: as a picture on the screen, or its text. */
const gezeigteSeite = z.enum(['vorderseite', 'rueckseite'])
const gezeigterWeg = z.enum(['bild', 'text'])
export const freigabeGezeigt = z.object({ seite: gezeigteSeite, weg: gezeigterWeg })
export type FreigabeGezeigt = z.infer<typeof freigabeGezeigt>
/** What was shown; none for a call without the page. Left out or null: not recorded. */
export const gezeigt = z.optional(z.nullable(z.array(freigabeGezeigt)))

const freigabeEntscheidung = z.enum(['offen', 'freigegeben', 'aenderungen'])
/** One approval link as its owner sees it; the key itself is shown once, when it is made. */
export const freigabeLink = z.object({
  idPtFreigabe: id,
  snapshotNr: ganzzahl,
  empfaengerName: z.string(),
  empfaengerEmail: z.string(),
  entscheidung: freigabeEntscheidung,
  entschiedenAm: z.nullable(isoZeit),
  /** Name that the approver typed. */
  name: z.nullable(z.string()),
  anmerkung: z.nullable(z.string()),
  /** By what it was decided: a program, or somebody else's session. Left out or null: by the person at the page. */
  durch: z.optional(z.nullable(z.string())),
  gezeigt,
  gueltigBis: isoDatum,
  geoeffnetAm: z.nullable(isoZeit),
  widerrufenAm: z.nullable(isoZeit),
})
export type FreigabeLink = z.infer<typeof freigabeLink>

export const freigabeLinkNames = named({
  freigabeLink,
  freigabeEntscheidung,
  freigabeGezeigt,
  gezeigteSeite,
  gezeigterWeg,
})
