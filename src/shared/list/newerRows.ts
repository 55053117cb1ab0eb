import type { QueryClient, QueryKey } from '@tanstack/react-query'

interface Versioned {
  version: number
}

/** What is kept of an entity is read again when a list shows a newer version of it, so that both say the same. */
export function markOlder<Row extends Versioned>(
  client: QueryClient,
  rows: readonly Row[],
  detailOf: (row: Row) => QueryKey,
): void {
  for (const row of rows) {
    const queryKey = detailOf(row)
    const kept = client.getQueryData<Versioned>(queryKey)
    if (kept && kept.version < row.version) void client.invalidateQueries({ queryKey, exact: true })
  }
}
