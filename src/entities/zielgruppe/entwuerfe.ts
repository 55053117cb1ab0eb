import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { clientOf } from '#src/api/client.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { zielgruppeOperations } from '#src/contract/zielgruppeOperations.ts'
import { OnceKeys } from '#src/shared/onceKeys.ts'

const api = clientOf(zielgruppeOperations)
const queryKey = ['zielgruppe', 'entwuerfe'] as const

/** Lists that were put aside while somebody worked on them. */
export const entwurfQueries = {
  list: queryOptions({ queryKey, queryFn: ({ signal }) => api.fetchAdressEntwuerfe({}, { signal }) }),
}

/** Rows of a list that was put aside. */
export const oeffneAdressEntwurf = async (idPtAdressEntwurf: number): Promise<Blob> =>
  (await api.oeffneAdressEntwurf({ idPtAdressEntwurf })).blob

/** Rows of a list that is stored. */
export const fetchAdressen = async (idPtZielgruppe: number): Promise<Blob> =>
  (await api.fetchAdressen({ idPtZielgruppe })).blob

export function useSaveAdressEntwurf() {
  const client = useQueryClient()
  const [keys] = useState(() => new OnceKeys())
  return useMutation({
    mutationFn: (input: Input<Operations['saveAdressEntwurf']>) => {
      const { datei, ...rest } = input
      return api.saveAdressEntwurf(input, { idempotencyKey: keys.for({ ...rest, size: datei.size }) })
    },
    onSuccess: () => {
      // The next state is another one, even where it looks the same.
      keys.done()
      return client.invalidateQueries({ queryKey })
    },
  })
}

export function useVerwirfAdressEntwurf() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<Operations['verwirfAdressEntwurf']>) => api.verwirfAdressEntwurf(input),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}
