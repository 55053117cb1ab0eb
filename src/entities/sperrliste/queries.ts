import { keepPreviousData, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import type { Input } from '#src/contract/operation.ts'
import { sperrlisteOperations } from '#src/contract/sperrliste.ts'
import { movesWith } from '#src/domain/kampagne/movesWith.ts'
import { useOnceMutation } from '#src/shared/useOnceMutation.ts'

const api = clientOf(sperrlisteOperations)
type Ops = typeof sperrlisteOperations

export const sperrlisteQueries = {
  all: ['sperrliste'] as const,
  stand: queryOptions({
    queryKey: ['sperrliste', 'stand'] as const,
    queryFn: ({ signal }) => api.fetchAbgleichStand({}, { signal }),
  }),
  list: (params: Input<Ops['fetchSperrliste']>) =>
    queryOptions({
      queryKey: ['sperrliste', 'list', params] as const,
      queryFn: ({ signal }) => api.fetchSperrliste(params, { signal }),
      // While typing the last hits stay.
      placeholderData: keepPreviousData,
    }),
}

/** Whoever is on the list is left out of target groups and campaigns: what was read of those is old then, too. */
const refresh = (client: QueryClient) => client.invalidateQueries({ predicate: movesWith('sperrliste') })

function useListChange<T, R>(call: (input: T) => Promise<R>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: () => refresh(client),
  })
}

export const useSaveSperre = () => useListChange((input: Input<Ops['saveSperre']>) => api.saveSperre(input))
export const useDeleteSperre = () => useListChange((input: Input<Ops['deleteSperre']>) => api.deleteSperre(input))

type Datei = Input<Ops['importRobinsonliste']>
const sameFile = ({ datei, dateiName }: Datei) => ({ dateiName, size: datei.size })

/** A newer Robinson list in place of the one before, once for the same file. */
export function useImportRobinsonliste() {
  const client = useQueryClient()
  return useOnceMutation(api.importRobinsonliste, { same: sameFile, onSuccess: () => refresh(client) })
}

export const useEntferneRobinsonliste = () => useListChange(() => api.entferneRobinsonliste({}))

/** Takes over a checked list. The same file keeps its key until it went through, so a retry imports it once. */
export function useImportSperrliste() {
  const client = useQueryClient()
  return useOnceMutation(({ datei }: Datei, once) => api.importSperrliste({ datei }, once), {
    same: sameFile,
    onSuccess: () => refresh(client),
  })
}
