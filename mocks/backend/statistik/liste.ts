import type { Expression } from 'kysely'
import type { Input } from '#src/contract/operation.ts'
import { JE_SEITE } from '#src/contract/seite.ts'
import type { KampagneStatistik, statistikOperations } from '#src/contract/statistik.ts'
import { ersterVersandUnterwegs } from '#src/domain/kampagne/schedule.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { codesOf } from './codes.ts'
import { turnPage, containsWort, suchBedingungen, und, type Liste } from '../platform/liste.ts'

type Eingabe = Input<(typeof statistikOperations)['fetchStatistik']>

/** One campaign that was sent, with what came back of it. */
interface StatistikZeile extends Omit<KampagneStatistik, 'codes' | 'unterwegs'> {
  /** 1: the post has brought none of it yet. */
  unterwegs: 0 | 1
  sortierung: string
  versandSortierung: string
  /** Share of the recipients who scanned, in thousand millionths: a cursor holds whole numbers. Null without one. */
  anteil: number | null
  /** The same to sort by: what has none stands last in both directions. */
  quote: number
}

declare module '../platform/db/schema.ts' {
  interface Database {
    /** No table: each statement that reads it brings it along. */
    statistikZeile: StatistikZeile
  }
}

const GANZ = 1_000_000_000
/** Without a rate, by direction: beyond every one that there is. */
const OHNE_QUOTE = { ab: -1, auf: 1_000_000 * GANZ } as const

const SPALTEN = {
  versandDatum: { spalte: 'versandSortierung', art: 'text' },
  bezeichnung: { spalte: 'sortierung', art: 'text' },
  versendet: { spalte: 'versendet', art: 'zahl' },
  scans: { spalte: 'scans', art: 'zahl' },
  eindeutig: { spalte: 'eindeutig', art: 'zahl' },
  quote: { spalte: 'quote', art: 'zahl' },
} as const satisfies Record<NonNullable<Eingabe['sort']>, Pick<Liste, 'spalte' | 'art'>>

/** The campaigns of the caller that were sent and whose name holds each word, with the sums of their counted days. */
function mitZeilen(context: Context, q: string, richtung: 'auf' | 'ab') {
  const { idPtKunde, apiToken } = requireActor(context)
  return context.db
    .with('gezaehlt', (db) =>
      db
        .selectFrom('kampagne as k')
        .leftJoin('scanTag as t', 't.idPtKampagne', 'k.idPtKampagne')
        .select(['k.idPtKampagne', 'k.bezeichnung', 'k.sortierung', 'k.versandSortierung'])
        .select((eb) => {
          const { fn, cast, lit, val } = eb
          const summe = (spalte: 't.scans' | 't.eindeutig') =>
            cast<number>(fn.coalesce(fn.sum<number>(spalte), lit(0)), 'bigint')
          return [
            fn.coalesce('k.versandDatum', val('')).as('versandDatum'),
            fn.coalesce('k.gemeldeteMenge', 'k.menge').as('versendet'),
            summe('t.scans').as('scans'),
            summe('t.eindeutig').as('eindeutig'),
            eb
              .case()
              .when('k.versandDatum', '>=', ersterVersandUnterwegs(context.heute()))
              .then(lit<0 | 1>(1))
              .else(lit<0 | 1>(0))
              .end()
              .as('unterwegs'),
          ]
        })
        .where('k.idPtKunde', '=', idPtKunde)
        .where('k.state', '=', 'inVersendet')
        .where('k.testmodus', '=', apiToken?.modus === 'test' ? 1 : 0)
        .where(({ and, ref }) => and(suchBedingungen(q, (wort) => [containsWort(ref('k.suche'), wort)])))
        .groupBy('k.idPtKampagne'),
    )
    .with('anteile', (db) =>
      db
        .selectFrom('gezaehlt')
        .selectAll()
        .select((e) => {
          const anteil: Expression<number> = e(e('eindeutig', '*', GANZ), '/', e.ref('versendet'))
          const keiner = e.or([e('versendet', '=', 0), e('unterwegs', '=', 1)])
          return e.case().when(keiner).then(null).else(anteil).end().as('anteil')
        }),
    )
    .with('statistikZeile', (db) =>
      db
        .selectFrom('anteile')
        .selectAll()
        .select((e) => e.fn.coalesce('anteil', e.cast<number>(e.val(OHNE_QUOTE[richtung]), 'bigint')).as('quote')),
    )
}

/**
 * A page of what was sent, newest first, and the sums over all of it that has arrived; scans are counted per card, not per
 * person. What is under way has no rate yet, and would only lower the mean (domain 4.12).
 */
export async function fetchStatistik(
  { sort = 'versandDatum', richtung = sort === 'bezeichnung' ? 'auf' : 'ab', q = '', ...wunsch }: Eingabe,
  context: Context,
) {
  const db = mitZeilen(context, q, richtung)
  const { total, beste, ...gesamt } = await db
    .selectFrom('statistikZeile')
    .select(({ fn, lit }) => {
      const angekommen = (spalte: 'versendet' | 'scans' | 'eindeutig') =>
        fn.coalesce(fn.sum<number>(spalte).filterWhere('unterwegs', '=', 0), lit(0)).as(spalte)
      return [
        fn.countAll<number>().as('total'),
        angekommen('versendet'),
        angekommen('scans'),
        angekommen('eindeutig'),
        fn.coalesce(fn.sum<number>('unterwegs'), lit(0)).as('unterwegs'),
        fn.coalesce(fn.max<number>('anteil'), lit(0)).as('beste'),
      ]
    })
    .executeTakeFirstOrThrow()
  const { ausgelassen } = await db
    .selectFrom('scanAusgelassen')
    .innerJoin('statistikZeile', 'statistikZeile.idPtKampagne', 'scanAusgelassen.idPtKampagne')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('anzahl'), lit(0)).as('ausgelassen'))
    .executeTakeFirstOrThrow()
  const { zeilen, ...seite } = await turnPage(
    db,
    {
      tabelle: 'statistikZeile',
      id: 'idPtKampagne',
      bedingung: und([]),
      sort,
      ...SPALTEN[sort],
      richtung,
    },
    { ...wunsch, groesse: JE_SEITE.statistik },
    (ids) =>
      db
        .selectFrom('statistikZeile')
        .select(['idPtKampagne', 'bezeichnung', 'versandDatum', 'versendet', 'scans', 'eindeutig', 'unterwegs'])
        .where('idPtKampagne', 'in', ids)
        .execute(),
    total,
  )
  const codes = await codesOf(context, zeilen)
  return {
    kampagnen: zeilen.map(({ unterwegs, ...zeile }) => ({
      ...zeile,
      unterwegs: unterwegs === 1,
      codes: codes.get(zeile.idPtKampagne) ?? [],
    })),
    ...seite,
    gesamt: { ...gesamt, ausgelassen },
    besteQuote: beste / GANZ,
  }
}
