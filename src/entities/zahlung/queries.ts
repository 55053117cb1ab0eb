import { queryOptions, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { clientOf } from '#src/api/client.ts'
import { zahlungOperations } from '#src/contract/zahlung.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { OnceKeys } from '#src/shared/onceKeys.ts'

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

/** What is asked anew after a payment began or ended. */
const betrifft =
  (idPtKampagne: number) =>
  ({ queryKey }: { queryKey: QueryKey }) =>
    queryKey[0] === 'kampagne' || (queryKey[0] === 'zahlung' && queryKey[2] === idPtKampagne)

/** Ends a payment that waits. */
export function useBricheZahlungAb() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<Operations['bricheZahlungAb']>) => api.bricheZahlungAb(input),
    onSettled: (_data, _error, { idPtKampagne }) => client.invalidateQueries({ predicate: betrifft(idPtKampagne) }),
  })
}

/** Starts one attempt; a second click or a retry after a lost answer gets the same attempt. */
export function useStarteZahlung() {
  const client = useQueryClient()
  const [keys] = useState(() => new OnceKeys())
  return useMutation({
    mutationFn: (input: Input<Operations['starteZahlung']>) =>
      api.starteZahlung(input, { idempotencyKey: keys.for(input) }),
    onSuccess: () => keys.done(),
    onSettled: (_data, _error, { idPtKampagne }) => client.invalidateQueries({ predicate: betrifft(idPtKampagne) }),
  })
}
