import * as z from 'zod/mini'
import { freigabeQuorum, gelesenerState, kampagne, kampagnePreis, kampagneState, kampagneZeile } from './kampagne.ts'
import { kampagneEingabe } from './kampagneEingabe.ts'
import { operation } from './operation.ts'
import { listenSuche, richtung, seitEingabe, seiteAusgabe, seiteEingabe } from './seite.ts'
import { ganzzahl, geld, id, isoDatum, mailAdresse, webAdresse, worte } from './wire.ts'

const path = '/api/kampagne/'
const nurId = z.object({ idPtKampagne: id, version: ganzzahl })
const mitGrund = z.object({
  idPtKampagne: id,
  version: ganzzahl,
  grund: z.optional(z.string().check(z.maxLength(1000))),
})
const update = { action: 'update', subject: 'Kampagne' } as const
const read = { action: 'read', subject: 'Kampagne' } as const
const storno = { action: 'storno', subject: 'Kampagne' } as const

export const kampagneOperations = {
  fetchKampagnen: operation({
    method: 'GET',
    path,
    aktion: 'fetchKampagnen',
    access: read,
    input: z.object({
      state: z.optional(z.union([kampagneState, z.literal('all')])),
      /** In the campaign's name and in those of its target group and material. */
      q: z.optional(listenSuche),
      sort: z.optional(z.enum(['geaendertAm', 'bezeichnung', 'versandDatum', 'menge', 'state'])),
      richtung: z.optional(richtung),
      ...seitEingabe,
      ...seiteEingabe,
    }),
    output: z.object({
      kampagnen: z.array(kampagneZeile),
      ...seiteAusgabe,
      /** Campaigns per state over the whole search, for the tabs. */
      jeState: z.partialRecord(gelesenerState, ganzzahl),
    }),
  }),
  /** What waits for the caller and what goes out next, over all campaigns (domain 4.13). assumed. */
  fetchUebersicht: operation({
    method: 'GET',
    path,
    aktion: 'fetchUebersicht',
    access: read,
    input: z.object({}),
    output: z.object({
      /** The most urgent first, the first ones; `aufgabenTotal` counts all. */
      aufgaben: z.array(kampagneZeile),
      aufgabenTotal: ganzzahl,
      /** The nearest first, the first ones; `termineTotal` counts all. */
      termine: z.array(kampagneZeile),
      termineTotal: ganzzahl,
      /** Campaigns of any state. */
      total: ganzzahl,
    }),
  }),
  fetchKampagne: operation({
    method: 'GET',
    path,
    aktion: 'fetchKampagne',
    access: read,
    input: z.object({ idPtKampagne: id }),
    output: kampagne,
  }),
  saveKampagne: operation({
    method: 'POST',
    path,
    aktion: 'saveKampagne',
    access: update,
    // A new one whose answer was lost is not made again.
    once: true,
    input: kampagneEingabe,
    output: kampagne,
  }),
  berechnePreis: operation({
    method: 'POST',
    path,
    aktion: 'berechnePreis',
    access: read,
    input: z.object({ idPtKampagne: id }),
    output: z.object({ preis: z.nullable(kampagnePreis) }),
  }),
  fetchVersandtage: operation({
    method: 'GET',
    path,
    aktion: 'fetchVersandtage',
    access: read,
    input: z.object({ von: isoDatum, bis: isoDatum }),
    /** Bookable days between von and bis, ISO. */
    output: z.object({ tage: z.array(isoDatum), heute: isoDatum }),
  }),
  kampagneZurFreigabeGeben: operation({
    method: 'POST',
    path,
    aktion: 'kampagneZurFreigabeGeben',
    access: { action: 'request', subject: 'Freigabe' },
    once: true,
    input: z.object({
      idPtKampagne: id,
      version: ganzzahl,
      personen: z.array(z.object({ name: worte(120), email: mailAdresse() })).check(z.minLength(1), z.maxLength(10)),
      nachricht: z.optional(z.string().check(z.maxLength(1000))),
      gueltigTage: z.int().check(z.gte(1), z.lte(90)),
      quorum: freigabeQuorum,
      /** Codes of the warnings that the user has seen and accepts. */
      warnungenAkzeptiert: z.array(z.string()),
    }),
    /** The keys leave the service only here and in the mails; under the four-eyes principle (null) in the mails alone. */
    output: z.object({
      kampagne,
      links: z.array(
        z.object({ empfaengerName: z.string(), empfaengerEmail: z.string(), url: z.nullable(webAdresse) }),
      ),
    }),
  }),
  freigabeZurueckziehen: operation({
    method: 'POST',
    path,
    aktion: 'freigabeZurueckziehen',
    access: { action: 'request', subject: 'Freigabe' },
    input: mitGrund,
    output: kampagne,
  }),
  freigabeLinkErneuern: operation({
    method: 'POST',
    path,
    aktion: 'freigabeLinkErneuern',
    access: { action: 'request', subject: 'Freigabe' },
    input: z.object({ idPtKampagne: id, idPtFreigabe: id }),
    output: z.object({ kampagne, url: z.nullable(webAdresse) }),
  }),
  wiederOeffnen: operation({
    method: 'POST',
    path,
    aktion: 'wiederOeffnen',
    access: update,
    input: mitGrund,
    output: kampagne,
  }),
  anhalten: operation({ method: 'POST', path, aktion: 'anhalten', access: update, input: mitGrund, output: kampagne }),
  fortsetzen: operation({ method: 'POST', path, aktion: 'fortsetzen', access: update, input: nurId, output: kampagne }),
  terminAendern: operation({
    method: 'POST',
    path,
    aktion: 'terminAendern',
    access: update,
    input: z.object({ idPtKampagne: id, version: ganzzahl, versandDatum: isoDatum }),
    output: kampagne,
  }),
  stornieren: operation({
    method: 'POST',
    path,
    aktion: 'stornieren',
    access: storno,
    once: true,
    /** `gebuehr`: the fee in ct that was shown and confirmed. */
    input: z.object({ idPtKampagne: id, version: ganzzahl, grund: worte(1000), gebuehr: geld }),
    output: kampagne,
  }),
  stornoAnfragen: operation({
    method: 'POST',
    path,
    aktion: 'stornoAnfragen',
    access: storno,
    input: mitGrund,
    output: kampagne,
  }),
  deleteKampagne: operation({
    method: 'POST',
    path,
    aktion: 'deleteKampagne',
    access: { action: 'delete', subject: 'Kampagne' },
    input: nurId,
    output: z.object({}),
  }),
  kopiereKampagne: operation({
    method: 'POST',
    path,
    aktion: 'kopiereKampagne',
    access: { action: 'create', subject: 'Kampagne' },
    input: z.object({ idPtKampagne: id }),
    output: kampagne,
  }),
} as const
