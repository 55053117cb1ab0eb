import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { flag, id, isoZeit } from './wire.ts'

/** An employee; `idThHeadhunterMitarbeiter` is the id of route and wire, the menu's idPtKundeMitarbeiter names the same record. */
export const mitarbeiter = z.object({
  idThHeadhunterMitarbeiter: id,
  vorname: z.string(),
  nachname: z.string(),
  email: z.string(),
  role: z.string(),
  /** Spec §3: 0 Nein, 1 Ja. */
  aktiv: flag,
  letzterLogin: z.nullable(isoZeit),
})
export type Mitarbeiter = z.infer<typeof mitarbeiter>

const path = '/api/mitarbeiter/'
export const mitarbeiterOperations = {
  fetchMitarbeiterListe: operation({
    method: 'GET',
    path,
    aktion: 'fetchMitarbeiterListe',
    access: { action: 'read', subject: 'Mitarbeiter' },
    input: z.object({}),
    output: z.object({ mitarbeiter: z.array(mitarbeiter) }),
  }),
  fetchMitarbeiter: operation({
    method: 'GET',
    path,
    aktion: 'fetchMitarbeiter',
    /** The own record, or any of the own customer's with read on Mitarbeiter; otherwise 404. */
    access: 'session',
    input: z.object({ idThHeadhunterMitarbeiter: id }),
    output: mitarbeiter,
  }),
} as const
