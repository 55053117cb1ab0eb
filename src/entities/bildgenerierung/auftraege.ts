import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import { bildauftraegeOperations } from '#src/contract/bildauftraegeOperations.ts'
import type { Bildauftrag } from '#src/contract/bildgenerierung.ts'

const api = clientOf(bildauftraegeOperations)

/** How often open orders are looked at, ms. */
const BLICK_MS = 2_000

export const isOpen = ({ status }: Pick<Bildauftrag, 'status'>): boolean => status === 'wartend' || status === 'laeuft'

/** Orders, service and quota; read again and again while an order is open. */
export const auftraegeQuery = () =>
  queryOptions({
    queryKey: ['bild', 'auftraege'] as const,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<{ auftraege: Bildauftrag[] }>(['bild', 'auftraege'])
      const answer = await api.fetchBildauftraege({}, { signal })
      // Pictures have come: the gallery shows them at once.
      if (before && fertige(before.auftraege) !== fertige(answer.auftraege)) void refreshBilder(client)
      return answer
    },
    refetchInterval: ({ state }) => (state.data?.auftraege.some(isOpen) ? BLICK_MS : false),
  })

const fertige = (auftraege: readonly Bildauftrag[]) => auftraege.reduce((sum, auftrag) => sum + auftrag.fertige, 0)

export function refreshBilder(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: ['bild', 'list'] }),
    client.invalidateQueries({ queryKey: ['bild', 'beschreibungen'] }),
  ])
}
