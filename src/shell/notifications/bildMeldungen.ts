import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import type { Bildauftrag } from '#src/contract/bildgenerierung.ts'
import { auftraegeQuery, isOpen } from '#src/entities/bildgenerierung/auftraege.ts'
import { setBildauftraege } from './bildStore.ts'

/** How often an own order that is open is looked at, ms; assumed: its page looks more often. */
const BLICK_MS = 5_000

const hasOpen = (auftraege: readonly Bildauftrag[] | undefined): boolean =>
  auftraege?.some((auftrag) => auftrag.eigener && isOpen(auftrag)) ?? false

/** Tells the bell how own orders end, from now on: read now, with the focus, and while one is open. */
export function watchBildauftraege(client: QueryClient): () => void {
  const observer = new QueryObserver(client, {
    ...auftraegeQuery(),
    refetchInterval: ({ state }) => (hasOpen(state.data?.auftraege) ? BLICK_MS : false),
  })
  const stop = observer.subscribe(({ data }) => data && setBildauftraege(data.auftraege))
  const { data } = observer.getCurrentResult()
  if (data) setBildauftraege(data.auftraege)
  return () => {
    stop()
    // They are somebody's own.
    setBildauftraege([])
  }
}
