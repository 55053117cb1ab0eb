import type { apizugangOperations } from '#src/contract/apizugangOperations.ts'
import type { Input, Output } from '#src/contract/operation.ts'
import { JE_SEITE } from '#src/contract/seite.ts'
import { addTage, berlinHeute } from '#src/domain/kampagne/schedule.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { bedingungen, turnPage, und, type Bedingung } from '../platform/liste.ts'
import { loadToken, protokollBeginn } from './tokens.ts'

type Frage = Input<(typeof apizugangOperations)['fetchAnfragen']>
type Antwort = Output<(typeof apizugangOperations)['fetchAnfragen']>

/** First moment of a calendar day in Europe/Berlin, which is one or two hours ahead. */
function dayStart(tag: string): string {
  const utc = Date.parse(`${tag}T00:00:00Z`)
  const summer = new Date(utc - 2 * 3_600_000)
  return (berlinHeute(summer) === tag ? summer : new Date(utc - 3_600_000)).toISOString()
}

const e = bedingungen<'apiAnfrage'>()

/** What the requests fulfil that are asked for; older ones than the log reaches are about to go. */
function bedingungVon(context: Context, idPtKunde: number, frage: Frage): Bedingung {
  const { idPtApiToken, operation, ergebnis, von, bis } = frage
  const anfang = (frage.anfrage ?? '').toUpperCase().replace(/[^0-9A-Z]/g, '')
  return und([
    e('idPtKunde', '=', idPtKunde),
    e('zeit', '>=', protokollBeginn(context)),
    ...(idPtApiToken === undefined ? [] : [e('idPtApiToken', '=', idPtApiToken)]),
    ...(operation ? [e('operation', '=', operation)] : []),
    ...(ergebnis ? [e('status', ergebnis === 'erfolg' ? '<' : '>=', 400)] : []),
    ...(von ? [e('zeit', '>=', dayStart(von))] : []),
    ...(bis ? [e('zeit', '<', dayStart(addTage(bis, 1)))] : []),
    ...(anfang === '' ? [] : [e('anfrage', 'like', `${anfang}%`)]),
  ])
}

/** The request log of the caller's customer, newest first. */
export async function fetchAnfragen(context: Context, frage: Frage): Promise<Antwort> {
  const { db } = context
  const { idPtKunde } = requireActor(context)
  if (frage.idPtApiToken !== undefined) await loadToken(context, frage.idPtApiToken)
  const { zeilen, ...seite } = await turnPage(
    db,
    {
      tabelle: 'apiAnfrage',
      id: 'idPtApiAnfrage',
      bedingung: bedingungVon(context, idPtKunde, frage),
      sort: 'zeit',
      spalte: 'idPtApiAnfrage',
      art: 'zahl',
      richtung: 'ab',
    },
    { ...frage, groesse: JE_SEITE.anfragen },
    (ids) =>
      db
        .selectFrom('apiAnfrage')
        .innerJoin('apiToken', 'apiToken.idPtApiToken', 'apiAnfrage.idPtApiToken')
        .select(['idPtApiAnfrage', 'zeit', 'methode', 'operation', 'status', 'code', 'dauerMs', 'anfrage', 'ip'])
        .select(['apiAnfrage.idPtApiToken', 'apiToken.bezeichnung as token'])
        .where('idPtApiAnfrage', 'in', ids)
        .execute(),
  )
  const named = await db
    .selectFrom('apiAnfrage')
    .select('operation')
    .distinct()
    .where(bedingungVon(context, idPtKunde, {}))
    .where('operation', 'is not', null)
    .orderBy('operation')
    .execute()
  return {
    anfragen: zeilen,
    ...seite,
    operationen: named.flatMap(({ operation }) => operation ?? []),
  }
}
