import { KAMPAGNE_STATES, type KampagneState } from '#src/contract/kampagne.ts'
import type { KampagnenParams } from '#src/entities/kampagne/queries.ts'

export const SORTIERUNGEN = ['geaendertAm', 'bezeichnung', 'versandDatum', 'menge', 'state'] as const
type Sortierung = (typeof SORTIERUNGEN)[number]

/** What the list shows; it lives in the URL, and what the URL says wrongly falls back. */
export interface ListParams {
  state: KampagneState | 'all'
  q: string
  sort: Sortierung
  richtung: 'auf' | 'ab'
  page: number
}

export function parseListParams(search: URLSearchParams): ListParams {
  const sort = SORTIERUNGEN.find((name) => name === search.get('sort')) ?? 'geaendertAm'
  const richtung = search.get('richtung')
  const page = Number(search.get('page'))
  return {
    state: KAMPAGNE_STATES.find((state) => state === search.get('state')) ?? 'all',
    q: (search.get('q') ?? '').slice(0, 200),
    sort,
    richtung: richtung === 'auf' || richtung === 'ab' ? richtung : firstDirection(sort),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Newest and largest first, names and days from the start. */
function firstDirection(sort: Sortierung): 'auf' | 'ab' {
  return sort === 'geaendertAm' || sort === 'menge' ? 'ab' : 'auf'
}

export function toQuery({ state, q, sort, richtung, page }: ListParams): KampagnenParams {
  return { state, sort, richtung, page, ...(q ? { q } : {}) }
}

/** URL after a change; what is usual is left out, and every change but that of the page leads to the first page. */
export function withParams(search: URLSearchParams, change: Partial<ListParams>): URLSearchParams {
  const next = { ...parseListParams(search), page: 1, ...change }
  if (change.sort && !change.richtung) next.richtung = firstDirection(change.sort)
  const result = new URLSearchParams(search)
  const put = (key: string, value: string, usual: string) => {
    if (value === usual) result.delete(key)
    else result.set(key, value)
  }
  put('state', next.state, 'all')
  put('q', next.q, '')
  put('sort', next.sort, 'geaendertAm')
  put('richtung', next.richtung, firstDirection(next.sort))
  put('page', String(next.page), '1')
  return result
}
