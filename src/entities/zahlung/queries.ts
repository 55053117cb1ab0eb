import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import { zahlungOperations } from '#src/contract/zahlung.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { movesWith } from '#src/domain/kampagne/movesWith.ts'
import { useOnceMutation } from '#src/shared/useOnceMutation.ts'

const api = clientOf(zahlungOperations)

export const zahlungQueries = {
  all: ['zahlung'] as const,
  /** Attempts of one campaign, newest first. */
  list: (idPtKampagne: number) =>
    queryOptions({
      queryKey: ['zahlung', 'list', idPtKampagne],
      queryFn: ({ signal }) => api.fetchZahlung({ idPtKampagne }, { signal }),
    }),
}

/** Whether a payment began or ended, its campaign and what follows from it are asked for again. */
const refresh = (client: QueryClient) => client.invalidateQueries({ predicate: movesWith('zahlung') })

/** Ends a payment that waits. */
export function useBricheZahlungAb() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<Operations['bricheZahlungAb']>) => api.bricheZahlungAb(input),
    onSettled: () => refresh(client),
  })
}

/** Starts one attempt; a second click or a retry after a lost answer gets the same attempt. */
export function useStarteZahlung() {
  const client = useQueryClient()
  return useOnceMutation(api.starteZahlung, { onSettled: () => refresh(client) })
}
