import { ZIELGRUPPE_STATUS, type Zielgruppe, type ZielgruppeStatus } from '#src/contract/zielgruppe.ts'
import { enthaelt } from '#src/domain/suche/suche.ts'

/** What the address says about the list. Values that make no sense fall back (UX-14). */
export interface ListParams {
  q: string
  typ: 'alle' | Zielgruppe['typ']
  status: 'alle' | ZielgruppeStatus
  sort: SortKey
  richtung: 'auf' | 'ab'
  /** Archived ones instead of those in use. */
  archiviert: boolean
}

export const SORT_KEYS = ['bezeichnung', 'potenzial', 'geaendertAm'] as const
type SortKey = (typeof SORT_KEYS)[number]

export function parseListParams(search: URLSearchParams): ListParams {
  const typ = search.get('typ')
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    typ: typ === 'filter' || typ === 'hochgeladen' ? typ : 'alle',
    status: ZIELGRUPPE_STATUS.find((status) => status === search.get('status')) ?? 'alle',
    sort: SORT_KEYS.find((key) => key === search.get('sort')) ?? 'geaendertAm',
    richtung: search.get('richtung') === 'auf' ? 'auf' : 'ab',
    archiviert: search.get('archiviert') === '1',
  }
}

const DEFAULTS: ListParams = {
  q: '',
  typ: 'alle',
  status: 'alle',
  sort: 'geaendertAm',
  richtung: 'ab',
  archiviert: false,
}

/** The address with a change; what is as usual stays out of it. */
export function withParams(before: URLSearchParams, change: Partial<ListParams>): URLSearchParams {
  const next = new URLSearchParams(before)
  const usual: Record<string, unknown> = { ...DEFAULTS }
  for (const [key, value] of Object.entries({ ...parseListParams(before), ...change })) {
    if (value === usual[key]) next.delete(key)
    else next.set(key, value === true ? '1' : String(value))
  }
  return next
}

const compare: Record<SortKey, (a: Zielgruppe, b: Zielgruppe) => number> = {
  bezeichnung: (a, b) => a.bezeichnung.localeCompare(b.bezeichnung, 'de'),
  potenzial: (a, b) => a.potenzial - b.potenzial,
  geaendertAm: (a, b) => a.geaendertAm.localeCompare(b.geaendertAm),
}

/** The rows that the address asks for. */
export function selectRows(zielgruppen: readonly Zielgruppe[], params: ListParams): Zielgruppe[] {
  const sign = params.richtung === 'auf' ? 1 : -1
  return zielgruppen
    .filter(
      ({ bezeichnung, typ, status }) =>
        enthaelt(bezeichnung, params.q) &&
        (params.typ === 'alle' || typ === params.typ) &&
        (params.status === 'alle' || status === params.status),
    )
    .sort((a, b) => sign * compare[params.sort](a, b))
}
