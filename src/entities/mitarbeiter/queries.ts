import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import { mitarbeiterOperations } from '#src/contract/mitarbeiter.ts'

const api = clientOf(mitarbeiterOperations)

export const mitarbeiterQueries = {
  all: ['mitarbeiter'] as const,
  list: () =>
    queryOptions({
      queryKey: ['mitarbeiter', 'list'] as const,
      queryFn: ({ signal }) => api.fetchMitarbeiterListe({}, { signal }).then(({ mitarbeiter }) => mitarbeiter),
    }),
  detail: (idThHeadhunterMitarbeiter: number) =>
    queryOptions({
      queryKey: ['mitarbeiter', 'detail', idThHeadhunterMitarbeiter] as const,
      queryFn: ({ signal }) => api.fetchMitarbeiter({ idThHeadhunterMitarbeiter }, { signal }),
    }),
}
