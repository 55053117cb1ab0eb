import * as z from 'zod/mini'
import type { ereignisOperations } from '#src/contract/ereignis.ts'
import type { Input } from '#src/contract/operation.ts'
import { JE_SEITE } from '#src/contract/seite.ts'
import { webhookInhalt } from '#src/contract/webhook.ts'
import { GETEILT, lesbareEreignisse } from '#src/domain/apizugang/ereignisse.ts'
import { requireActor, type Actor, type Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import type { HandlersOf } from '../platform/handlers.ts'
import { bedingungen, turnPage, oder, und, type Bedingung } from '../platform/liste.ts'
import { protokollBeginn } from './tokens.ts'

type Frage = Input<(typeof ereignisOperations)['fetchEreignisse']>

const e = bedingungen<'kontoEreignis'>()

/** Of test campaigns a test token hears, of the others a live one; what they share both hear of. People see both. */
function vonModus({ apiToken }: Actor): Bedingung[] {
  if (!apiToken) return []
  const eigene = e('modus', '=', apiToken.modus)
  return [apiToken.modus === 'test' ? oder([eigene, e('ereignis', 'in', GETEILT)]) : eigene]
}

/** What happened in the caller's account and is his to know. */
async function fetchEreignisse({ ereignis, since, richtung = 'auf', ...rest }: Frage, context: Context) {
  const { db } = context
  const actor = requireActor(context)
  const lesbar = lesbareEreignisse(actor.ability)
  const gefragt = ereignis === undefined ? lesbar : lesbar.filter((eines) => eines === ereignis)
  const { zeilen, ...seite } = await turnPage(
    db,
    {
      tabelle: 'kontoEreignis',
      id: 'idPtEreignis',
      bedingung: und([
        e('idPtKunde', '=', actor.idPtKunde),
        e('zeit', '>=', protokollBeginn(context)),
        // PostgreSQL knows no empty list.
        gefragt.length === 0 ? e('idPtEreignis', '=', 0) : e('ereignis', 'in', gefragt),
        ...vonModus(actor),
        ...(since === undefined ? [] : [e('zeit', '>=', new Date(since).toISOString())]),
      ]),
      sort: 'zeit',
      spalte: 'idPtEreignis',
      art: 'zahl',
      richtung,
    },
    { ...rest, groesse: JE_SEITE.ereignisse },
    (ids) =>
      db
        .selectFrom('kontoEreignis')
        .select(['idPtEreignis', 'nachrichtId', 'inhalt'])
        .where('idPtEreignis', 'in', ids)
        .execute(),
  )
  return {
    ereignisse: zeilen.map(({ inhalt, ...zeile }) => ({
      ...zeile,
      inhalt: z.decode(webhookInhalt, fromJson<z.input<typeof webhookInhalt>>(inhalt)),
    })),
    ...seite,
  }
}

export const ereignisHandlers: HandlersOf<typeof ereignisOperations> = { fetchEreignisse }
