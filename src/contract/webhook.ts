import * as z from 'zod/mini'
import { kampagneState, zahlungsStatus } from './kampagne.ts'
import { flag, ganzzahl, geld, id, isoZeit } from './wire.ts'

/** What a webhook can be told (domain 4.10, assumed). */
export const WEBHOOK_EREIGNISSE = [
  'kampagne.state',
  'freigabe.entscheidung',
  'zahlung.status',
  'zielgruppe.geprueft',
  'statistik.scan',
  'rechnung.erstellt',
] as const
export const webhookEreignis = z.enum(WEBHOOK_EREIGNISSE)
export type WebhookEreignis = z.infer<typeof webhookEreignis>

/**
 * `daten` of each event: ids and facts, never names or addresses of people; the rest is asked for by a call. Amounts in
 * ct here, decimal strings in EUR on the wire.
 */
const WEBHOOK_DATEN = {
  /** A campaign came into another state; `vonState` is null for a new one. */
  'kampagne.state': z.object({
    idPtKampagne: id,
    bezeichnung: z.string(),
    vonState: z.nullable(kampagneState),
    nachState: kampagneState,
    version: ganzzahl,
  }),
  /** One approver decided. */
  'freigabe.entscheidung': z.object({
    idPtKampagne: id,
    idPtFreigabe: id,
    snapshotNr: ganzzahl,
    entscheidung: z.enum(['freigegeben', 'aenderungen']),
  }),
  /** The payment of a campaign changed; `offen`: still to be paid. */
  'zahlung.status': z.object({
    idPtKampagne: id,
    zahlungsStatus,
    referenz: z.nullable(z.string()),
    betrag: geld,
    offen: geld,
  }),
  /** An uploaded list was checked; `potenzial`: addresses that can be printed. */
  'zielgruppe.geprueft': z.object({ idPtZielgruppe: id, bezeichnung: z.string(), potenzial: ganzzahl }),
  /** Somebody scanned a code; `nummer`: which one of the card, `erster`: the first scan of this card. */
  'statistik.scan': z.object({ idPtKampagne: id, nummer: ganzzahl, erster: flag }),
  /** An invoice, or the cancellation of one, was written. */
  'rechnung.erstellt': z.object({
    idPtRechnung: id,
    rechnungsnummer: z.string(),
    art: z.string(),
    idPtKampagne: z.nullable(id),
    brutto: geld,
  }),
  /** Sent by testeWebhook, whatever the webhook listens to. */
  ping: z.object({ idPtWebhook: id }),
} as const

/** Body of a delivery before its `daten`. `modus` test: the campaign was made by a test token. */
const kopf = { zeit: isoZeit, modus: z.enum(['live', 'test']) }

/** Bodies of all deliveries by event, for the description of the interface. */
export const webhookInhalt = z.discriminatedUnion('ereignis', [
  z.object({ ereignis: z.literal('kampagne.state'), ...kopf, daten: WEBHOOK_DATEN['kampagne.state'] }),
  z.object({ ereignis: z.literal('freigabe.entscheidung'), ...kopf, daten: WEBHOOK_DATEN['freigabe.entscheidung'] }),
  z.object({ ereignis: z.literal('zahlung.status'), ...kopf, daten: WEBHOOK_DATEN['zahlung.status'] }),
  z.object({ ereignis: z.literal('zielgruppe.geprueft'), ...kopf, daten: WEBHOOK_DATEN['zielgruppe.geprueft'] }),
  z.object({ ereignis: z.literal('statistik.scan'), ...kopf, daten: WEBHOOK_DATEN['statistik.scan'] }),
  z.object({ ereignis: z.literal('rechnung.erstellt'), ...kopf, daten: WEBHOOK_DATEN['rechnung.erstellt'] }),
  z.object({ ereignis: z.literal('ping'), ...kopf, daten: WEBHOOK_DATEN.ping }),
])
export type WebhookInhalt = z.infer<typeof webhookInhalt>

/**
 * Headers of a delivery (Standard Webhooks): `webhook-id` stays the same over all tries, `webhook-timestamp` is in
 * seconds since 1970, `webhook-signature` holds one or two "v1,<base64>" of HMAC-SHA256 over "id.timestamp.body".
 */
export const WEBHOOK_HEADER = {
  id: 'webhook-id',
  zeit: 'webhook-timestamp',
  signatur: 'webhook-signature',
} as const
