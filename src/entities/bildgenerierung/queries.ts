import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import { bildgenerierungOperations } from '#src/contract/bildgenerierungOperations.ts'
import type { Input } from '#src/contract/operation.ts'
import { auftraegeQuery, refreshBilder } from './auftraege.ts'

const api = clientOf(bildgenerierungOperations)
type Ops = typeof bildgenerierungOperations

export const bildQueries = {
  all: ['bild'] as const,
  auftraege: auftraegeQuery,
  list: (params: Input<Ops['fetchBilder']>) =>
    queryOptions({
      queryKey: ['bild', 'list', params] as const,
      queryFn: ({ signal }) => api.fetchBilder(params, { signal }),
      placeholderData: keepPreviousData,
    }),
  beschreibungen: () =>
    queryOptions({
      queryKey: ['bild', 'beschreibungen'] as const,
      queryFn: ({ signal }) => api.fetchBeschreibungen({}, { signal }).then(({ beschreibungen }) => beschreibungen),
    }),
}

export function useErzeugeBilder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<Ops['erzeugeBilder']>) => api.erzeugeBilder(input),
    onSettled: () => client.invalidateQueries({ queryKey: bildQueries.auftraege().queryKey }),
  })
}

export function useBricheAb() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (idPtBildgenerierung: number) => api.bricheBildauftragAb({ idPtBildgenerierung }),
    onSettled: () => client.invalidateQueries({ queryKey: bildQueries.auftraege().queryKey }),
  })
}

export function useMerkeGesehen() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: number[]) => api.merkeGesehen({ ids }),
    onSuccess: () => client.invalidateQueries({ queryKey: bildQueries.auftraege().queryKey }),
  })
}

export function useZeichneMotiv() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<Ops['zeichneMotiv']>) => api.zeichneMotiv(input),
    onSuccess: () => refreshBilder(client),
  })
}

export function useSaveFavorit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<Ops['saveFavorit']>) => api.saveFavorit(input),
    onSuccess: () => refreshBilder(client),
  })
}

export function useDeleteBild() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (idPtBild: number) => api.deleteBild({ idPtBild }),
    onSettled: () => refreshBilder(client),
  })
}

export function downloadBild(idPtBild: number) {
  return api.downloadBild({ idPtBild })
}

export function useUebernimmBild() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<Ops['uebernimmBild']>) => api.uebernimmBild(input),
    onSuccess: () => refreshBilder(client),
  })
}

export function useWerbemittelAusBild() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<Ops['werbemittelAusBild']>) => api.werbemittelAusBild(input),
    onSuccess: () => refreshBilder(client),
  })
}
