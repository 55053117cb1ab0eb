import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { webhookInhalt, type WebhookEreignis, type WebhookInhalt } from '#src/contract/webhook.ts'
import type { Context } from '../platform/context.ts'
import type { WebhookRow } from './rows.ts'
import { fromJson } from '../platform/db/json.ts'

type Daten<E extends WebhookInhalt['ereignis']> = Extract<WebhookInhalt, { ereignis: E }>['daten']

/** What happened to something of a customer; `testmodus`: to a campaign made for trying. */
export interface Anlass<E extends WebhookEreignis> {
  idPtKunde: number
  testmodus: boolean
  ereignis: E
  daten: Daten<E>
}

/** An event as it goes out, wherever it goes. */
interface Nachricht {
  nachrichtId: string
  ereignis: WebhookInhalt['ereignis']
  modus: 'live' | 'test'
  /** JSON. */
  inhalt: string
  zeit: string
}

/** The one encoder of what leaves the service by itself: what goes out is what the contract says, and nothing beside it. */
export const encodeInhalt = (inhalt: object): string => JSON.stringify(z.encode(webhookInhalt, inhalt as WebhookInhalt))

function toNachricht(
  { now }: Pick<Context, 'now'>,
  content: Pick<Nachricht, 'ereignis' | 'modus'> & { daten: object },
): Nachricht {
  const { ereignis, modus } = content
  const zeit = now().toISOString()
  return { nachrichtId: `msg_${randomUUID()}`, ereignis, modus, zeit, inhalt: encodeInhalt({ ...content, zeit }) }
}

/**
 * Keeps an event, and puts it into the outbox, one row for each webhook that listens. Called inside the transaction of the change
 * itself: nothing is told that did not happen, and nothing that happened is forgotten.
 */
export async function emitEreignis<E extends WebhookEreignis>(
  context: Pick<Context, 'db' | 'now'>,
  { idPtKunde, testmodus, ereignis, daten }: Anlass<E>,
): Promise<void> {
  const nachricht = toNachricht(context, { ereignis, modus: testmodus ? 'test' : 'live', daten })
  await context.db
    .insertInto('kontoEreignis')
    .values({ ...nachricht, idPtKunde })
    .execute()
  const webhooks = await context.db
    .selectFrom('webhook')
    .selectAll()
    .where('idPtKunde', '=', idPtKunde)
    .where('aktiv', '=', 1)
    .execute()
  for (const webhook of webhooks)
    if (fromJson<string[]>(webhook.ereignisse).includes(ereignis)) await enqueue(context, webhook, nachricht)
}

/** A word to one webhook alone, to see whether it is heard; returns the id of its delivery. */
export function enqueuePing(context: Context, webhook: WebhookRow): Promise<number> {
  const daten = { idPtWebhook: webhook.idPtWebhook }
  return enqueue(context, webhook, toNachricht(context, { ereignis: 'ping', modus: 'live', daten }))
}

/** A delivery that is due at once; returns its id. */
async function enqueue(
  context: Pick<Context, 'db'>,
  { idPtKunde, idPtWebhook }: Pick<WebhookRow, 'idPtKunde' | 'idPtWebhook'>,
  { nachrichtId, ereignis, inhalt, zeit }: Nachricht,
): Promise<number> {
  const { idPtZustellung } = await context.db
    .insertInto('zustellung')
    .values({
      idPtKunde,
      idPtWebhook,
      nachrichtId,
      ereignis,
      inhalt,
      status: 'ausstehend',
      erstelltAm: zeit,
      naechsterVersuch: zeit,
    })
    .returning('idPtZustellung')
    .executeTakeFirstOrThrow()
  return idPtZustellung
}
