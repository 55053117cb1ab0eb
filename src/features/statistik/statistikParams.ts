import type { StatistikParams } from '#src/entities/statistik/queries.ts'

const SORTS = ['versandDatum', 'bezeichnung', 'versendet', 'scans', 'eindeutig', 'quote'] as const
type Sort = (typeof SORTS)[number]

export interface StatistikSeite {
  sort: Sort
  richtung: 'auf' | 'ab'
  page: number
}

/** What a first click on a column shows: names from A, of everything else the most or the newest. */
const usual = (sort: Sort) => (sort === 'bezeichnung' ? 'auf' : 'ab')

/** What the page shows; it lives in the URL, and what the URL says wrongly falls back. */
export function parseSeite(search: URLSearchParams): StatistikSeite {
  const sort = SORTS.find((name) => name === search.get('sort')) ?? 'versandDatum'
  const richtung = search.get('richtung')
  const page = search.get('page') ?? ''
  return {
    sort,
    richtung: richtung === 'auf' || richtung === 'ab' ? richtung : usual(sort),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  }
}

export function toQuery({ sort, richtung, page }: StatistikSeite): StatistikParams {
  return { sort, richtung, ...(page === 1 ? {} : { page }) }
}

/** URL of a page; what is usual is left out. */
export function withSeite({ sort, richtung, page }: StatistikSeite): URLSearchParams {
  return new URLSearchParams({
    ...(sort === 'versandDatum' ? {} : { sort }),
    ...(richtung === usual(sort) ? {} : { richtung }),
    ...(page === 1 ? {} : { page: String(page) }),
  })
}

/** After a click on a column: by it, or the other way round. */
export function sortedBy(seite: StatistikSeite, key: string): StatistikSeite {
  const sort = SORTS.find((name) => name === key) ?? seite.sort
  const other = seite.richtung === 'auf' ? 'ab' : 'auf'
  return { sort, richtung: sort === seite.sort ? other : usual(sort), page: 1 }
}
