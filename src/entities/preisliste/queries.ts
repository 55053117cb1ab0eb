import { queryOptions } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'

/** The general price list (spec §7); it changes rarely. */
export const preislisteQueries = {
  all: ['preisliste'] as const,
  general: () =>
    queryOptions({
      queryKey: ['preisliste', 'general'] as const,
      queryFn: ({ signal }) => api.fetchGeneralPricelist({}, { signal }).then(({ pricelist }) => pricelist),
      staleTime: 5 * 60_000,
    }),
}
