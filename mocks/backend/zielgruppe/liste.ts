import type { Input } from '#src/contract/operation.ts'
import { JE_SEITE } from '#src/contract/seite.ts'
import type { ZielgruppeStatus } from '#src/contract/zielgruppe.ts'
import type { zielgruppeOperations } from '#src/contract/zielgruppeOperations.ts'
import { requireActor, type Context } from '../platform/context.ts'
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
import { SPERRT } from '../verwendung/usage.ts'
import { toZielgruppen, VERALTET_MS } from './load.ts'

type Eingabe = Input<(typeof zielgruppeOperations)['fetchZielgruppen']>

const SPALTEN = {
  bezeichnung: { spalte: 'sortierung', art: 'text' },
  potenzial: { spalte: 'potenzial', art: 'zahl' },
  geaendertAm: { spalte: 'geaendertAm', art: 'text' },
} as const satisfies Record<NonNullable<Eingabe['sort']>, Pick<Liste, 'spalte' | 'art'>>

/** What makes a row have a status, as `statusOf` says it of a loaded one. */
function mitStatus(context: Context, status: ZielgruppeStatus): Bedingung[] {
  const e = bedingungen<'zielgruppe'>()
  const benutzt = e.exists(
    e
      .selectFrom('kampagne')
      .select('kampagne.idPtKampagne')
      .whereRef('kampagne.idPtZielgruppe', '=', 'zielgruppe.idPtZielgruppe')
      .where(SPERRT),
  )
  const frei = [e('archiviert', '=', 0), e.not(benutzt)]
  const leer = e('potenzial', '=', 0)
  const grenze = new Date(context.now().getTime() - VERALTET_MS).toISOString()
  const alt = e.and([e('typ', '=', 'filter'), e('potenzialStand', '<', grenze)])
  switch (status) {
    case 'archiviert':
      return [e('archiviert', '=', 1)]
    case 'gesperrt':
      return [e('archiviert', '=', 0), benutzt]
    case 'entwurf':
      return [...frei, leer, e('typ', '=', 'filter')]
    case 'korrekturNoetig':
      return [...frei, leer, e('typ', '=', 'hochgeladen')]
    case 'veraltet':
      return [...frei, e.not(leer), alt]
    case 'bereit':
      return [...frei, e.not(leer), e.not(alt)]
    // Here nobody sees a list before it is whole.
    case 'wirdGezaehlt':
    case 'wirdGeprueft':
      return [e('idPtZielgruppe', '=', 0)]
  }
}

/** A page of the target groups: those in use, or those in the archive. */
export async function fetchZielgruppen(
  { q = '', archiviert = false, typ, status, sort = 'geaendertAm', since, ...rest }: Eingabe,
  context: Context,
) {
  const e = bedingungen<'zielgruppe'>()
  const bedingung = und([
    e('idPtKunde', '=', requireActor(context).idPtKunde),
    e('archiviert', '=', archiviert ? 1 : 0),
    e('fertig', '=', 1),
    ...(typ === undefined ? [] : [e('typ', '=', typ)]),
    ...(status === undefined ? [] : mitStatus(context, status)),
    ...seit(e, since),
    ...suchBedingungen(q, (wort) => [containsWort(e.ref('suche'), wort)]),
  ])
  const { zeilen, ...seite } = await turnPage(
    context.db,
    {
      tabelle: 'zielgruppe',
      id: 'idPtZielgruppe',
      bedingung,
      sort,
      ...SPALTEN[sort],
      richtung: rest.richtung ?? (sort === 'bezeichnung' ? 'auf' : 'ab'),
    },
    { ...rest, groesse: JE_SEITE.zielgruppen },
    (ids) => context.db.selectFrom('zielgruppe').selectAll().where('idPtZielgruppe', 'in', ids).execute(),
  )
  return { zielgruppen: await toZielgruppen(context, zeilen), ...seite }
}
