import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import type { Ausschluss } from '#src/contract/ausschluss.ts'
import { zielgruppeOperations } from '#src/contract/zielgruppeOperations.ts'

const api = clientOf(zielgruppeOperations)

export const abgleichQueries = {
  /** Who is left out, as hashes. They may be megabytes: gone from memory with the page that compares. */
  hashes: (ausschluss: Ausschluss) =>
    queryOptions({
      // Below the blocklist: a change of it makes them old.
      queryKey: ['sperrliste', 'abgleich', ausschluss] as const,
      queryFn: async ({ signal }) => (await api.fetchAbgleich({ ausschluss }, { signal })).blob.text(),
      staleTime: 60_000,
      gcTime: 0,
      retry: false,
    }),
}
