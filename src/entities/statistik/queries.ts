import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { statistikOperations } from '#src/contract/statistik.ts'

const api = clientOf(statistikOperations)

export type StatistikParams = Input<Operations['fetchStatistik']>

export const statistikQueries = {
  all: ['statistik'] as const,
  kampagnen: (params: StatistikParams) =>
    queryOptions({
      queryKey: ['statistik', 'kampagnen', params] as const,
      queryFn: ({ signal }) => api.fetchStatistik(params, { signal }),
      placeholderData: keepPreviousData,
    }),
}
