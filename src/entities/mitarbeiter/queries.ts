import { queryOptions } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'

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
