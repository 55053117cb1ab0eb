import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'

export const zahlungQueries = {
  all: ['zahlung'] as const,
  /** Attempts of one campaign, newest first. */
  list: (idPtKampagne: number) =>
    queryOptions({
      queryKey: ['zahlung', 'list', idPtKampagne],
      queryFn: ({ signal }) => api.fetchZahlung({ idPtKampagne }, { signal }),
    }),
}

/** Starts one attempt; the same key again answers the same attempt, so that a second click books nothing. */
export function useStarteZahlung() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (once: { input: Input<Operations['starteZahlung']>; idempotencyKey: string }) =>
      api.starteZahlung(once.input, { idempotencyKey: once.idempotencyKey }),
    onSettled: (_data, _error, { input }) =>
      client.invalidateQueries({
        predicate: ({ queryKey }) =>
          queryKey[0] === 'zahlung' ? queryKey[2] === input.idPtKampagne : queryKey[0] === 'kampagne',
      }),
  })
}
