import { randomBytes } from 'node:crypto'
import type { apizugangOperations } from '#src/contract/apizugangOperations.ts'
import type { Webhook, Zustellung } from '#src/contract/apizugang.ts'
import type { Input, Output } from '#src/contract/operation.ts'
import type { WebhookEreignis } from '#src/contract/webhook.ts'
import { GEHEIMNIS_UEBERLAPPUNG_STUNDEN, WEBHOOKS_MAX, zielProblem } from '#src/domain/apizugang/webhook.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { JE_SEITE } from '#src/contract/seite.ts'
import { notFound, Refusal, requireActor, versionVeraltet, type Context } from '../platform/context.ts'
import type { WebhookRow, ZustellungRow } from './rows.ts'
import { attempt, claim } from './deliver.ts'
import { enqueuePing } from './emitEreignis.ts'
import { protokollBeginn } from './tokens.ts'
import { bedingungen, turnPage, und } from '../platform/liste.ts'
import { seal } from '../platform/sealing.ts'
import { fromJson } from '../platform/db/json.ts'

/** 256 random bits as Standard Webhooks writes them. */
export const newGeheimnis = () => `whsec_${randomBytes(32).toString('base64')}`

async function lastDeliveries(context: Context, ids: number[]): Promise<Map<number, ZustellungRow>> {
  if (ids.length === 0) return new Map()
  const rows = await context.db
    .selectFrom('zustellung')
    .selectAll()
    .where('idPtZustellung', 'in', (e) =>
      e
        .selectFrom('zustellung')
        .select((s) => s.fn.max('idPtZustellung').as('letzte'))
        .where('idPtWebhook', 'in', ids)
        .where('letzterVersuch', 'is not', null)
        .groupBy('idPtWebhook'),
    )
    .execute()
  return new Map(rows.map((row) => [row.idPtWebhook, row]))
}

function toWebhook(context: Context, row: WebhookRow, letzte: ZustellungRow | undefined): Webhook {
  const { idPtWebhook, bezeichnung, url, pausiertAm, erstelltAm, version, altesGeheimnisBis: bis } = row
  return {
    idPtWebhook,
    bezeichnung,
    url,
    pausiertAm,
    erstelltAm,
    version,
    ereignisse: fromJson<WebhookEreignis[]>(row.ereignisse),
    aktiv: row.aktiv === 1,
    altesGeheimnisBis: bis !== null && context.now().toISOString() < bis ? bis : null,
    letzteZustellung:
      letzte === undefined || letzte.letzterVersuch === null
        ? null
        : {
            zeit: letzte.letzterVersuch,
            erfolg: letzte.status === 'zugestellt',
            antwortStatus: letzte.antwortStatus,
          },
  }
}

async function answer(context: Context, rows: WebhookRow[]): Promise<Webhook[]> {
  const letzte = await lastDeliveries(
    context,
    rows.map(({ idPtWebhook }) => idPtWebhook),
  )
  return rows.map((row) => toWebhook(context, row, letzte.get(row.idPtWebhook)))
}

const ofKunde = (context: Context) =>
  context.db.selectFrom('webhook').selectAll().where('idPtKunde', '=', requireActor(context).idPtKunde)

/** Webhooks of the caller's customer, oldest first. */
export async function listWebhooks(context: Context): Promise<Webhook[]> {
  return answer(context, await ofKunde(context).orderBy('idPtWebhook').execute())
}

async function loadWebhook(context: Context, idPtWebhook: number): Promise<WebhookRow> {
  const row = await ofKunde(context).where('idPtWebhook', '=', idPtWebhook).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

async function answerWebhook(context: Context, idPtWebhook: number): Promise<Webhook> {
  const [webhook] = await answer(context, [await loadWebhook(context, idPtWebhook)])
  if (!webhook) throw notFound()
  return webhook
}

type Eingabe = Input<(typeof apizugangOperations)['saveWebhook']>

function refuseBadUrl(context: Context, url: string): void {
  const problem = zielProblem(url, context.settings.webhooksLokal)
  if (problem !== null)
    throw new Refusal(422, 'EINGABE_UNGUELTIG', 'Bitte prüfen Sie Ihre Angaben.', { felder: { url: problem } })
}

async function createWebhook(context: Context, { bezeichnung, url, ereignisse, aktiv }: Eingabe) {
  const actor = requireActor(context)
  if (!actor.ability.can('create', 'ApiZugang'))
    throw new Refusal(403, 'KEINE_BERECHTIGUNG', 'Dafür fehlt Ihnen die Berechtigung.')
  if ((await ofKunde(context).execute()).length >= WEBHOOKS_MAX)
    throw new Refusal(409, 'ZU_VIELE', `Es gibt schon ${WEBHOOKS_MAX} Webhooks. Bitte löschen Sie zuerst einen.`)
  const geheimnis = newGeheimnis()
  const { idPtWebhook } = await context.db
    .insertInto('webhook')
    .values({
      idPtKunde: actor.idPtKunde,
      bezeichnung,
      url,
      ereignisse: JSON.stringify([...new Set(ereignisse)]),
      geheimnis: seal(context.settings, 'webhook', geheimnis),
      aktiv: aktiv ? 1 : 0,
      erstelltVon: actor.name,
      erstelltVonEmail: actor.email,
      erstelltAm: context.now().toISOString(),
    })
    .returning('idPtWebhook')
    .executeTakeFirstOrThrow()
  return { webhook: await answerWebhook(context, idPtWebhook), geheimnis }
}

/** A new webhook with its secret, or a change of one. Switching on ends a pause. */
export async function saveWebhook(context: Context, eingabe: Eingabe) {
  const { idPtWebhook, version, bezeichnung, url, ereignisse, aktiv } = eingabe
  const stored = idPtWebhook === undefined ? null : await loadWebhook(context, idPtWebhook)
  refuseBadUrl(context, url)
  if (stored === null) return createWebhook(context, eingabe)
  const result = await context.db
    .updateTable('webhook')
    .set((e) => ({
      bezeichnung,
      url,
      ereignisse: JSON.stringify([...new Set(ereignisse)]),
      aktiv: aktiv ? 1 : 0,
      version: e('version', '+', 1),
      ...(aktiv ? { pausiertAm: null } : {}),
    }))
    .where('idPtWebhook', '=', stored.idPtWebhook)
    .where('version', '=', version ?? -1)
    .executeTakeFirst()
  const webhook = await answerWebhook(context, stored.idPtWebhook)
  if (result.numUpdatedRows === 0n) throw versionVeraltet(webhook)
  return { webhook, geheimnis: null }
}

/** Its deliveries go with it. */
export async function deleteWebhook(context: Context, idPtWebhook: number): Promise<void> {
  await loadWebhook(context, idPtWebhook)
  await context.db.deleteFrom('webhook').where('idPtWebhook', '=', idPtWebhook).execute()
}

/** A new secret; for a day the one before signs beside it, so that receivers can be changed over. */
export async function renewSecret(context: Context, idPtWebhook: number) {
  const { geheimnis: altesGeheimnis, altesGeheimnisBis } = await loadWebhook(context, idPtWebhook)
  // The one before was promised until then, and only two sign.
  if (altesGeheimnisBis !== null && context.now().toISOString() < altesGeheimnisBis)
    throw new Refusal(
      409,
      'NICHT_MOEGLICH',
      `Das vorige Geheimnis gilt noch bis ${formatZeitpunkt(altesGeheimnisBis)}. Danach können Sie es wieder erneuern. Ist es in fremden Händen, löschen Sie den Webhook und legen ihn neu an.`,
    )
  const geheimnis = newGeheimnis()
  const bis = new Date(context.now().getTime() + GEHEIMNIS_UEBERLAPPUNG_STUNDEN * 3_600_000).toISOString()
  await context.db
    .updateTable('webhook')
    .set((e) => ({
      geheimnis: seal(context.settings, 'webhook', geheimnis),
      altesGeheimnis,
      altesGeheimnisBis: bis,
      version: e('version', '+', 1),
    }))
    .where('idPtWebhook', '=', idPtWebhook)
    .execute()
  return { webhook: await answerWebhook(context, idPtWebhook), geheimnis }
}

function toZustellung({ idPtKunde: _kunde, ...zustellung }: ZustellungRow): Zustellung {
  return zustellung
}

/** One try at once, whatever the delivery's plan says; a planned one counts it as its next. */
async function tryNow(context: Context, webhook: WebhookRow, row: ZustellungRow): Promise<Zustellung> {
  const planned = row.status === 'ausstehend'
  const mine = planned ? await claim(context, row) : row
  if (mine) await attempt(context, webhook, mine, { wiederholen: planned && row.ereignis !== 'ping' })
  return toZustellung(await loadZustellung(context, row.idPtZustellung))
}

async function loadZustellung(context: Context, idPtZustellung: number): Promise<ZustellungRow> {
  const row = await context.db
    .selectFrom('zustellung')
    .selectAll()
    .where('idPtZustellung', '=', idPtZustellung)
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function pingWebhook(context: Context, idPtWebhook: number): Promise<Zustellung> {
  const webhook = await loadWebhook(context, idPtWebhook)
  const id = await enqueuePing(context, webhook)
  return tryNow(context, webhook, await loadZustellung(context, id))
}

export async function resend(context: Context, idPtZustellung: number): Promise<Zustellung> {
  const row = await loadZustellung(context, idPtZustellung)
  return tryNow(context, await loadWebhook(context, row.idPtWebhook), row)
}

type Frage = Input<(typeof apizugangOperations)['fetchZustellungen']>
type Liste = Output<(typeof apizugangOperations)['fetchZustellungen']>

/** What was sent to the customer's addresses, newest first. */
export async function listZustellungen(context: Context, frage: Frage): Promise<Liste> {
  const { db } = context
  const { idPtWebhook, ereignis, status } = frage
  if (idPtWebhook !== undefined) await loadWebhook(context, idPtWebhook)
  const e = bedingungen<'zustellung'>()
  const bedingung = und([
    e('idPtKunde', '=', requireActor(context).idPtKunde),
    e('erstelltAm', '>=', protokollBeginn(context)),
    ...(idPtWebhook === undefined ? [] : [e('idPtWebhook', '=', idPtWebhook)]),
    ...(ereignis ? [e('ereignis', '=', ereignis)] : []),
    ...(status ? [e('status', '=', status)] : []),
  ])
  const { zeilen, ...seite } = await turnPage(
    db,
    {
      tabelle: 'zustellung',
      id: 'idPtZustellung',
      bedingung,
      sort: 'erstelltAm',
      spalte: 'idPtZustellung',
      art: 'zahl',
      richtung: 'ab',
    },
    { ...frage, groesse: JE_SEITE.zustellungen },
    (ids) => db.selectFrom('zustellung').selectAll().where('idPtZustellung', 'in', ids).execute(),
  )
  return { zustellungen: zeilen.map(toZustellung), ...seite }
}
