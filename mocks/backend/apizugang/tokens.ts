import type { ApiToken, ApiTokenEingabe, ApiRecht } from '#src/contract/apizugang.ts'
import { addTage, tageZwischen } from '#src/domain/kampagne/schedule.ts'
import { mayGrant, RECHTE } from '#src/domain/apizugang/rechte.ts'
import {
  isNutzbar,
  PROTOKOLL_TAGE,
  tokenProbleme,
  tokenStatus,
  TOKEN_TAGE,
  UEBERLAPPUNG_STUNDEN,
} from '#src/domain/apizugang/token.ts'
import type { Clock } from '../platform/clock.ts'
import { notFound, Refusal, requireActor, type Actor, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { ApiTokenRow } from './rows.ts'
import type { Db } from '../platform/db/schema.ts'
import { sha256 } from '../platform/files.ts'
import { sendMail } from '../platform/mail.ts'
import { newSecret } from '../platform/secrets.ts'
import { fromJson } from '../platform/db/json.ts'

/** Characters of the secret's random part that are kept readable, so that a token can be told from another. */
const PRAEFIX_ZEICHEN = 8

/** The login behind the caller; a token's maker is recognised by it. */
export async function zugangOf({ db }: Pick<Context, 'db'>, actor: Actor): Promise<number> {
  const { idZugang } = await db
    .selectFrom('zugang')
    .select('idZugang')
    .where('email', '=', actor.email)
    .where('idPtKunde', '=', actor.idPtKunde)
    .executeTakeFirstOrThrow()
  return idZugang
}

/** Calls per token in the last 30 days. */
async function countCalls(context: Context, idPtKunde: number): Promise<Map<number, number>> {
  const rows = await context.db
    .selectFrom('apiAnfrage')
    .select((e) => ['idPtApiToken', e.fn.countAll<number>().as('anzahl')])
    .where('idPtKunde', '=', idPtKunde)
    .where('zeit', '>=', protokollBeginn(context))
    .groupBy('idPtApiToken')
    .execute()
  return new Map(rows.map(({ idPtApiToken, anzahl }) => [idPtApiToken, Number(anzahl)]))
}

/** Moment before which nothing is kept in the logs. */
export function protokollBeginn({ now }: Pick<Context, 'now'>): string {
  return new Date(now().getTime() - PROTOKOLL_TAGE * 86_400_000).toISOString()
}

export function statusOf(row: ApiTokenRow, context: Pick<Context, 'heute' | 'now'>) {
  const widerrufenAm = row.widerrufenAm ?? (row.idZugang === null ? row.erstelltAm : null)
  return tokenStatus({ ...row, widerrufenAm }, context.heute(), context.now().toISOString())
}

function toToken(context: Context, row: ApiTokenRow, anfragen30Tage: number, idZugang: number): ApiToken {
  const { idPtApiToken, bezeichnung, praefix, modus, gueltigBis, endetAm, widerrufenAm, erstelltVon, erstelltAm } = row
  return {
    idPtApiToken,
    bezeichnung,
    praefix,
    modus,
    gueltigBis,
    endetAm,
    widerrufenAm,
    erstelltVon,
    erstelltAm,
    rechte: fromJson<ApiRecht[]>(row.rechte),
    ipListe: fromJson<string[]>(row.ipListe),
    vonMir: row.idZugang === idZugang,
    letzteNutzung: row.letzteNutzung,
    letzteIp: row.letzteIp,
    anfragen30Tage,
    status: statusOf(row, context),
  }
}

/** Tokens of the caller's customer, newest first; with an id that one alone. */
export async function listTokens(context: Context, idPtApiToken?: number): Promise<ApiToken[]> {
  const actor = requireActor(context)
  const idZugang = await zugangOf(context, actor)
  const counts = await countCalls(context, actor.idPtKunde)
  const all = context.db.selectFrom('apiToken').selectAll().where('idPtKunde', '=', actor.idPtKunde)
  const query = idPtApiToken === undefined ? all : all.where('idPtApiToken', '=', idPtApiToken)
  const rows = await query.orderBy('idPtApiToken', 'desc').execute()
  return rows.map((row) => toToken(context, row, counts.get(row.idPtApiToken) ?? 0, idZugang))
}

export async function loadToken(context: Context, idPtApiToken: number): Promise<ApiTokenRow> {
  const row = await context.db
    .selectFrom('apiToken')
    .selectAll()
    .where('idPtApiToken', '=', idPtApiToken)
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

async function answerToken(context: Context, idPtApiToken: number): Promise<ApiToken> {
  const [token] = await listTokens(context, idPtApiToken)
  if (!token) throw notFound()
  return token
}

function refuseBad(context: Context, actor: Actor, eingabe: ApiTokenEingabe): void {
  const felder = tokenProbleme(eingabe, context.heute())
  const fremd = eingabe.rechte.find((recht) => !mayGrant(recht, actor.ability))
  if (fremd) felder['rechte'] = `„${RECHTE[fremd].label}“ dürfen Sie selbst nicht und können es nicht weitergeben.`
  if (Object.keys(felder).length > 0)
    throw new Refusal(422, 'EINGABE_UNGUELTIG', 'Bitte prüfen Sie Ihre Angaben.', { felder })
}

async function insertToken(
  context: Context,
  eingabe: ApiTokenEingabe,
): Promise<{ idPtApiToken: number; geheimnis: string }> {
  const actor = requireActor(context)
  const anfang = `pk_${eingabe.modus}_`
  const geheimnis = `${anfang}${newSecret()}`
  const { idPtApiToken } = await context.db
    .insertInto('apiToken')
    .values({
      idPtKunde: actor.idPtKunde,
      idZugang: await zugangOf(context, actor),
      erstelltVon: actor.name,
      bezeichnung: eingabe.bezeichnung,
      praefix: geheimnis.slice(0, anfang.length + PRAEFIX_ZEICHEN),
      tokenHash: sha256(geheimnis),
      rechte: JSON.stringify([...new Set(eingabe.rechte)]),
      modus: eingabe.modus,
      ipListe: JSON.stringify([...new Set(eingabe.ipListe)]),
      gueltigBis: eingabe.gueltigBis,
      erstelltAm: context.now().toISOString(),
    })
    .returning('idPtApiToken')
    .executeTakeFirstOrThrow()
  return { idPtApiToken, geheimnis }
}

/** A new token; the secret leaves the service here and nowhere else. */
export async function createToken(context: Context, eingabe: ApiTokenEingabe) {
  const actor = requireActor(context)
  refuseBad(context, actor, eingabe)
  const { idPtApiToken, geheimnis } = await insertToken(context, eingabe)
  await sendMail(context, {
    an: actor.email,
    betreff: `Neues API-Token: „${eingabe.bezeichnung}“`,
    text: `Guten Tag ${actor.name},\n\nfür Ihr Konto wurde das API-Token „${eingabe.bezeichnung}“ angelegt. Waren Sie das nicht, widerrufen Sie es bitte sofort und ändern Ihr Passwort.`,
    link: `${context.settings.publicUrl}/apizugang`,
    linkText: 'API-Zugang öffnen',
  })
  return { token: await answerToken(context, idPtApiToken), geheimnis }
}

/** A new secret with the same rights; the old one lives on for a day, so that programs can be changed over. */
export function rotateToken(outer: Context, idPtApiToken: number) {
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const row = await loadToken(context, idPtApiToken)
    if (row.idZugang !== (await zugangOf(context, requireActor(context))))
      throw new Refusal(
        409,
        'FREMDES_TOKEN',
        `Dieses Token handelt im Namen von ${row.erstelltVon}. Ersetzen kann es nur diese Person. Sie können es widerrufen und ein eigenes erstellen.`,
      )
    if (!isNutzbar(statusOf(row, context)) || row.endetAm !== null)
      throw new Refusal(
        409,
        'NICHT_MOEGLICH',
        'Dieses Token gilt nicht mehr oder ist schon ersetzt. Bitte erstellen Sie ein neues.',
      )
    const endetAm = new Date(context.now().getTime() + UEBERLAPPUNG_STUNDEN * 3_600_000).toISOString()
    const claimed = await db
      .updateTable('apiToken')
      .set({ endetAm })
      .where('idPtApiToken', '=', idPtApiToken)
      .where('endetAm', 'is', null)
      .where('widerrufenAm', 'is', null)
      .executeTakeFirst()
    if (claimed.numUpdatedRows !== 1n)
      throw new Refusal(409, 'NICHT_MOEGLICH', 'Dieses Token wurde eben schon ersetzt oder widerrufen.')
    const fresh = await insertToken(context, {
      bezeichnung: row.bezeichnung,
      modus: row.modus,
      rechte: fromJson<ApiRecht[]>(row.rechte),
      ipListe: fromJson<string[]>(row.ipListe),
      gueltigBis: addTage(context.heute(), lifetime(row)),
    })
    return {
      token: await answerToken(context, fresh.idPtApiToken),
      geheimnis: fresh.geheimnis,
      alt: await answerToken(context, idPtApiToken),
    }
  })
}

/** The new token lives as long as the old one was to live in all, days. */
function lifetime({ erstelltAm, gueltigBis }: ApiTokenRow): number {
  return Math.min(TOKEN_TAGE, Math.max(1, tageZwischen(erstelltAm.slice(0, 10), gueltigBis)))
}

/** Ends one token at once; a second time changes nothing. */
export async function revokeToken(context: Context, idPtApiToken: number): Promise<ApiToken> {
  await loadToken(context, idPtApiToken)
  await context.db
    .updateTable('apiToken')
    .set({ widerrufenAm: context.now().toISOString() })
    .where('idPtApiToken', '=', idPtApiToken)
    .where('widerrufenAm', 'is', null)
    .execute()
  return answerToken(context, idPtApiToken)
}

/**
 * Ends every token that acts in the name of a login: the person was deactivated or deleted, or changed the password
 * (SEC-20). Belongs into the transaction of that change.
 */
export async function endAllTokens(db: Db, clock: Pick<Clock, 'real'>, idZugang: number): Promise<void> {
  await db
    .updateTable('apiToken')
    .set({ widerrufenAm: clock.real().toISOString() })
    .where('idZugang', '=', idZugang)
    .where('widerrufenAm', 'is', null)
    .execute()
}
