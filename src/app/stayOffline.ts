import {
  createPath,
  type createBrowserRouter,
  type Location,
  type RouterNavigateOptions,
  type To,
} from 'react-router-dom'
import { isGuarded } from '#src/routes/kinds.ts'
import { isOffline, noteReachable } from '#src/shared/connection.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state' | 'subscribe'>

/** The browser has no network and no page is shown that could stay. */
export class OfflineError extends Error {
  constructor() {
    super('No network, and nothing to stay at.')
    this.name = 'OfflineError'
  }
}

let router: Router | null = null
let returns: Returns | null = null

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => pathname + search

/** Before the first page there is nothing to go back to. */
const hasPage = ({ state }: Router): boolean => state.initialized && state.errors === null

/** Resolves once a navigation counts for nothing any more. */
const ended = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/**
 * Without a network the login check cannot fail, it cannot even be asked. Spec 8 ends the session of a failed check;
 * doing that here would take the page and its inputs from the user for a tunnel on the way (NET-12, reliability 1.3).
 * So where the browser is certainly offline a navigation is called off and the page stays where it is.
 * True when the wanted address is the page that is shown: it was checked before and may stay. A navigation that is called
 * off does not come to its end, so that nothing of it is shown or written into the browser's history.
 */
export async function staysOffline(wanted: URL, navigation: AbortSignal): Promise<boolean> {
  if (!isOffline()) return false
  noteReachable(false)
  if (router === null || !hasPage(router)) throw new OfflineError()
  const { location } = router.state
  if (addressOf(location) === addressOf(wanted)) return true
  // Where the places of the history are not the router's own, the page itself takes the place of what was begun.
  if (!navigation.aborted && returns?.callOff() !== true)
    void router.navigate(location, { replace: true, preventScrollReset: true, state: location.state })
  await ended(navigation)
  throw new OfflineError()
}

/**
 * A link to another guarded screen leads nowhere without a network: the navigation is not even begun, so that nothing of
 * it can be written into the browser's history later.
 */
function keepFromLeaving(stayed: Router): () => void {
  const { navigate } = stayed
  stayed.navigate = async (to: To | number | null, options?: RouterNavigateOptions) => {
    if (typeof to === 'number') return navigate(to)
    const url = to === null ? null : new URL(typeof to === 'string' ? to : createPath(to), location.href)
    // A form is the logout, which ends the session here in any case.
    const leaves = url !== null && isGuarded(url.pathname) && addressOf(url) !== addressOf(stayed.state.location)
    if (!leaves || 'formMethod' in { ...options } || !isOffline() || !hasPage(stayed)) return navigate(to, options)
    noteReachable(false)
    return undefined
  }
  return () => {
    stayed.navigate = navigate
  }
}

/**
 * Place in the browser's history as the router counts it; null where it did not make the entry. The router does not
 * document the field: docs/decisions/0005-offline-navigation.md says why it is read and what happens without it.
 */
function placeNow(): number | null {
  const { idx = null }: { idx?: number | null } = Object(history.state)
  return idx
}

/**
 * Takes the router back to the page that it shows, the browser being there. Heard as the browser's own way to where it
 * is, this is the only navigation that ends a running one and writes nothing into the history.
 */
function backToPage({ state }: Router): void {
  const { href } = location
  const { state: entry }: { state: unknown } = history
  // A page may have named itself anew in the address bar; to the router that would be another one.
  history.replaceState(entry, '', createPath(state.location))
  dispatchEvent(new PopStateEvent('popstate', { state: entry }))
  history.replaceState(entry, '', href)
}

interface Returns {
  follow: (stayed: Router) => void
  /** Ends the running navigation; false where the browser is at a place that the router does not know. */
  callOff: () => boolean
  stop: () => void
}

/**
 * The browser's own way back has arrived when it is heard of: the address is the other page's already, and replacing it
 * would take that page out of the history. So without a network the browser is sent back to where the page belongs
 * before the router hears anything: the window tells its listeners in the order in which they came, so this one must be
 * there before the router is.
 */
function returnOffline(): Returns {
  let place = placeNow()
  let away = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let unfollow: () => void = () => undefined

  function onPop(event: PopStateEvent): void {
    const arrived = placeNow()
    if (router === null || arrived === null || place === null) return
    if (arrived === place) {
      if (!away) return
      event.stopImmediatePropagation()
      away = false
      if (router.state.navigation.state !== 'idle') backToPage(router)
      return
    }
    clearTimeout(timer)
    away = isOffline() && hasPage(router) && addressOf(location) !== addressOf(router.state.location)
    if (!away) return
    event.stopImmediatePropagation()
    noteReachable(false)
    comeBack()
  }

  function comeBack(): void {
    // Once the browser rests: of several ways at once the last one counts.
    timer = setTimeout(() => {
      const now = placeNow()
      if (now !== null && place !== null && now !== place) history.go(place - now)
    })
  }

  function callOff(): boolean {
    const now = placeNow()
    if (router === null || now === null || place === null) return false
    // Under way already, and the navigation ends on arrival.
    if (away) return true
    if (now === place) backToPage(router)
    else {
      away = true
      comeBack()
    }
    return true
  }

  globalThis.addEventListener('popstate', onPop)
  return {
    follow: (stayed) => {
      unfollow = stayed.subscribe(({ navigation }) => {
        if (!away && navigation.state === 'idle') place = placeNow()
      })
    },
    callOff,
    stop: () => {
      clearTimeout(timer)
      unfollow()
      globalThis.removeEventListener('popstate', onPop)
    },
  }
}

/** Makes the router whose page stays without a network; `stop` ends that. */
export function stayOffline<R extends Router>(create: () => R): { router: R; stop: () => void } {
  const returning = returnOffline()
  const made = create()
  router = made
  returns = returning
  returning.follow(made)
  const letLeave = keepFromLeaving(made)
  return {
    router: made,
    stop: () => {
      router = null
      returns = null
      letLeave()
      returning.stop()
    },
  }
}
