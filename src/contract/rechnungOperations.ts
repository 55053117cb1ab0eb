import * as z from 'zod/mini'
import { zahlungsStatus } from './kampagne.ts'
import { kampagneName } from './kampagneVerweis.ts'
import { operation } from './operation.ts'
import {
  rechnungArt,
  rechnung,
  rechnungDetail,
  rechnungSumme,
  AUSWAHL_HOECHSTENS,
  datevEinstellung,
} from './rechnung.ts'
import { listenSuche, richtung, seiteAusgabe, seiteEingabe } from './seite.ts'
import { dateiAntwort, ganzzahl, id, mailEmpfaenger, text, worte } from './wire.ts'

const filter = {
  jahr: z.optional(ganzzahl),
  zahlungsStatus: z.optional(zahlungsStatus),
  art: z.optional(rechnungArt),
  idPtKampagne: z.optional(id),
  /** In number and campaign; a German amount finds the gross sum. */
  q: z.optional(listenSuche),
}

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
      ...filter,
      idPtKunde: z.optional(id),
      sort: z.optional(z.enum(['rechnungsdatum', 'rechnungsnummer', 'kampagneBezeichnung', 'brutto'])),
      richtung: z.optional(richtung),
      ...seiteEingabe,
    }),
    output: z.object({
      rechnungen: z.array(rechnung),
      ...seiteAusgabe,
      /** Over everything the filter finds, whatever the page. */
      summe: rechnungSumme,
      /** What there is to filter by, newest first. */
      jahre: z.array(ganzzahl),
      /** The campaign that is filtered by, under the name on its newest document; null without one or without documents. */
      kampagne: z.nullable(kampagneName),
    }),
  }),
  fetchRechnung: operation({
    method: 'GET',
    path,
    aktion: 'fetchRechnung',
    access: read,
    input: z.object({ idPtRechnung: id }),
    output: rechnungDetail,
  }),
  /** PDF/A-3 that carries its own XML (ZUGFeRD / Factur-X, profile EN 16931). */
  downloadRechnungAsPdf: operation({
    method: 'GET',
    path,
    aktion: 'downloadRechnungAsPdf',
    access: read,
    answer: 'datei',
    input: z.object({ idPtRechnung: id }),
    output: dateiAntwort,
  }),
  /** XRechnung 3.0 in CII syntax. */
  downloadERechnung: operation({
    method: 'GET',
    path,
    aktion: 'downloadERechnung',
    access: read,
    answer: 'datei',
    input: z.object({ idPtRechnung: id }),
    output: dateiAntwort,
  }),
  exportRechnungen: operation({
    method: 'GET',
    path,
    aktion: 'exportRechnungen',
    access: read,
    answer: 'datei',
    input: z.object({
      ...filter,
      format: z.enum(['zip', 'csv', 'datev']),
      /** These documents instead of the filter's. */
      auswahl: z.optional(z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(AUSWAHL_HOECHSTENS))),
    }),
    output: dateiAntwort,
  }),
  fetchDatevEinstellung: operation({
    method: 'GET',
    path,
    aktion: 'fetchDatevEinstellung',
    access: read,
    input: z.object({}),
    output: datevEinstellung,
  }),
  saveDatevEinstellung: operation({
    method: 'POST',
    path,
    aktion: 'saveDatevEinstellung',
    access: read,
    input: z.object({ einstellung: datevEinstellung }),
    output: datevEinstellung,
  }),
  /** Takes an invoice back and writes it anew with the account's present address; the money stays where it is. */
  storniereRechnung: operation({
    method: 'POST',
    path,
    aktion: 'storniereRechnung',
    access: { action: 'storno', subject: 'Rechnung' },
    once: true,
    input: z.object({
      idPtRechnung: id,
      grund: worte(500, 3),
      kostenstelle: text(0, 60),
      bestellnummer: text(0, 60),
    }),
    output: z.object({ storno: rechnung, rechnung }),
  }),
  sendeRechnung: operation({
    method: 'POST',
    path,
    aktion: 'sendeRechnung',
    access: read,
    once: true,
    /** Without an address it goes to the account's Rechnungs-E-Mail. */
    input: z.object({
      idPtRechnung: id,
      an: z.optional(mailEmpfaenger(200)),
    }),
    output: rechnungDetail,
  }),
} as const
