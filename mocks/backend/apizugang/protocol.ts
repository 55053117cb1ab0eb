import type { apizugangOperations } from '#src/contract/apizugangOperations.ts'
import type { Input, Output } from '#src/contract/operation.ts'
import { addTage, berlinHeute } from '#src/domain/kampagne/schedule.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { loadToken, protokollBeginn } from './tokens.ts'

/** Rows on one page of a log. */
export const SEITEN_GROESSE = 50

type Frage = Input<(typeof apizugangOperations)['fetchAnfragen']>
type Antwort = Output<(typeof apizugangOperations)['fetchAnfragen']>

/** First moment of a calendar day in Europe/Berlin, which is one or two hours ahead. */
function dayStart(tag: string): string {
  const utc = Date.parse(`${tag}T00:00:00Z`)
  const summer = new Date(utc - 2 * 3_600_000)
  return (berlinHeute(summer) === tag ? summer : new Date(utc - 3_600_000)).toISOString()
}

function filtered({ db, ...context }: Context, idPtKunde: number, frage: Frage) {
  let query = db
    .selectFrom('apiAnfrage')
    .innerJoin('apiToken', 'apiToken.idPtApiToken', 'apiAnfrage.idPtApiToken')
    .where('apiAnfrage.idPtKunde', '=', idPtKunde)
    .where('apiAnfrage.zeit', '>=', protokollBeginn(context))
  if (frage.idPtApiToken !== undefined) query = query.where('apiAnfrage.idPtApiToken', '=', frage.idPtApiToken)
  if (frage.operation) query = query.where('apiAnfrage.operation', '=', frage.operation)
  if (frage.ergebnis) query = query.where('apiAnfrage.status', frage.ergebnis === 'erfolg' ? '<' : '>=', 400)
  if (frage.von) query = query.where('apiAnfrage.zeit', '>=', dayStart(frage.von))
  if (frage.bis) query = query.where('apiAnfrage.zeit', '<', dayStart(addTage(frage.bis, 1)))
  const anfang = (frage.anfrage ?? '').toUpperCase().replace(/[^0-9A-Z]/g, '')
  if (anfang !== '') query = query.where('apiAnfrage.anfrage', 'like', `${anfang}%`)
  return query
}

/** What a list says of its page; past the end it is the last one. */
export function seiteVon(total: number, page = 1) {
  const last = Math.max(1, Math.ceil(total / SEITEN_GROESSE))
  return { total, page: Math.min(Math.max(1, page), last), seitenGroesse: SEITEN_GROESSE }
}

/** The request log of the caller's customer, newest first. */
export async function fetchAnfragen(context: Context, frage: Frage): Promise<Antwort> {
  const { idPtKunde } = requireActor(context)
  if (frage.idPtApiToken !== undefined) await loadToken(context, frage.idPtApiToken)
  const { total } = await filtered(context, idPtKunde, frage)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const seite = seiteVon(Number(total), frage.page)
  const rows = await filtered(context, idPtKunde, frage)
    .select(['idPtApiAnfrage', 'zeit', 'methode', 'operation', 'status', 'code', 'dauerMs', 'anfrage', 'ip'])
    .select(['apiAnfrage.idPtApiToken', 'apiToken.bezeichnung as token'])
    .orderBy('apiAnfrage.idPtApiAnfrage', 'desc')
    .limit(SEITEN_GROESSE)
    .offset((seite.page - 1) * SEITEN_GROESSE)
    .execute()
  const named = await filtered(context, idPtKunde, {})
    .select('operation')
    .distinct()
    .where('operation', 'is not', null)
    .orderBy('operation')
    .execute()
  return {
    anfragen: rows,
    ...seite,
    operationen: named.flatMap(({ operation }) => operation ?? []),
  }
}
