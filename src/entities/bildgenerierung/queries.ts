import { keepPreviousData, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import { type Bildauftrag } from '#src/contract/bildgenerierung.ts'
import { bildgenerierungOperations } from '#src/contract/bildgenerierungOperations.ts'
import type { Input } from '#src/contract/operation.ts'

const api = clientOf(bildgenerierungOperations)
type Ops = typeof bildgenerierungOperations

/** How often open orders are looked at, ms. */
const BLICK_MS = 2_000

export const istOffen = ({ status }: Pick<Bildauftrag, 'status'>): boolean =>
  status === 'wartend' || status === 'laeuft'

export const bildQueries = {
  all: ['bild'] as const,
  /** Orders, service and quota; read again and again while an order is open. */
  auftraege: () =>
    queryOptions({
      queryKey: ['bild', 'auftraege'] as const,
      queryFn: async ({ signal, client }) => {
        const before = client.getQueryData<{ auftraege: Bildauftrag[] }>(['bild', 'auftraege'])
        const answer = await api.fetchBildauftraege({}, { signal })
        // Pictures have come: the gallery shows them at once.
        if (before && fertige(before.auftraege) !== fertige(answer.auftraege)) void refreshBilder(client)
        return answer
      },
      refetchInterval: ({ state }) => (state.data?.auftraege.some(istOffen) ? BLICK_MS : false),
    }),
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

const fertige = (auftraege: readonly Bildauftrag[]) => auftraege.reduce((sum, auftrag) => sum + auftrag.fertige, 0)

function refreshBilder(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: ['bild', 'list'] }),
    client.invalidateQueries({ queryKey: ['bild', 'beschreibungen'] }),
  ])
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
