import { queryOptions } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'

export const statistikQueries = {
  all: ['statistik'] as const,
  kampagnen: () =>
    queryOptions({
      queryKey: ['statistik', 'kampagnen'] as const,
      queryFn: ({ signal }) => api.fetchStatistik({}, { signal }).then(({ kampagnen }) => kampagnen),
    }),
}
