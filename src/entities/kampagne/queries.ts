import { keepPreviousData, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { clientOf, type CallOptions } from '#src/api/client.ts'
import { kampagneOperations } from '#src/contract/kampagneOperations.ts'
import type { Operations } from '#src/contract/index.ts'
import { ApiError } from '#src/contract/apiError.ts'
import { kampagne as kampagneSchema, type Kampagne } from '#src/contract/kampagne.ts'
import type { Input } from '#src/contract/operation.ts'
import { movesWith } from '#src/domain/kampagne/movesWith.ts'
import { markOlder } from '#src/shared/list/newerRows.ts'
import { useOnceMutation } from '#src/shared/useOnceMutation.ts'
import { fetchUebersicht } from './uebersicht.ts'

const api = clientOf(kampagneOperations)

export type KampagnenParams = Input<Operations['fetchKampagnen']>

/** How often a page looks how far the freezing is, ms; assumed. */
const EINFRIEREN_MS = 2_000

export const kampagneQueries = {
  all: ['kampagne'] as const,
  list: (params: KampagnenParams) =>
    queryOptions({
      queryKey: ['kampagne', 'list', params],
      queryFn: async ({ signal, client }) => {
        const answer = await api.fetchKampagnen(params, { signal })
        markOlder(client, answer.kampagnen, (row) => ['kampagne', 'detail', row.idPtKampagne])
        return answer
      },
      placeholderData: keepPreviousData,
    }),
  /** Below the lists: what makes them old makes it old. */
  uebersicht: () =>
    queryOptions({
      queryKey: ['kampagne', 'list', 'uebersicht'],
      queryFn: ({ signal }) => fetchUebersicht(signal),
    }),
  detail: (idPtKampagne: number) =>
    queryOptions({
      queryKey: ['kampagne', 'detail', idPtKampagne],
      queryFn: ({ signal }) => api.fetchKampagne({ idPtKampagne }, { signal }),
      // On its way to its approvers it moves by itself.
      refetchInterval: ({ state }) => (state.data && state.data.eingefroren !== null ? EINFRIEREN_MS : false),
    }),
  versandtage: (von: string, bis: string) =>
    queryOptions({
      queryKey: ['kampagne', 'versandtage', von, bis],
      queryFn: ({ signal }) => api.fetchVersandtage({ von, bis }, { signal }),
      placeholderData: keepPreviousData,
    }),
}

/** Puts a fresh campaign into the cache and marks everything that depends on it as old. */
async function storeKampagne(client: QueryClient, kampagne: Kampagne): Promise<void> {
  const detail = kampagneQueries.detail(kampagne.idPtKampagne)
  client.setQueryData(detail.queryKey, kampagne)
  await client.invalidateQueries({ predicate: movesWith('kampagne', detail.queryKey) })
}

function useKampagneMutation<I>(call: (input: I, options?: CallOptions) => Promise<Kampagne>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: I) => call(input),
    onSuccess: (kampagne) => storeKampagne(client, kampagne),
  })
}

/** What was read of lists and sheets is old; what stands beside the draft is not read again with each save. */
const markParts = (client: QueryClient) =>
  client.invalidateQueries({ predicate: movesWith('entwurf'), refetchType: 'none' })

/**
 * Saves what is there; without an id a new draft, which is made once, however often it is tried with the same content.
 * The page decides what a stale version means.
 */
export function useSaveKampagne() {
  const client = useQueryClient()
  return useOnceMutation(api.saveKampagne, {
    same: (input) => (input.idPtKampagne === undefined ? input : null),
    forGood: true,
    onSuccess: (kampagne) => {
      client.setQueryData(kampagneQueries.detail(kampagne.idPtKampagne).queryKey, kampagne)
      // Not awaited: the next keystroke must not wait for the list.
      void client.invalidateQueries({ queryKey: ['kampagne', 'list'] })
      void markParts(client)
    },
  })
}

export const useFreigabeZurueckziehen = () => useKampagneMutation(api.freigabeZurueckziehen)
export const useWiederOeffnen = () => useKampagneMutation(api.wiederOeffnen)
export const useAnhalten = () => useKampagneMutation(api.anhalten)
export const useFortsetzen = () => useKampagneMutation(api.fortsetzen)
export const useTerminAendern = () => useKampagneMutation(api.terminAendern)
export const useStornoAnfragen = () => useKampagneMutation(api.stornoAnfragen)
export const useKopiereKampagne = () => useKampagneMutation(api.kopiereKampagne)

/** A second click or a retry after a lost answer cancels nothing twice. */
export function useStornieren() {
  const client = useQueryClient()
  return useOnceMutation(api.stornieren, { onSuccess: (kampagne) => storeKampagne(client, kampagne) })
}

/** The campaign with its new price, from a refusal to order at the old one. */
export function newlyPriced(error: unknown): Kampagne | null {
  if (!(error instanceof ApiError) || error.code !== 'PREIS_GEAENDERT') return null
  const parsed = kampagneSchema.safeParse(error.current)
  return parsed.success ? parsed.data : null
}

/** Answers the links, which are never shown again. */
export function useKampagneZurFreigabeGeben() {
  const client = useQueryClient()
  return useOnceMutation(api.kampagneZurFreigabeGeben, {
    onSuccess: ({ kampagne }) => storeKampagne(client, kampagne),
    onError: (error) => {
      const kampagne = newlyPriced(error)
      if (kampagne !== null) void storeKampagne(client, kampagne)
    },
  })
}

export function useFreigabeLinkErneuern() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<Operations['freigabeLinkErneuern']>) => api.freigabeLinkErneuern(input),
    onSuccess: ({ kampagne }) => storeKampagne(client, kampagne),
  })
}

/** Quotes again at today's prices. */
export function useBerechnePreis() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (idPtKampagne: number) => api.berechnePreis({ idPtKampagne }),
    onSuccess: () => client.invalidateQueries({ queryKey: kampagneQueries.all }),
  })
}

export function useDeleteKampagne() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<Operations['deleteKampagne']>) => api.deleteKampagne(input),
    onSuccess: async (_, { idPtKampagne }) => {
      client.removeQueries({ queryKey: kampagneQueries.detail(idPtKampagne).queryKey })
      void markParts(client)
      await client.invalidateQueries({ queryKey: ['kampagne', 'list'] })
    },
  })
}
