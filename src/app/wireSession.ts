import type { QueryClient } from '@tanstack/react-query'
import type { AxiosAdapter } from 'axios'
import type { createBrowserRouter } from 'react-router-dom'
import { configureApi } from '#src/api/http.ts'
import { isLoggingOut } from '#src/entities/session/logout.ts'
import { currentUser, followOtherTabs, getToken, subscribeSession } from '#src/entities/session/session.ts'
import { paths } from '#src/shared/routing/paths.ts'
import { loginPath } from '#src/shared/routing/returnPath.ts'
import { loseSession } from './guards.ts'

type Router = ReturnType<typeof createBrowserRouter>

interface Parts {
  /** Called once the calls are tied: a router begins its first navigation, and with it the login check, at once. */
  createRouter: () => Router
  queryClient: QueryClient
  adapter?: AxiosAdapter
}

interface Wired {
  router: Router
  untie: () => void
}

/** The address that the user wants to be at: the one on its way, else the one shown. */
function wantedLocation({ state }: Router) {
  return state.navigation.location ?? state.location
}

/** Ties calls, session, cache and addresses together. */
export function wireSession({ createRouter, queryClient, adapter }: Parts): Wired {
  let router: Router | null = null
  configureApi({
    getToken,
    onSessionLost: () => {
      // Ten refused calls are one lost session: the first one takes the token away (NET-20).
      if (router === null || isLoggingOut()) return
      const wanted = wantedLocation(router)
      if (loseSession()) void router.navigate(loginPath(wanted))
    },
    ...(adapter ? { adapter } : {}),
  })
  const started = createRouter()
  router = started
  const untieCache = clearCacheOnNewUser(queryClient)
  const untieTabs = followOtherTabs((user) => {
    if (user === null) void started.navigate(loginPath(wantedLocation(started)))
    else if (started.state.location.pathname === paths.login) void started.navigate(paths.root)
    else void started.revalidate()
  })
  return {
    router: started,
    untie: () => {
      untieCache()
      untieTabs()
    },
  }
}

/** Nobody sees what was loaded for someone else. */
function clearCacheOnNewUser(queryClient: QueryClient): () => void {
  const ownerOf = () => `${currentUser()?.idPtKunde}-${currentUser()?.idPtKundeMitarbeiter}`
  let owner = ownerOf()
  return subscribeSession(() => {
    const next = ownerOf()
    if (next !== owner) queryClient.clear()
    owner = next
  })
}
