import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import { freigabeOperations } from '#src/contract/freigabe.ts'
import type { FreigabeAnsicht } from '#src/contract/freigabe.ts'
import { movesWith } from '#src/domain/kampagne/movesWith.ts'
import { useOnceMutation } from '#src/shared/useOnceMutation.ts'

const api = clientOf(freigabeOperations)

export const freigabeQueries = {
  detail: (hashKey: string) =>
    queryOptions({
      queryKey: ['freigabe', 'detail', hashKey],
      queryFn: ({ signal }) => api.fetchFreigabe({ hashKey }, { signal }),
    }),
}

/** A picture or PDF of the frozen sheet. Kept where it is drawn: what was answered in its place is asked for again. */
export const loadFreigabeBild = async (hashKey: string, assetId: string): Promise<Blob> =>
  (await api.downloadFreigabeAsset({ hashKey, assetId })).blob

/** The answer takes the place of the page's data: the link is decided. */
function useEntscheidung<I extends { hashKey: string }>(
  call: (input: I, once: { idempotencyKey?: string }) => Promise<FreigabeAnsicht>,
) {
  const client = useQueryClient()
  return useOnceMutation(call, {
    onSuccess: (ansicht, { hashKey }) => {
      const { queryKey } = freigabeQueries.detail(hashKey)
      client.setQueryData(queryKey, ansicht)
      // Who decides in the product goes back to the campaign.
      void client.invalidateQueries({ predicate: movesWith('freigabe', queryKey) })
    },
  })
}

export const useFreigabeErteilen = () => useEntscheidung(api.freigabeErteilen)
export const useFreigabeAblehnen = () => useEntscheidung(api.freigabeAblehnen)

/** Key of the signed-in user's own link to the campaign; null where he is not asked. */
export function useOeffneEigeneFreigabe() {
  return useMutation({
    mutationFn: async (idPtKampagne: number) => (await api.oeffneEigeneFreigabe({ idPtKampagne })).hashKey,
  })
}

export function useNeuenLinkAnfordern() {
  return useMutation({ mutationFn: (hashKey: string) => api.neuenLinkAnfordern({ hashKey }) })
}
