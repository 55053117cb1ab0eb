import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import { rechnungOperations } from '#src/contract/rechnung.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'

const api = clientOf(rechnungOperations)

export type RechnungenParams = Input<Operations['fetchRechnungen']>

export const rechnungQueries = {
  all: ['rechnung'] as const,
  list: (params: RechnungenParams) =>
    queryOptions({
      queryKey: ['rechnung', 'list', params],
      queryFn: ({ signal }) => api.fetchRechnungen(params, { signal }),
      placeholderData: keepPreviousData,
    }),
}

/** Answers the file; the page hands it to the browser. */
export function useDownloadRechnung() {
  return useMutation({
    mutationFn: (idPtRechnung: number) => api.downloadRechnungAsPdf({ idPtRechnung }),
  })
}
