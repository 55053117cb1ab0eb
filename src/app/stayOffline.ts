import type { createBrowserRouter, Location } from 'react-router-dom'
import { isOffline, noteReachable } from '#src/shared/connection.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>

/** The browser has no network and no page is shown that could stay. */
export class OfflineError extends Error {
  constructor() {
    super('No network, and nothing to stay at.')
    this.name = 'OfflineError'
  }
}

let router: Router | null = null

/** The router whose page stays; null once it is gone. */
export function stayWith(next: Router | null): void {
  router = next
}

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => pathname + search

/**
 * Without a network the login check cannot fail, it cannot even be asked. Spec §8 ends the session of a failed check;
 * doing that here would take the page and its inputs from the user for a tunnel on the way (zuverlaessigkeit NET-12,
 * finding 3). So where the browser is certainly offline a navigation is called off and the page stays where it is.
 * True when the wanted address is the page that is shown: it was checked before and may stay.
 */
export function staysOffline(wanted: URL): boolean {
  if (!isOffline()) return false
  noteReachable(false)
  // Before the first page there is nothing to go back to.
  if (!router?.state.initialized || router.state.errors !== null) throw new OfflineError()
  const { location } = router.state
  if (addressOf(location) === addressOf(wanted)) return true
  // Replaces the running navigation, whose result then counts for nothing.
  void router.navigate(location, { replace: true, preventScrollReset: true, state: location.state })
  throw new OfflineError()
}
