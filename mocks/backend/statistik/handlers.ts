import type { Input } from '#src/contract/operation.ts'
import { JE_SEITE, SEITE_MAX } from '#src/contract/seite.ts'
import type { KampagneStatistik, statistikOperations } from '#src/contract/statistik.ts'
import { requireActor, type Context } from '../platform/context.ts'
import type { HandlersOf } from '../platform/handlers.ts'
import { liesMarke, marke } from '../platform/liste.ts'

type Eingabe = Input<(typeof statistikOperations)['fetchStatistik']>
type Sort = NonNullable<Eingabe['sort']>

interface Gezaehlt extends KampagneStatistik {
  sortierung: string
}

/** What was sent and what came back of it, campaign by campaign, from the counted days. */
async function gezaehlte(context: Context): Promise<Gezaehlt[]> {
  const { idPtKunde, apiToken } = requireActor(context)
  const rows = await context.db
    .selectFrom('kampagne as k')
    .leftJoin('scanTag as t', 't.idPtKampagne', 'k.idPtKampagne')
    .select(['k.idPtKampagne', 'k.bezeichnung', 'k.sortierung', 'k.versandDatum', 'k.menge', 'k.gemeldeteMenge'])
    .select(({ fn }) => [
      fn.sum<number | null>('t.scans').as('scans'),
      fn.sum<number | null>('t.eindeutig').as('karten'),
    ])
    .where('k.idPtKunde', '=', idPtKunde)
    .where('k.state', '=', 'inVersendet')
    .where('k.testmodus', '=', apiToken?.modus === 'test' ? 1 : 0)
    .groupBy('k.idPtKampagne')
    .execute()
  return rows.map(({ versandDatum, menge, gemeldeteMenge, scans, karten, ...row }) => ({
    ...row,
    versandDatum: versandDatum ?? '',
    versendet: gemeldeteMenge ?? menge,
    scans: Number(scans ?? 0),
    eindeutig: Number(karten ?? 0),
  }))
}

const quote = ({ eindeutig, versendet }: Gezaehlt): number => (versendet === 0 ? -1 : eindeutig / versendet)

/** What is compared; a cursor holds whole numbers, so a share counts in thousand millionths. */
const WERT: Record<Sort, (row: Gezaehlt) => string | number> = {
  versandDatum: ({ versandDatum }) => versandDatum || '9999',
  bezeichnung: ({ sortierung }) => sortierung,
  versendet: ({ versendet }) => versendet,
  scans: ({ scans }) => scans,
  eindeutig: ({ eindeutig }) => eindeutig,
  quote: (row) => Math.floor(quote(row) * 1_000_000_000),
}

interface Stelle {
  wert: string | number
  id: number
}

function compare(a: Stelle, b: Stelle): number {
  if (a.wert !== b.wert) return a.wert < b.wert ? -1 : 1
  return a.id - b.id
}

const summe = (rows: readonly Gezaehlt[], feld: 'versendet' | 'scans' | 'eindeutig') =>
  rows.reduce((sum, row) => sum + row[feld], 0)

export const statistikHandlers: HandlersOf<typeof statistikOperations> = {
  /**
   * Figures of what was really sent, newest first; scans are counted per card, not per person. Every campaign is summed
   * for the headline, so the order is made of the same rows: figures of two tables have no index.
   */
  async fetchStatistik(eingabe, context) {
    const { sort = 'versandDatum', page = 1, cursor, limit } = eingabe
    const richtung = eingabe.richtung ?? (sort === 'bezeichnung' ? 'auf' : 'ab')
    const ort = { tabelle: 'kampagne', sort: `statistik.${sort}`, richtung } as const
    const art = sort === 'versandDatum' || sort === 'bezeichnung' ? 'text' : 'zahl'
    const rows = await gezaehlte(context)
    const sign = richtung === 'auf' ? 1 : -1
    const stellen = rows
      .map((row) => ({ row, wert: WERT[sort](row), id: row.idPtKampagne }))
      .sort((a, b) => sign * compare(a, b))
    const groesse = Math.min(Math.max(limit ?? JE_SEITE.statistik, 1), SEITE_MAX)
    const seiten = Math.max(1, Math.ceil(rows.length / groesse))
    const nach = cursor === undefined ? null : liesMarke({ ...ort, art }, cursor)
    const gezeigt = Math.min(Math.max(nach?.page ?? page, 1), seiten)
    const behind = nach === null ? -1 : stellen.findIndex((stelle) => sign * compare(stelle, nach) > 0)
    const start = nach === null ? (gezeigt - 1) * groesse : behind < 0 ? stellen.length : behind
    const shown = stellen.slice(start, start + groesse)
    const last = shown.at(-1)
    return {
      kampagnen: shown.map(({ row: { sortierung: _, ...row } }) => row),
      total: rows.length,
      page: gezeigt,
      seitenGroesse: groesse,
      weiter:
        last && start + groesse < stellen.length
          ? marke(ort, { wert: last.wert, id: last.id, page: gezeigt + 1 })
          : null,
      summe: {
        versendet: summe(rows, 'versendet'),
        scans: summe(rows, 'scans'),
        eindeutig: summe(rows, 'eindeutig'),
      },
      besteQuote: rows.reduce((best, row) => Math.max(best, quote(row)), 0),
    }
  },
}
