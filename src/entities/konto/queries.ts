import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import { kontoOperations } from '#src/contract/konto.ts'

const api = clientOf(kontoOperations)

export const kontoQueries = {
  all: ['konto'] as const,
  /** `idPtKunde` only confirms the tenant of the token; another one is not found. */
  detail: (idPtKunde?: number) =>
    queryOptions({
      queryKey: ['konto', 'detail', idPtKunde ?? null] as const,
      queryFn: ({ signal }) => api.fetchKonto(idPtKunde === undefined ? {} : { idPtKunde }, { signal }),
    }),
}

/** Accepts the contract on data processing. */
export function useAkzeptiereAvv() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.akzeptiereAvv({}),
    onSuccess: () => client.invalidateQueries({ queryKey: kontoQueries.all }),
  })
}
