import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import { SUCHE_TREFFER_MAX, sucheOperations, type SuchGruppe } from '#src/contract/suche.ts'

const api = clientOf(sucheOperations)

/** Hits of a search. Nothing tells a search that something was saved, so it always asks again. */
export const sucheQueries = {
  all: ['suche'] as const,
  treffer: (q: string) =>
    queryOptions({
      queryKey: ['suche', 'treffer', q],
      queryFn: ({ signal }) => api.fetchSuche({ q }, { signal }),
      // The hits of the word before stay until those of this one are there.
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** One group, as far as it is shown at all. */
  gruppe: (q: string, gruppe: SuchGruppe) =>
    queryOptions({
      queryKey: ['suche', 'gruppe', gruppe, q],
      queryFn: ({ signal }) =>
        api.fetchSuche({ q, gruppe, limit: SUCHE_TREFFER_MAX }, { signal }).then(({ gruppen }) => gruppen[0] ?? null),
      staleTime: 0,
    }),
}
