import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import { preislisteOperations } from '#src/contract/preisliste.ts'

const api = clientOf(preislisteOperations)

/** The general price list (spec 7); it changes rarely. */
export const preislisteQueries = {
  all: ['preisliste'] as const,
  general: () =>
    queryOptions({
      queryKey: ['preisliste', 'general'] as const,
      queryFn: ({ signal }) => api.fetchGeneralPricelist({}, { signal }).then(({ pricelist }) => pricelist),
      staleTime: 5 * 60_000,
    }),
}
