import * as z from 'zod/mini'
import { preisPosition, zahlungsart, zahlungsStatus } from './kampagne.ts'
import { operation } from './operation.ts'
import { dateiAntwort, dezimal, ganzzahl, geld, id, isoDatum } from './wire.ts'

/** Amounts in ct. A cancelled invoice is corrected by a second document of art storno, never edited. */
export const rechnung = z.object({
  idPtRechnung: id,
  rechnungsnummer: z.string(),
  art: z.enum(['rechnung', 'storno']),
  rechnungsdatum: isoDatum,
  leistungsdatum: z.nullable(isoDatum),
  idPtKampagne: z.nullable(id),
  kampagneBezeichnung: z.string(),
  positionen: z.array(preisPosition),
  netto: geld,
  ustSatz: dezimal,
  ust: geld,
  brutto: geld,
  zahlungsart: z.nullable(zahlungsart),
  zahlungsStatus,
  stornoZu: z.nullable(z.string()),
})
export type Rechnung = z.infer<typeof rechnung>

const path = '/api/rechnung/'
const read = { action: 'read', subject: 'Rechnung' } as const
export const rechnungOperations = {
  fetchRechnungen: operation({
    method: 'GET',
    path,
    aktion: 'fetchRechnungen',
    access: read,
    /** `idPtKunde` only confirms the tenant of the token; another one is 404. */
    input: z.object({
      idPtKunde: z.optional(id),
      jahr: z.optional(ganzzahl),
      zahlungsStatus: z.optional(zahlungsStatus),
      idPtKampagne: z.optional(id),
    }),
    output: z.object({ rechnungen: z.array(rechnung) }),
  }),
  downloadRechnungAsPdf: operation({
    method: 'GET',
    path,
    aktion: 'downloadRechnungAsPdf',
    access: read,
    answer: 'datei',
    input: z.object({ idPtRechnung: id }),
    output: dateiAntwort,
  }),
} as const
