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

/**
 * Puts an event into the outbox, one row for each webhook that listens. Called inside the transaction of the change
 * itself: nothing is told that did not happen, and nothing that happened is forgotten.
 */
export async function emit<E extends WebhookEreignis>(
  context: Pick<Context, 'db' | 'now'>,
  { idPtKunde, testmodus, ereignis, daten }: Anlass<E>,
): Promise<void> {
  const webhooks = await context.db
    .selectFrom('webhook')
    .selectAll()
    .where('idPtKunde', '=', idPtKunde)
    .where('aktiv', '=', 1)
    .execute()
  for (const webhook of webhooks)
    if (fromJson<string[]>(webhook.ereignisse).includes(ereignis))
      await enqueue(context, webhook, { ereignis, modus: testmodus ? 'test' : 'live', daten })
}

/** A delivery that is due at once; returns its id. */
export async function enqueue(
  context: Pick<Context, 'db' | 'now'>,
  { idPtKunde, idPtWebhook }: Pick<WebhookRow, 'idPtKunde' | 'idPtWebhook'>,
  content: { ereignis: string; modus: 'live' | 'test'; daten: object },
): Promise<number> {
  const zeit = context.now().toISOString()
  // What goes out is what the contract says, and nothing beside it.
  const inhalt = JSON.stringify(z.encode(webhookInhalt, { ...content, zeit } as WebhookInhalt))
  const { idPtZustellung } = await context.db
    .insertInto('zustellung')
    .values({
      idPtKunde,
      idPtWebhook,
      nachrichtId: `msg_${randomUUID()}`,
      ereignis: content.ereignis,
      inhalt,
      status: 'ausstehend',
      erstelltAm: zeit,
      naechsterVersuch: zeit,
    })
    .returning('idPtZustellung')
    .executeTakeFirstOrThrow()
  return idPtZustellung
}
