import { naechsterVersuch } from '#src/domain/apizugang/webhook.ts'
import type { Context } from '../platform/context.ts'
import type { WebhookRow, ZustellungRow } from './rows.ts'
import { inTransaction } from '../platform/db/open.ts'
import { isFree, leaseUntil } from '../platform/lease.ts'
import { adressatenFuer } from '../zugang/vertretung.ts'
import { open } from '../platform/sealing.ts'
import { sendMail } from '../platform/mail.ts'
import { send, type Antwort } from './send.ts'

/** Deliveries on their way at once, and of one run at most. */
const ZUGLEICH = 10
const JE_LAUF = 200

type Fertig = Pick<ZustellungRow, 'idPtZustellung'> & { erfolg: boolean }

/** Takes a delivery for this run; null when somebody else has it. One try is shorter than a lease. */
export async function claim(context: Context, { idPtZustellung, naechsterVersuch: seen }: ZustellungRow) {
  const row = await context.db
    .updateTable('zustellung')
    .set({ laeuftBis: leaseUntil(context) })
    .where('idPtZustellung', '=', idPtZustellung)
    .where('status', '=', 'ausstehend')
    .where('naechsterVersuch', '=', seen)
    .where(({ ref }) => isFree(ref('laeuftBis'), context))
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Secrets that sign now: the newest, and for a while the one before it. */
function geheimnisse(context: Context, webhook: WebhookRow): string[] {
  const { geheimnis, altesGeheimnis, altesGeheimnisBis } = webhook
  const jetzt = context.now().toISOString()
  const altGilt = altesGeheimnis !== null && altesGeheimnisBis !== null && jetzt < altesGeheimnisBis
  const versiegelt = altGilt ? [geheimnis, altesGeheimnis] : [geheimnis]
  return versiegelt.map((eines) => open(context.settings, 'webhook', eines))
}

/** One try of one delivery, with what it means for the next. `wiederholen`: failing plans another try. */
export async function attempt(
  context: Context,
  webhook: WebhookRow,
  zustellung: ZustellungRow,
  { wiederholen }: { wiederholen: boolean },
): Promise<Fertig> {
  const { nachrichtId, inhalt, idPtZustellung } = zustellung
  const jetzt = context.now()
  const start = context.realNow().getTime()
  const antwort = await send(
    {
      url: webhook.url,
      nachrichtId,
      // Receivers hold it against their own clocks, which nobody moves.
      zeitS: Math.floor(start / 1000),
      inhalt,
      geheimnisse: geheimnisse(context, webhook),
    },
    context.settings.webhooksLokal,
  )
  const dauerMs = Math.max(0, context.realNow().getTime() - start)
  const erfolg = antwort.status !== null && antwort.status >= 200 && antwort.status < 300
  await inTransaction(context.db, (db) =>
    note({ ...context, db }, webhook, zustellung, { antwort, erfolg, dauerMs, jetzt, wiederholen }),
  )
  return { idPtZustellung, erfolg }
}

interface Ausgang {
  antwort: Antwort
  erfolg: boolean
  dauerMs: number
  jetzt: Date
  wiederholen: boolean
}

async function note(context: Context, webhook: WebhookRow, zustellung: ZustellungRow, ausgang: Ausgang): Promise<void> {
  const { antwort, erfolg, dauerMs, jetzt, wiederholen } = ausgang
  const zeit = jetzt.toISOString()
  const versuche = zustellung.versuche + 1
  const naechster = erfolg || !wiederholen ? null : naechsterVersuch(versuche, jetzt)
  const { laeuftBis } = zustellung
  const noted = await context.db
    .updateTable('zustellung')
    .set({
      status: erfolg ? 'zugestellt' : naechster === null ? 'fehlgeschlagen' : 'ausstehend',
      versuche,
      letzterVersuch: zeit,
      naechsterVersuch: naechster,
      laeuftBis: null,
      dauerMs,
      antwortStatus: antwort.status,
      antwortAuszug: antwort.auszug,
      fehler: antwort.fehler ?? (erfolg ? null : redirectText(antwort.status)),
    })
    .where('idPtZustellung', '=', zustellung.idPtZustellung)
    .where('laeuftBis', laeuftBis === null ? 'is' : '=', laeuftBis)
    .executeTakeFirst()
  // Somebody else took it over meanwhile: what becomes of it is his to note.
  if (noted.numUpdatedRows !== 1n) return
  if (erfolg)
    await context.db
      .updateTable('webhook')
      .set({ letzterErfolg: zeit })
      .where('idPtWebhook', '=', webhook.idPtWebhook)
      .execute()
  else if (wiederholen && naechster === null) await pause(context, webhook, zustellung)
}

function redirectText(status: number | null): string | null {
  return status !== null && status >= 300 && status < 400 ? 'Weiterleitungen folgen wir nicht.' : null
}

/** Every try of a delivery failed and nothing else came through meanwhile: nothing more is sent until a person looks. */
async function pause(context: Context, webhook: WebhookRow, { erstelltAm }: ZustellungRow): Promise<void> {
  const paused = await context.db
    .updateTable('webhook')
    .set((e) => ({ aktiv: 0, pausiertAm: context.now().toISOString(), version: e('version', '+', 1) }))
    .where('idPtWebhook', '=', webhook.idPtWebhook)
    .where('aktiv', '=', 1)
    .where((e) => e.or([e('letzterErfolg', 'is', null), e('letzterErfolg', '<', erstelltAm)]))
    .executeTakeFirst()
  if (paused.numUpdatedRows !== 1n) return
  const person = { name: webhook.erstelltVon, email: webhook.erstelltVonEmail }
  for (const { name, email } of await adressatenFuer(context, webhook.idPtKunde, person))
    await sendMail(context, {
      an: email,
      betreff: `Webhook angehalten: „${webhook.bezeichnung}“`,
      text: `Guten Tag ${name},\n\nIhr Webhook „${webhook.bezeichnung}“ war seit Tagen nicht erreichbar (${webhook.url}). Wir senden nichts mehr dorthin, bis Sie ihn wieder einschalten. Nicht zugestellte Nachrichten stehen im Zustellprotokoll. Dort können Sie sie erneut senden.`,
      link: `${context.settings.publicUrl}/apizugang`,
      linkText: 'API-Zugang öffnen',
    })
}

async function deliverOne(context: Context, due: ZustellungRow): Promise<boolean> {
  const webhook = await context.db
    .selectFrom('webhook')
    .selectAll()
    .where('idPtWebhook', '=', due.idPtWebhook)
    .where('aktiv', '=', 1)
    .executeTakeFirst()
  const claimed = webhook ? await claim(context, due) : null
  if (!webhook || !claimed) return false
  return (await attempt(context, webhook, claimed, { wiederholen: true })).erfolg
}

/** Sends what is due to the webhooks that are on; returns how many arrived. */
export async function deliverWebhooks(context: Context, report: (error: unknown) => void): Promise<number> {
  const due = await context.db
    .selectFrom('zustellung')
    .innerJoin('webhook', 'webhook.idPtWebhook', 'zustellung.idPtWebhook')
    .selectAll('zustellung')
    .where('status', '=', 'ausstehend')
    .where('naechsterVersuch', '<=', context.now().toISOString())
    .where('webhook.aktiv', '=', 1)
    .where(({ ref }) => isFree(ref('zustellung.laeuftBis'), context))
    .orderBy('naechsterVersuch')
    .orderBy('idPtZustellung')
    .limit(JE_LAUF)
    .execute()
  let done = 0
  for (let at = 0; at < due.length; at += ZUGLEICH) {
    const results = await Promise.allSettled(due.slice(at, at + ZUGLEICH).map((row) => deliverOne(context, row)))
    for (const result of results) {
      if (result.status === 'rejected') report(result.reason)
      else if (result.value) done += 1
    }
  }
  return done
}
