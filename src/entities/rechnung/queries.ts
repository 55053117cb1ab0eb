import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import { rechnungOperations } from '#src/contract/rechnungOperations.ts'
import type { DatevEinstellung } from '#src/contract/rechnung.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { movesWith } from '#src/domain/kampagne/movesWith.ts'
import { useOnceMutation } from '#src/shared/useOnceMutation.ts'

const api = clientOf(rechnungOperations)

export type RechnungenParams = Input<Operations['fetchRechnungen']>
export type ExportParams = Input<Operations['exportRechnungen']>

export const rechnungQueries = {
  all: ['rechnung'] as const,
  list: (params: RechnungenParams) =>
    queryOptions({
      queryKey: ['rechnung', 'list', params],
      queryFn: ({ signal }) => api.fetchRechnungen(params, { signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (idPtRechnung: number) =>
    queryOptions({
      queryKey: ['rechnung', 'detail', idPtRechnung],
      queryFn: ({ signal }) => api.fetchRechnung({ idPtRechnung }, { signal }),
    }),
  datev: () =>
    queryOptions({
      queryKey: ['rechnung', 'datev'],
      queryFn: ({ signal }) => api.fetchDatevEinstellung({}, { signal }),
    }),
}

/** Answers the file; the page hands it to the browser. */
export function useDownloadRechnung() {
  return useMutation({
    mutationFn: (idPtRechnung: number) => api.downloadRechnungAsPdf({ idPtRechnung }),
  })
}

/** Answers the XRechnung. */
export function useDownloadERechnung() {
  return useMutation({
    mutationFn: (idPtRechnung: number) => api.downloadERechnung({ idPtRechnung }),
  })
}

interface ExportRun {
  params: ExportParams
  signal?: AbortSignal
  onDownloadedBytes?: (bytes: number) => void
}

/** Answers one file of many documents. */
export function useExportRechnungen() {
  return useMutation({ mutationFn: ({ params, ...options }: ExportRun) => api.exportRechnungen(params, options) })
}

export function useSaveDatevEinstellung() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (einstellung: DatevEinstellung) => api.saveDatevEinstellung({ einstellung }),
    onSuccess: (saved) => client.setQueryData(rechnungQueries.datev().queryKey, saved),
  })
}

/** A second click or a retry after a lost answer corrects nothing twice. */
export function useStorniereRechnung() {
  const client = useQueryClient()
  return useOnceMutation(api.storniereRechnung, {
    onSuccess: () => client.invalidateQueries({ predicate: movesWith('rechnung') }),
  })
}

/** A second click sends no second mail. */
export function useSendeRechnung() {
  const client = useQueryClient()
  return useOnceMutation(api.sendeRechnung, {
    onSuccess: (detail) => client.setQueryData(rechnungQueries.detail(detail.idPtRechnung).queryKey, detail),
  })
}
