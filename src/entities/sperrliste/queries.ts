import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { clientOf } from '#src/api/client.ts'
import type { Input } from '#src/contract/operation.ts'
import { sperrlisteOperations } from '#src/contract/sperrliste.ts'
import { OnceKeys } from '#src/shared/onceKeys.ts'

const api = clientOf(sperrlisteOperations)
type Ops = typeof sperrlisteOperations

export const sperrlisteQueries = {
  all: ['sperrliste'] as const,
  list: (params: Input<Ops['fetchSperrliste']>) =>
    queryOptions({
      queryKey: ['sperrliste', 'list', params] as const,
      queryFn: ({ signal }) => api.fetchSperrliste(params, { signal }),
      // While typing the last hits stay.
      placeholderData: keepPreviousData,
    }),
}

/** A change of the list also changes how many people a campaign reaches. */
function useListChange<T, R>(call: (input: T) => Promise<R>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: () => client.invalidateQueries({ queryKey: sperrlisteQueries.all }),
  })
}

export const useSaveSperre = () => useListChange((input: Input<Ops['saveSperre']>) => api.saveSperre(input))
export const useDeleteSperre = () => useListChange((input: Input<Ops['deleteSperre']>) => api.deleteSperre(input))

/** Takes over a checked list. The same file keeps its key until it went through, so a retry imports it once. */
export function useImportSperrliste() {
  const client = useQueryClient()
  const [keys] = useState(() => new OnceKeys())
  return useMutation({
    mutationFn: ({ datei, dateiName }: { datei: Blob; dateiName: string }) =>
      api.importSperrliste({ datei }, { idempotencyKey: keys.for({ dateiName, size: datei.size }) }),
    onSuccess: () => {
      keys.done()
      return client.invalidateQueries({ queryKey: sperrlisteQueries.all })
    },
  })
}
