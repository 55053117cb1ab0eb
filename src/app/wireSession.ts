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
  router: Router
  queryClient: QueryClient
  adapter?: AxiosAdapter
}

/** The address that the user wants to be at: the one on its way, else the one shown. */
function wantedLocation({ state }: Router) {
  return state.navigation.location ?? state.location
}

/** Ties calls, session, cache and addresses together. Returns what unties them. */
export function wireSession({ router, queryClient, adapter }: Parts): () => void {
  configureApi({
    getToken,
    onSessionLost: () => {
      const wanted = wantedLocation(router)
      // Ten refused calls are one lost session: the first one takes the token away (NET-20).
      if (isLoggingOut() || !loseSession()) return
      void router.navigate(loginPath(wanted))
    },
    ...(adapter ? { adapter } : {}),
  })
  let owner = currentUser()?.email
  const untieCache = subscribeSession(() => {
    const next = currentUser()?.email
    // Nobody sees what was loaded for someone else.
    if (next !== owner) queryClient.clear()
    owner = next
  })
  const untieTabs = followOtherTabs((user) => {
    if (user === null) void router.navigate(loginPath(wantedLocation(router)))
    else if (router.state.location.pathname === paths.login) void router.navigate(paths.root)
    else void router.revalidate()
  })
  return () => {
    untieCache()
    untieTabs()
  }
}
