import * as z from 'zod/mini'
import { apiAnfrage, apiToken, apiTokenEingabe, webhook, zustellung, zustellStatus } from './apizugang.ts'
import { operation } from './operation.ts'
import { seiteAusgabe, seiteEingabe } from './seite.ts'
import { webhookEreignis } from './webhook.ts'
import { flag, ganzzahl, id, isoDatum, text, worte } from './wire.ts'

const path = '/api/apizugang/'
const read = { action: 'read', subject: 'ApiZugang' } as const
const create = { action: 'create', subject: 'ApiZugang' } as const
const update = { action: 'update', subject: 'ApiZugang' } as const
const remove = { action: 'delete', subject: 'ApiZugang' } as const
const nurToken = z.object({ idPtApiToken: id })
const nurWebhook = z.object({ idPtWebhook: id })
/** A secret is in no stored answer: calls that give one away carry no idempotency key. */
const mitGeheimnis = { token: apiToken, geheimnis: z.string() }

export const apizugangOperations = {
  fetchApiTokens: operation({
    method: 'GET',
    path,
    aktion: 'fetchApiTokens',
    access: read,
    input: z.object({}),
    /** Newest first. */
    output: z.object({ tokens: z.array(apiToken) }),
  }),
  erstelleApiToken: operation({
    method: 'POST',
    path,
    aktion: 'erstelleApiToken',
    access: create,
    input: apiTokenEingabe,
    output: z.object(mitGeheimnis),
  }),
  rotiereApiToken: operation({
    method: 'POST',
    path,
    aktion: 'rotiereApiToken',
    access: update,
    input: nurToken,
    /** The new token with its secret; `alt` lives on for a day. */
    output: z.object({ ...mitGeheimnis, alt: apiToken }),
  }),
  widerrufeApiToken: operation({
    method: 'POST',
    path,
    aktion: 'widerrufeApiToken',
    access: remove,
    input: nurToken,
    output: apiToken,
  }),
  fetchAnfragen: operation({
    method: 'GET',
    path,
    aktion: 'fetchAnfragen',
    access: read,
    input: z.object({
      idPtApiToken: z.optional(id),
      operation: z.optional(z.string().check(z.maxLength(80))),
      ergebnis: z.optional(z.enum(['erfolg', 'fehler'])),
      /** Beginning of a request number. */
      anfrage: z.optional(z.string().check(z.maxLength(20))),
      von: z.optional(isoDatum),
      bis: z.optional(isoDatum),
      ...seiteEingabe,
    }),
    /** Newest first. `operationen`: all that occur in the last 30 days, for a filter. */
    output: z.object({
      anfragen: z.array(apiAnfrage),
      ...seiteAusgabe,
      operationen: z.array(z.string()),
    }),
  }),
  fetchWebhooks: operation({
    method: 'GET',
    path,
    aktion: 'fetchWebhooks',
    access: read,
    input: z.object({}),
    output: z.object({ webhooks: z.array(webhook) }),
  }),
  saveWebhook: operation({
    method: 'POST',
    path,
    aktion: 'saveWebhook',
    access: update,
    input: z.object({
      idPtWebhook: z.optional(id),
      version: z.optional(ganzzahl),
      bezeichnung: worte(80),
      url: text(1, 500),
      ereignisse: z.array(webhookEreignis).check(z.minLength(1), z.maxLength(10)),
      aktiv: flag,
    }),
    /** `geheimnis` of a new webhook, shown once; null after a change. */
    output: z.object({ webhook, geheimnis: z.nullable(z.string()) }),
  }),
  loescheWebhook: operation({
    method: 'POST',
    path,
    aktion: 'loescheWebhook',
    access: remove,
    input: nurWebhook,
    output: z.object({}),
  }),
  testeWebhook: operation({
    method: 'POST',
    path,
    aktion: 'testeWebhook',
    access: update,
    input: nurWebhook,
    /** The ping, already tried once. */
    output: zustellung,
  }),
  fetchZustellungen: operation({
    method: 'GET',
    path,
    aktion: 'fetchZustellungen',
    access: read,
    input: z.object({
      idPtWebhook: z.optional(id),
      ereignis: z.optional(z.string().check(z.maxLength(40))),
      status: z.optional(zustellStatus),
      ...seiteEingabe,
    }),
    /** Newest first, of the last 30 days. */
    output: z.object({ zustellungen: z.array(zustellung), ...seiteAusgabe }),
  }),
  wiederholeZustellung: operation({
    method: 'POST',
    path,
    aktion: 'wiederholeZustellung',
    access: update,
    input: z.object({ idPtZustellung: id }),
    /** The delivery after one more try. */
    output: zustellung,
  }),
  erneuereWebhookGeheimnis: operation({
    method: 'POST',
    path,
    aktion: 'erneuereWebhookGeheimnis',
    access: update,
    input: nurWebhook,
    /** For a day both secrets sign. */
    output: z.object({ webhook, geheimnis: z.string() }),
  }),
} as const
