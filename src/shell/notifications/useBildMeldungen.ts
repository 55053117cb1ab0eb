import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { useConnected } from '#src/entities/verbindung/connected.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { whenIdle } from '#src/shared/whenIdle.ts'

/** Resolves once no query is on its way. */
function whenAnswered(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (client.isFetching() > 0) return
      stop()
      resolve()
    }
    const stop = client.getQueryCache().subscribe(look)
    look()
  })
}

/** The first page is there, and the browser has nothing else to do. */
async function whenQuiet(client: QueryClient): Promise<void> {
  do {
    await whenAnswered(client)
    await whenIdle()
  } while (client.isFetching() > 0)
}

/** Notices of pictures, for whoever may order them: neither code nor request before the first page is ready. */
export function useBildMeldungen(): void {
  const client = useQueryClient()
  const user = useCurrentUser()
  const person = user && `${user.idPtKunde}-${user.idPtKundeMitarbeiter}`
  const isConnected = useConnected()
  const allowed = useAppAbility().can('create', 'Bildgenerierung') && isConnected('bildgenerierung.fetchBildauftraege')
  useEffect(
    function watch() {
      if (!allowed) return undefined
      let stop: (() => void) | null = null
      let gone = false
      const start = async () => {
        await whenQuiet(client)
        if (gone) return
        const { watchBildauftraege } = await import('./bildMeldungen.ts')
        if (!gone) stop = watchBildauftraege(client)
      }
      // A part that does not come is asked for again with the next page load; the samples are there all the same.
      void start().catch(() => undefined)
      return () => {
        gone = true
        stop?.()
      }
    },
    [client, allowed, person],
  )
}
