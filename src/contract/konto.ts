import * as z from 'zod/mini'
import { absender } from './kampagne.ts'
import { operation } from './operation.ts'
import { flag, id, isoZeit } from './wire.ts'

/** The customer's account. */
export const konto = z.object({
  idPtKunde: id,
  firma: z.string(),
  strasse: z.string(),
  hausnummer: z.string(),
  plz: z.string(),
  ort: z.string(),
  ustIdNr: z.nullable(z.string()),
  rechnungsEmail: z.string(),
  datenschutzKontakt: z.string(),
  standardAbsender: absender,
  avvAkzeptiert: flag,
  avvAkzeptiertAm: z.nullable(isoZeit),
  avvAkzeptiertVon: z.nullable(z.string()),
})
export type Konto = z.infer<typeof konto>

export const kontoOperations = {
  fetchKonto: operation({
    method: 'GET',
    path: '/api/konto/',
    aktion: 'fetchKonto',
    access: { action: 'read', subject: 'Konto' },
    /** `idPtKunde` only confirms the tenant of the token; another one is 404. */
    input: z.object({ idPtKunde: z.optional(id) }),
    output: konto,
  }),
  akzeptiereAvv: operation({
    method: 'POST',
    path: '/api/konto/',
    aktion: 'akzeptiereAvv',
    access: { action: 'update', subject: 'Konto' },
    input: z.object({}),
    output: konto,
  }),
} as const
