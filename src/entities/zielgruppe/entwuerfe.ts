import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import type { AdressEntwurf } from '#src/contract/adressEntwurf.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { zielgruppeOperations } from '#src/contract/zielgruppeOperations.ts'
import { useOnceMutation } from '#src/shared/useOnceMutation.ts'
import { inhaltVon } from './dateiInhalt.ts'

const api = clientOf(zielgruppeOperations)
const queryKey = ['zielgruppe', 'entwuerfe'] as const

/** Lists that were put aside while somebody worked on them. */
export const entwurfQueries = {
  // Colleagues work on them, too: what was read before is old.
  list: queryOptions({ queryKey, queryFn: ({ signal }) => api.fetchAdressEntwuerfe({}, { signal }), staleTime: 0 }),
}

/** A draft as it is kept now; null: it was discarded, or went with an upload. */
export async function fetchEntwurf(client: QueryClient, idPtAdressEntwurf: number): Promise<AdressEntwurf | null> {
  const { entwuerfe } = await client.fetchQuery(entwurfQueries.list)
  return entwuerfe.find((one) => one.idPtAdressEntwurf === idPtAdressEntwurf) ?? null
}

/** Rows of a list that was put aside. */
export const oeffneAdressEntwurf = async (idPtAdressEntwurf: number): Promise<Blob> =>
  (await api.oeffneAdressEntwurf({ idPtAdressEntwurf })).blob

/** Rows of a list that is stored. */
export const fetchAdressen = async (idPtZielgruppe: number): Promise<Blob> =>
  (await api.fetchAdressen({ idPtZielgruppe })).blob

export function useSaveAdressEntwurf() {
  const client = useQueryClient()
  return useOnceMutation(api.saveAdressEntwurf, {
    same: inhaltVon,
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}

export function useVerwirfAdressEntwurf() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<Operations['verwirfAdressEntwurf']>) => api.verwirfAdressEntwurf(input),
    // Where somebody else was quicker, it is gone all the same.
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
