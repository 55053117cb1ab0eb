import type { Input } from '#src/contract/operation.ts'
import { JE_SEITE } from '#src/contract/seite.ts'
import type { werbemittelOperations } from '#src/contract/werbemittel.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { bedingungen, turnPage, containsWort, seit, suchBedingungen, und, type Liste } from '../platform/liste.ts'
import { toZeilen } from './load.ts'

type Eingabe = Input<(typeof werbemittelOperations)['fetchWerbemittelListe']>

const SPALTEN = {
  bezeichnung: 'sortierung',
  geaendertAm: 'geaendertAm',
} as const satisfies Record<NonNullable<Eingabe['sort']>, Liste['spalte']>

/** A page of the materials: those in use, or those in the archive. Found by their name and by their campaigns' names. */
export async function fetchWerbemittelListe(
  { q = '', archiviert = false, format, sort = 'geaendertAm', since, ...rest }: Eingabe,
  context: Context,
) {
  const e = bedingungen<'werbemittel'>()
  const { idPtKunde } = requireActor(context)
  const bedingung = und([
    e('idPtKunde', '=', idPtKunde),
    e('archiviert', '=', archiviert ? 1 : 0),
    ...(format === undefined ? [] : [e('format', '=', format)]),
    ...seit(e, since),
    ...suchBedingungen(q, (wort) => [
      containsWort(e.ref('suche'), wort),
      e('idPtWerbemittel', 'in', (sub) =>
        sub
          .selectFrom('kampagne as k')
          .select('k.idPtWerbemittel')
          .where('k.idPtKunde', '=', idPtKunde)
          .where('k.idPtWerbemittel', 'is not', null)
          .where((k) => containsWort(k.ref('k.suche'), wort))
          .$narrowType<{ idPtWerbemittel: number }>(),
      ),
    ]),
  ])
  const { zeilen, ...seite } = await turnPage(
    context.db,
    {
      tabelle: 'werbemittel',
      id: 'idPtWerbemittel',
      bedingung,
      sort,
      spalte: SPALTEN[sort],
      art: 'text',
      richtung: rest.richtung ?? (sort === 'bezeichnung' ? 'auf' : 'ab'),
    },
    { ...rest, groesse: JE_SEITE.werbemittel },
    (ids) => context.db.selectFrom('werbemittel').selectAll().where('idPtWerbemittel', 'in', ids).execute(),
  )
  return { werbemittel: await toZeilen(context, zeilen), ...seite }
}
