import type { Input } from '#src/contract/operation.ts'
import type { RechnungSumme } from '#src/contract/rechnung.ts'
import type { rechnungOperations } from '#src/contract/rechnungOperations.ts'
import { JE_SEITE } from '#src/contract/seite.ts'
import { readAmount } from '#src/base/number/typed.ts'
import { OFFENE_STATUS } from '#src/domain/rechnung/offen.ts'
import { notFound, requireActor, type Context } from '../platform/context.ts'
import {
  bedingungen,
  turnPage,
  containsWort,
  oder,
  suchBedingungen,
  und,
  type Bedingung,
  type Liste,
} from '../platform/liste.ts'
import { loadRechnungen } from './load.ts'

type Eingabe = Input<(typeof rechnungOperations)['fetchRechnungen']>
export type RechnungFilter = Pick<Eingabe, 'idPtKunde' | 'jahr' | 'zahlungsStatus' | 'art' | 'idPtKampagne' | 'q'> & {
  /** Days between which the document was written, instead of a year. */
  zeitraum?: { von: string; bis: string }
}

const SPALTEN = {
  rechnungsdatum: { spalte: 'rechnungsdatum', art: 'text' },
  rechnungsnummer: { spalte: 'rechnungsnummer', art: 'text' },
  kampagneBezeichnung: { spalte: 'sortierung', art: 'text' },
  brutto: { spalte: 'brutto', art: 'zahl' },
} as const satisfies Record<NonNullable<Eingabe['sort']>, Pick<Liste, 'spalte' | 'art'>>

const e = bedingungen<'rechnung'>()

/** In number and campaign each word; an amount with its cents finds the gross sum, whatever its sign. */
function gesucht(q: string): Bedingung[] {
  const woerter = suchBedingungen(q, (wort) => [containsWort(e.ref('suche'), wort)])
  const betrag = /[,.\u066b]/.test(q) ? readAmount(q) : null
  if (betrag === null || woerter.length === 0) return woerter
  return [oder([und(woerter), e(e.fn<number>('abs', ['brutto']), '=', Math.abs(betrag))])]
}

/** What the documents of the caller's customer fulfil that a filter finds. */
export function rechnungBedingung(context: Context, filter: RechnungFilter): Bedingung {
  const { idPtKunde } = requireActor(context)
  if (filter.idPtKunde !== undefined && filter.idPtKunde !== idPtKunde) throw notFound()
  const { jahr, zahlungsStatus, art, idPtKampagne, q = '' } = filter
  const tage = jahr === undefined ? filter.zeitraum : { von: `${jahr}-01-01`, bis: `${jahr}-12-31` }
  return und([
    e('idPtKunde', '=', idPtKunde),
    ...(tage === undefined ? [] : [e.between('rechnungsdatum', tage.von, tage.bis)]),
    ...(zahlungsStatus === undefined ? [] : [e('zahlungsStatus', '=', zahlungsStatus)]),
    ...(art === undefined ? [] : [e('art', '=', art)]),
    ...(idPtKampagne === undefined ? [] : [e('idPtKampagne', '=', idPtKampagne)]),
    ...gesucht(q),
  ])
}

const storniert = e.exists(
  e.selectFrom('rechnung as s').select('s.idPtRechnung').whereRef('s.stornoZu', '=', 'rechnung.rechnungsnummer'),
)

/** What is owed, as `offenerBetrag` says it of a loaded document. */
const OFFEN = e
  .case()
  .when('zahlungsStatus', 'not in', OFFENE_STATUS)
  .then(e.lit(0))
  .when(storniert)
  .then(e.lit(0))
  .when('art', '=', 'rechnung')
  .then(e.ref('brutto'))
  .else(e('brutto', '-', e.fn.coalesce('vorausbezahlt', e.lit(0))))
  .end()

function summeVon({ db }: Context, bedingung: Bedingung): Promise<RechnungSumme & { total: number }> {
  return db
    .selectFrom('rechnung')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.coalesce(fn.sum<number>('netto'), e.lit(0)).as('netto'),
      fn.coalesce(fn.sum<number>('ust'), e.lit(0)).as('ust'),
      fn.coalesce(fn.sum<number>('brutto'), e.lit(0)).as('brutto'),
      fn.coalesce(fn.sum<number>(OFFEN), e.lit(0)).as('offen'),
    ])
    .where(bedingung)
    .executeTakeFirstOrThrow()
}

/** Years with a document, newest first: each is one look into the index, however many documents it has. */
async function jahreVon({ db }: Context, idPtKunde: number): Promise<number[]> {
  const jahre: number[] = []
  for (let vor = '9999'; ; vor = `${jahre.at(-1)}-01-01`) {
    const letzte = await db
      .selectFrom('rechnung')
      .select('rechnungsdatum')
      .where('idPtKunde', '=', idPtKunde)
      .where('rechnungsdatum', '<', vor)
      .orderBy('rechnungsdatum', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!letzte) return jahre
    jahre.push(Number(letzte.rechnungsdatum.slice(0, 4)))
  }
}

/** The campaign that is filtered by, under the name on its newest document. */
async function kampagneVon({ db }: Context, idPtKunde: number, idPtKampagne: number | undefined) {
  if (idPtKampagne === undefined) return null
  const row = await db
    .selectFrom('rechnung')
    .select('kampagneBezeichnung as bezeichnung')
    .where('idPtKunde', '=', idPtKunde)
    .where('idPtKampagne', '=', idPtKampagne)
    .orderBy('idPtRechnung', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { idPtKampagne, ...row } : null
}

/** A page of the documents, and the sums over all that is found. */
export async function fetchRechnungen(eingabe: Eingabe, context: Context) {
  const { sort = 'rechnungsdatum', richtung, page, cursor, limit, ...filter } = eingabe
  const { idPtKunde } = requireActor(context)
  const bedingung = rechnungBedingung(context, filter)
  const { total, ...summe } = await summeVon(context, bedingung)
  const { zeilen, ...seite } = await turnPage(
    context.db,
    {
      tabelle: 'rechnung',
      id: 'idPtRechnung',
      bedingung,
      sort,
      ...SPALTEN[sort],
      richtung: richtung ?? (sort === 'kampagneBezeichnung' ? 'auf' : 'ab'),
    },
    { page, cursor, limit, groesse: JE_SEITE.rechnungen },
    (ids) => loadRechnungen(context, idPtKunde, ids),
    total,
  )
  return {
    rechnungen: zeilen,
    ...seite,
    summe,
    jahre: await jahreVon(context, idPtKunde),
    kampagne: await kampagneVon(context, idPtKunde, filter.idPtKampagne),
  }
}
