import type { AnfragenParams } from '#src/entities/apizugang/queries.ts'

/** What the address says about the request log. Values that make no sense fall back (UX-14). */
export interface AnfragenFilter {
  token: number | null
  operation: string | null
  ergebnis: 'erfolg' | 'fehler' | null
  anfrage: string
  page: number
}

const positive = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

export function parseAnfragen(search: URLSearchParams): AnfragenFilter {
  const ergebnis = search.get('ergebnis')
  return {
    token: positive(search.get('token')),
    operation: search.get('aufruf'),
    ergebnis: ergebnis === 'erfolg' || ergebnis === 'fehler' ? ergebnis : null,
    anfrage: (search.get('anfrage') ?? '').slice(0, 20),
    page: positive(search.get('seite')) ?? 1,
  }
}

export function toQuery({ token, operation, ergebnis, anfrage, page }: AnfragenFilter): AnfragenParams {
  return {
    ...(token === null ? {} : { idPtApiToken: token }),
    ...(operation === null ? {} : { operation: operation.slice(0, 80) }),
    ...(ergebnis === null ? {} : { ergebnis }),
    ...(anfrage === '' ? {} : { anfrage }),
    page,
  }
}

/** The address with one filter changed; that begins at the first page again. */
export function withFilter(before: URLSearchParams, key: string, value: string): URLSearchParams {
  const next = new URLSearchParams(before)
  next.delete('seite')
  if (value === '') next.delete(key)
  else next.set(key, value)
  return next
}
