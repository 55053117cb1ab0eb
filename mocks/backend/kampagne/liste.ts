import type { KampagneState } from '#src/contract/kampagne.ts'
import type { kampagneOperations } from '#src/contract/kampagneOperations.ts'
import type { Input } from '#src/contract/operation.ts'
import { JE_SEITE } from '#src/contract/seite.ts'
import { requireActor, type Actor, type Context } from '../platform/context.ts'
import {
  bedingungen,
  turnPage,
  containsWort,
  seit,
  suchBedingungen,
  und,
  type Bedingung,
  type Liste,
} from '../platform/liste.ts'
import { toZeilen } from './view.ts'

type Eingabe = Input<(typeof kampagneOperations)['fetchKampagnen']>

const SPALTEN = {
  geaendertAm: { spalte: 'geaendertAm', art: 'text' },
  bezeichnung: { spalte: 'sortierung', art: 'text' },
  versandDatum: { spalte: 'versandSortierung', art: 'text' },
  menge: { spalte: 'menge', art: 'zahl' },
  state: { spalte: 'state', art: 'text' },
} as const satisfies Record<NonNullable<Eingabe['sort']>, Pick<Liste, 'spalte' | 'art'>>

/** The campaigns that this caller may see; test tokens and live tokens see only their own (seesModus). */
export function sichtbare({ idPtKunde, apiToken }: Actor): Bedingung[] {
  const e = bedingungen<'kampagne'>()
  const eigene = e('idPtKunde', '=', idPtKunde)
  return apiToken ? [eigene, e('testmodus', '=', apiToken.modus === 'test' ? 1 : 0)] : [eigene]
}

/** Campaigns whose own name, or that of their list or material, holds each word. */
function gesucht(idPtKunde: number, q: string): Bedingung[] {
  const e = bedingungen<'kampagne'>()
  return suchBedingungen(q, (wort) => [
    containsWort(e.ref('suche'), wort),
    e('idPtZielgruppe', 'in', (sub) =>
      sub
        .selectFrom('zielgruppe as z')
        .select('z.idPtZielgruppe')
        .where('z.idPtKunde', '=', idPtKunde)
        .where((z) => containsWort(z.ref('z.suche'), wort)),
    ),
    e('idPtWerbemittel', 'in', (sub) =>
      sub
        .selectFrom('werbemittel as w')
        .select('w.idPtWerbemittel')
        .where('w.idPtKunde', '=', idPtKunde)
        .where((w) => containsWort(w.ref('w.suche'), wort)),
    ),
  ])
}

async function jeZustand({ db }: Context, bedingung: Bedingung) {
  const rows = await db
    .selectFrom('kampagne')
    .select((e) => ['state', e.fn.countAll<number>().as('zahl')])
    .where(bedingung)
    .groupBy('state')
    .execute()
  const jeState: Partial<Record<KampagneState, number>> = {}
  for (const { state, zahl } of rows) jeState[state] = zahl
  return jeState
}

/** A page of the campaigns, and how many there are of each state over the whole search. */
export async function fetchKampagnen(
  { state = 'all', q = '', sort = 'geaendertAm', since, ...rest }: Eingabe,
  context: Context,
) {
  const actor = requireActor(context)
  const alle = [...sichtbare(actor), ...gesucht(actor.idPtKunde, q), ...seit(bedingungen<'kampagne'>(), since)]
  const jeState = await jeZustand(context, und(alle))
  const gezaehlt = Object.values(jeState).reduce((sum, zahl) => sum + zahl, 0)
  const { zeilen, ...seite } = await turnPage(
    context.db,
    {
      tabelle: 'kampagne',
      id: 'idPtKampagne',
      bedingung: und(state === 'all' ? alle : [...alle, bedingungen<'kampagne'>()('state', '=', state)]),
      sort,
      ...SPALTEN[sort],
      richtung: rest.richtung ?? (sort === 'geaendertAm' ? 'ab' : 'auf'),
    },
    { ...rest, groesse: JE_SEITE.kampagnen },
    (ids) => context.db.selectFrom('kampagne').selectAll().where('idPtKampagne', 'in', ids).execute(),
    state === 'all' ? gezaehlt : (jeState[state] ?? 0),
  )
  return { kampagnen: await toZeilen(context, zeilen), ...seite, jeState }
}
