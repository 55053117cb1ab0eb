import { ZAHLUNGS_STATUS, type ZahlungsStatus } from '#src/contract/kampagne.ts'
import type { RechnungenParams } from '#src/entities/rechnung/queries.ts'

/** Filter of the invoices; it lives in the URL, and what the URL says wrongly falls back. */
export interface RechnungFilter {
  jahr: number | null
  status: ZahlungsStatus | null
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
    id: positive(search.get('id')),
  }
}

export function toQuery({ jahr, status, id }: RechnungFilter): RechnungenParams {
  return {
    ...(id === null ? {} : { idPtKunde: id }),
    ...(jahr === null ? {} : { jahr }),
    ...(status === null ? {} : { zahlungsStatus: status }),
  }
}

/** Years to choose from: this one and the ones before, as far as invoices are kept. */
export function jahre(heute: string, count = 5): number[] {
  const year = Number(heute.slice(0, 4))
  return Array.from({ length: count }, (_, index) => year - index)
}
