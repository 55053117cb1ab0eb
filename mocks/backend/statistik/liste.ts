import type { Expression } from 'kysely'
import type { Input } from '#src/contract/operation.ts'
import { JE_SEITE } from '#src/contract/seite.ts'
import type { KampagneStatistik, statistikOperations } from '#src/contract/statistik.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { codesOf } from './codes.ts'
import { blaettere, enthaeltWort, suchBedingungen, und, type Liste } from '../platform/liste.ts'

type Eingabe = Input<(typeof statistikOperations)['fetchStatistik']>

/** One campaign that was sent, with what came back of it. */
interface StatistikZeile extends Omit<KampagneStatistik, 'codes'> {
  sortierung: string
  versandSortierung: string
  /** Share of the recipients who scanned, in thousand millionths: a cursor holds whole numbers. -1: nobody got anything. */
  quote: number
}

declare module '../platform/db/schema.ts' {
  interface Database {
    /** No table: each statement that reads it brings it along. */
    statistikZeile: StatistikZeile
  }
}

const GANZ = 1_000_000_000

const SPALTEN = {
  versandDatum: { spalte: 'versandSortierung', art: 'text' },
  bezeichnung: { spalte: 'sortierung', art: 'text' },
  versendet: { spalte: 'versendet', art: 'zahl' },
  scans: { spalte: 'scans', art: 'zahl' },
  eindeutig: { spalte: 'eindeutig', art: 'zahl' },
  quote: { spalte: 'quote', art: 'zahl' },
} as const satisfies Record<NonNullable<Eingabe['sort']>, Pick<Liste, 'spalte' | 'art'>>

/** The campaigns of the caller that were sent and whose name holds each word, with the sums of their counted days. */
function mitZeilen(context: Context, q: string) {
  const { idPtKunde, apiToken } = requireActor(context)
  return context.db
    .with('gezaehlt', (db) =>
      db
        .selectFrom('kampagne as k')
        .leftJoin('scanTag as t', 't.idPtKampagne', 'k.idPtKampagne')
        .select(['k.idPtKampagne', 'k.bezeichnung', 'k.sortierung', 'k.versandSortierung'])
        .select(({ fn, cast, lit, val }) => {
          const summe = (spalte: 't.scans' | 't.eindeutig') =>
            cast<number>(fn.coalesce(fn.sum<number>(spalte), lit(0)), 'bigint')
          return [
            fn.coalesce('k.versandDatum', val('')).as('versandDatum'),
            fn.coalesce('k.gemeldeteMenge', 'k.menge').as('versendet'),
            summe('t.scans').as('scans'),
            summe('t.eindeutig').as('eindeutig'),
          ]
        })
        .where('k.idPtKunde', '=', idPtKunde)
        .where('k.state', '=', 'inVersendet')
        .where('k.testmodus', '=', apiToken?.modus === 'test' ? 1 : 0)
        .where(({ and, ref }) => and(suchBedingungen(q, (wort) => [enthaeltWort(ref('k.suche'), wort)])))
        .groupBy('k.idPtKampagne'),
    )
    .with('statistikZeile', (db) =>
      db
        .selectFrom('gezaehlt')
        .selectAll()
        .select((e) => {
          const anteil: Expression<number> = e(e('eindeutig', '*', GANZ), '/', e.ref('versendet'))
          return e.case().when('versendet', '=', 0).then(e.lit(-1)).else(anteil).end().as('quote')
        }),
    )
}

/** A page of what was sent, newest first, and the sums over all of it; scans are counted per card, not per person. */
export async function fetchStatistik(
  { sort = 'versandDatum', richtung, q = '', ...wunsch }: Eingabe,
  context: Context,
) {
  const db = mitZeilen(context, q)
  const { total, beste, ...gesamt } = await db
    .selectFrom('statistikZeile')
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('total'),
      fn.coalesce(fn.sum<number>('versendet'), lit(0)).as('versendet'),
      fn.coalesce(fn.sum<number>('scans'), lit(0)).as('scans'),
      fn.coalesce(fn.sum<number>('eindeutig'), lit(0)).as('eindeutig'),
      fn.coalesce(fn.max<number>('quote'), lit(0)).as('beste'),
    ])
    .executeTakeFirstOrThrow()
  const { zeilen, ...seite } = await blaettere(
    db,
    {
      tabelle: 'statistikZeile',
      id: 'idPtKampagne',
      bedingung: und([]),
      sort,
      ...SPALTEN[sort],
      richtung: richtung ?? (sort === 'bezeichnung' ? 'auf' : 'ab'),
    },
    { ...wunsch, groesse: JE_SEITE.statistik },
    (ids) =>
      db
        .selectFrom('statistikZeile')
        .select(['idPtKampagne', 'bezeichnung', 'versandDatum', 'versendet', 'scans', 'eindeutig'])
        .where('idPtKampagne', 'in', ids)
        .execute(),
    total,
  )
  const codes = await codesOf(context, zeilen)
  return {
    kampagnen: zeilen.map((zeile) => ({ ...zeile, codes: codes.get(zeile.idPtKampagne) ?? [] })),
    ...seite,
    gesamt,
    besteQuote: Math.max(0, beste) / GANZ,
  }
}
