import {
  MITARBEITER_ROLLEN,
  MITARBEITER_STATUS,
  type Mitarbeiter,
  type MitarbeiterRolle,
  type MitarbeiterStatus,
} from '#src/contract/mitarbeiter.ts'
import { personName } from '#src/domain/mitarbeiter/person.ts'
import { enthaelt } from '#src/domain/suche/suche.ts'

/** What the address says about the list. Values that make no sense fall back (UX-14). */
export interface ListParams {
  q: string
  role: 'alle' | MitarbeiterRolle
  status: 'alle' | MitarbeiterStatus
}

export function parseListParams(search: URLSearchParams): ListParams {
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    role: MITARBEITER_ROLLEN.find((role) => role === search.get('role')) ?? 'alle',
    status: MITARBEITER_STATUS.find((status) => status === search.get('status')) ?? 'alle',
  }
}

/** The address with a change; what is as usual stays out of it. */
export function withParams(before: URLSearchParams, change: Partial<ListParams>): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [key, value] of Object.entries({ ...parseListParams(before), ...change })) {
    if (value === '' || value === 'alle') next.delete(key)
    else next.set(key, value)
  }
  return next
}

/** The rows that the address asks for. */
export function selectRows(mitarbeiter: readonly Mitarbeiter[], { q, role, status }: ListParams): Mitarbeiter[] {
  return mitarbeiter.filter(
    (row) =>
      enthaelt(`${personName(row)} ${row.email} ${row.position}`, q) &&
      (role === 'alle' || row.role === role) &&
      (status === 'alle' || row.status === status),
  )
}
