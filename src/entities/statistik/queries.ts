import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import { statistikOperations } from '#src/contract/statistik.ts'

const api = clientOf(statistikOperations)

export const statistikQueries = {
  all: ['statistik'] as const,
  kampagnen: () =>
    queryOptions({
      queryKey: ['statistik', 'kampagnen'] as const,
      queryFn: ({ signal }) => api.fetchStatistik({}, { signal }).then(({ kampagnen }) => kampagnen),
    }),
}
