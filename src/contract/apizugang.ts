import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { webhookEreignis } from './webhook.ts'
import { flag, ganzzahl, id, isoDatum, isoZeit, text, worte } from './wire.ts'
import { offenesEnum } from './offenesEnum.ts'

/** What a token may do; which calls belong to each is said in src/domain/apizugang/rechte.ts (assumed). */
export const API_RECHTE = [
  'zielgruppe.lesen',
  'zielgruppe.schreiben',
  'werbemittel.lesen',
  'werbemittel.schreiben',
  'bild.erzeugen',
  'kampagne.lesen',
  'kampagne.schreiben',
  'kampagne.stornieren',
  'freigabe.anfordern',
  'freigabe.entscheiden',
  'zahlung.ausloesen',
  'statistik.lesen',
  'rechnung.lesen',
] as const
export const apiRecht = z.enum(API_RECHTE)
export type ApiRecht = z.infer<typeof apiRecht>

export const TOKEN_MODI = ['live', 'test'] as const
export const TOKEN_STATUS = ['aktiv', 'laeuftAb', 'abgelaufen', 'widerrufen'] as const
const tokenModus = z.enum(TOKEN_MODI)
const tokenStatus = z.enum(TOKEN_STATUS)
export type TokenStatus = (typeof TOKEN_STATUS)[number]

/** A token as its owners see it; the secret itself is shown once, when it is made. */
export const apiToken = z.object({
  idPtApiToken: id,
  bezeichnung: z.string(),
  /** Beginning of the secret: pk_live_ or pk_test_ and eight more characters. */
  praefix: z.string(),
  rechte: z.array(apiRecht),
  modus: tokenModus,
  /** Single addresses and CIDR ranges, v4 and v6; empty: from everywhere. */
  ipListe: z.array(z.string()),
  /** Last day on which it works. */
  gueltigBis: isoDatum,
  /** Moment at which it ends because a new token has taken its place. */
  endetAm: z.nullable(isoZeit),
  widerrufenAm: z.nullable(isoZeit),
  erstelltVon: z.string(),
  /** Only who made a token can rotate it: it acts in his name. */
  vonMir: flag,
  erstelltAm: isoZeit,
  letzteNutzung: z.nullable(isoZeit),
  letzteIp: z.nullable(z.string()),
  anfragen30Tage: ganzzahl,
  status: offenesEnum(tokenStatus),
})
export type ApiToken = z.infer<typeof apiToken>

export const apiTokenEingabe = z.object({
  bezeichnung: worte(80),
  rechte: z.array(apiRecht).check(z.minLength(1), z.maxLength(API_RECHTE.length)),
  modus: tokenModus,
  ipListe: z.array(text(1, 50)).check(z.maxLength(50)),
  gueltigBis: isoDatum,
})
export type ApiTokenEingabe = z.infer<typeof apiTokenEingabe>

/** One call that came with a token. Never contents: what was asked for, how it ended, how long it took. */
export const apiAnfrage = z.object({
  idPtApiAnfrage: id,
  zeit: isoZeit,
  methode: z.string(),
  /** Name of the call in the contract; null where there is none of that address. */
  operation: z.nullable(z.string()),
  /** HTTP status of the answer, and the code of a refusal. */
  status: ganzzahl,
  code: z.nullable(z.string()),
  dauerMs: ganzzahl,
  /** Request number, as in the X-Anfrage header. */
  anfrage: z.string(),
  ip: z.string(),
  idPtApiToken: id,
  token: z.string(),
})
export type ApiAnfrage = z.infer<typeof apiAnfrage>

export const webhook = z.object({
  idPtWebhook: id,
  bezeichnung: z.string(),
  url: z.string(),
  ereignisse: z.array(webhookEreignis),
  aktiv: flag,
  /** Paused by the service, because nothing came through for days. */
  pausiertAm: z.nullable(isoZeit),
  /** Until then both secrets sign; null when there is no older one. */
  altesGeheimnisBis: z.nullable(isoZeit),
  letzteZustellung: z.nullable(z.object({ zeit: isoZeit, erfolg: flag, antwortStatus: z.nullable(ganzzahl) })),
  erstelltAm: isoZeit,
  version: ganzzahl,
})
export type Webhook = z.infer<typeof webhook>

export const ZUSTELL_STATUS = ['ausstehend', 'zugestellt', 'fehlgeschlagen'] as const
export const zustellStatus = z.enum(ZUSTELL_STATUS)
export type ZustellStatus = (typeof ZUSTELL_STATUS)[number]

/** One event on its way to one webhook. */
export const zustellung = z.object({
  idPtZustellung: id,
  idPtWebhook: id,
  /** `webhook-id` of every try. */
  nachrichtId: z.string(),
  /** An event, or ping. */
  ereignis: z.string(),
  status: offenesEnum(zustellStatus),
  erstelltAm: isoZeit,
  versuche: ganzzahl,
  letzterVersuch: z.nullable(isoZeit),
  naechsterVersuch: z.nullable(isoZeit),
  dauerMs: z.nullable(ganzzahl),
  antwortStatus: z.nullable(ganzzahl),
  /** First characters of the answer. */
  antwortAuszug: z.nullable(z.string()),
  /** German; why nothing came back. */
  fehler: z.nullable(z.string()),
  /** Body as it is sent, JSON. */
  inhalt: z.string(),
})
export type Zustellung = z.infer<typeof zustellung>

export const apizugangNames = named({
  apiToken: [apiToken, apiTokenEingabe],
  apiAnfrage,
  webhook,
  zustellung,
  apiRecht,
  tokenModus,
  tokenStatus,
  zustellStatus,
  webhookEreignis,
})
