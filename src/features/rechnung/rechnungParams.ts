import { ZAHLUNGS_STATUS, type ZahlungsStatus } from '#src/contract/kampagne.ts'
import { RECHNUNG_ARTEN, type Rechnung } from '#src/contract/rechnung.ts'
import type { ExportParams, RechnungenParams } from '#src/entities/rechnung/queries.ts'

/** What the page shows; it lives in the URL, and what the URL says wrongly falls back. */
export interface RechnungFilter {
  jahr: number | null
  status: ZahlungsStatus | null
  art: Rechnung['art'] | null
  /** idPtKampagne. */
  kampagne: number | null
  q: string
  page: number
  /** idPtKunde of the menu's link: only confirms the tenant, another one is not found. */
  id: number | null
}

function positive(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null
}

export function parseRechnungFilter(search: URLSearchParams): RechnungFilter {
  const jahr = positive(search.get('jahr'))
  return {
    jahr: jahr !== null && jahr >= 2000 && jahr <= 2999 ? jahr : null,
    status: ZAHLUNGS_STATUS.find((status) => status === search.get('status')) ?? null,
    art: RECHNUNG_ARTEN.find((art) => art === search.get('art')) ?? null,
    kampagne: positive(search.get('kampagne')),
    q: (search.get('q') ?? '').slice(0, 200),
    page: positive(search.get('page')) ?? 1,
    id: positive(search.get('id')),
  }
}

/** The one document that the address opens; null: the list. */
export function openedRechnung(search: URLSearchParams): number | null {
  return positive(search.get('rechnung'))
}

/** The filter as the service reads it, without page and tenant. */
export function toExport({ jahr, status, art, kampagne, q }: RechnungFilter): Omit<ExportParams, 'format'> {
  return {
    ...(jahr === null ? {} : { jahr }),
    ...(status === null ? {} : { zahlungsStatus: status }),
    ...(art === null ? {} : { art }),
    ...(kampagne === null ? {} : { idPtKampagne: kampagne }),
    ...(q === '' ? {} : { q }),
  }
}

export function toQuery(filter: RechnungFilter): RechnungenParams {
  const { id, page } = filter
  return { ...toExport(filter), ...(id === null ? {} : { idPtKunde: id }), ...(page === 1 ? {} : { page }) }
}

export const isFiltered = (filter: RechnungFilter) => Object.keys(toExport(filter)).length > 0

type Change = Partial<Omit<RechnungFilter, 'id'>>

/** URL after a change; what is usual is left out, and every change but that of the page leads to the first page. */
export function withFilter(search: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [key, value] of Object.entries({ page: 1, ...change })) {
    if (value === null || value === '' || (key === 'page' && value === 1)) next.delete(key)
    else next.set(key, String(value))
  }
  return next
}

/** URL of one document; the list's filters stay for the way back. */
export function withRechnung(search: URLSearchParams, idPtRechnung: number | null): string {
  const next = new URLSearchParams(search)
  if (idPtRechnung === null) next.delete('rechnung')
  else next.set('rechnung', String(idPtRechnung))
  const text = next.toString()
  return text === '' ? '' : `?${text}`
}
