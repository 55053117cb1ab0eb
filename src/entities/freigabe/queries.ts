import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'

export const freigabeQueries = {
  detail: (hashKey: string) =>
    queryOptions({
      queryKey: ['freigabe', 'detail', hashKey],
      queryFn: ({ signal }) => api.fetchFreigabe({ hashKey }, { signal }),
    }),
  /** A picture or PDF of the frozen sheet; it never changes. */
  asset: (hashKey: string, assetId: string) =>
    queryOptions({
      queryKey: ['freigabe', 'asset', hashKey, assetId],
      queryFn: async ({ signal }) => (await api.downloadFreigabeAsset({ hashKey, assetId }, { signal })).blob,
      staleTime: Infinity,
    }),
}

export function useFreigabeErteilen() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (once: { input: Input<Operations['freigabeErteilen']>; idempotencyKey: string }) =>
      api.freigabeErteilen(once.input, { idempotencyKey: once.idempotencyKey }),
    onSuccess: (ansicht, { input }) => client.setQueryData(freigabeQueries.detail(input.hashKey).queryKey, ansicht),
  })
}

export function useFreigabeAblehnen() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (once: { input: Input<Operations['freigabeAblehnen']>; idempotencyKey: string }) =>
      api.freigabeAblehnen(once.input, { idempotencyKey: once.idempotencyKey }),
    onSuccess: (ansicht, { input }) => client.setQueryData(freigabeQueries.detail(input.hashKey).queryKey, ansicht),
  })
}

export function useNeuenLinkAnfordern() {
  return useMutation({ mutationFn: (hashKey: string) => api.neuenLinkAnfordern({ hashKey }) })
}
