import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import { apizugangOperations } from '#src/contract/apizugangOperations.ts'
import { ereignisOperations } from '#src/contract/ereignis.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'

const api = clientOf({ ...apizugangOperations, ...ereignisOperations })

export type AnfragenParams = Input<Operations['fetchAnfragen']>
export type EreignisseParams = Input<Operations['fetchEreignisse']>
export type ZustellungenParams = Input<Operations['fetchZustellungen']>

const TOKENS = ['apizugang', 'tokens'] as const
const WEBHOOKS = ['apizugang', 'webhooks'] as const
const ZUSTELLUNGEN = ['apizugang', 'zustellungen'] as const

export const apizugangQueries = {
  tokens: () =>
    queryOptions({
      queryKey: TOKENS,
      queryFn: async ({ signal }) => (await api.fetchApiTokens({}, { signal })).tokens,
    }),
  /** Calls of the last 30 days, a page of them. */
  anfragen: (params: AnfragenParams) =>
    queryOptions({
      queryKey: ['apizugang', 'anfragen', params],
      queryFn: ({ signal }) => api.fetchAnfragen(params, { signal }),
      placeholderData: keepPreviousData,
      // Somebody may be trying something right now.
      staleTime: 0,
    }),
  webhooks: () =>
    queryOptions({
      queryKey: WEBHOOKS,
      queryFn: async ({ signal }) => (await api.fetchWebhooks({}, { signal })).webhooks,
    }),
  /** What happened in the last 30 days, a page of it. */
  ereignisse: (params: EreignisseParams) =>
    queryOptions({
      queryKey: ['apizugang', 'ereignisse', params],
      queryFn: ({ signal }) => api.fetchEreignisse(params, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  zustellungen: (params: ZustellungenParams) =>
    queryOptions({
      queryKey: [...ZUSTELLUNGEN, params],
      queryFn: ({ signal }) => api.fetchZustellungen(params, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}

function useApiMutation<I, O>(call: (input: I) => Promise<O>, touched: readonly (readonly string[])[]) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () => Promise.all(touched.map((queryKey) => client.invalidateQueries({ queryKey }))),
    // A secret that was shown once is not kept anywhere.
    gcTime: 0,
  })
}

export const useErstelleApiToken = () => useApiMutation(api.erstelleApiToken, [TOKENS])
export const useRotiereApiToken = () => useApiMutation(api.rotiereApiToken, [TOKENS])
export const useWiderrufeApiToken = () => useApiMutation(api.widerrufeApiToken, [TOKENS])
export const useSaveWebhook = () => useApiMutation(api.saveWebhook, [WEBHOOKS])
export const useLoescheWebhook = () => useApiMutation(api.loescheWebhook, [WEBHOOKS, ZUSTELLUNGEN])
export const useErneuereGeheimnis = () => useApiMutation(api.erneuereWebhookGeheimnis, [WEBHOOKS])
export const useTesteWebhook = () => useApiMutation(api.testeWebhook, [WEBHOOKS, ZUSTELLUNGEN])
export const useWiederholeZustellung = () => useApiMutation(api.wiederholeZustellung, [WEBHOOKS, ZUSTELLUNGEN])
