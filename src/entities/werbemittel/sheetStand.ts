import type { QueryClient } from '@tanstack/react-query'

/** Whether a side stands on the screen in full; `fehlt`: something of it did not come, and is said. */
export type SheetStand = 'laedt' | 'fehlt' | 'steht'

/** Asks once more for whatever of the sheets on the screen did not come. */
export const loadAgain = (client: QueryClient): Promise<void> =>
  client.refetchQueries({
    queryKey: ['werbemittel'],
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  })
