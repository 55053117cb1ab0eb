import type { QueryClient } from '@tanstack/react-query'
import type { AxiosAdapter } from 'axios'
import type { createBrowserRouter } from 'react-router-dom'
import { configureApi } from '#src/api/http.ts'
import { credentials, currentUser, followOtherTabs, getToken, subscribeSession } from '#src/entities/session/session.ts'
import { hearBrowser, isReachable, noteReachable, noteUse, ping, subscribeReachable } from '#src/shared/connection.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { paths } from '#src/routes/paths.ts'
import { afterLoginPath, loginPath } from '#src/shared/routing/returnPath.ts'
import { loseSession } from './guards.ts'
import { hideOldPages } from './hideOldPages.ts'
import { stayOffline } from './stayOffline.ts'

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
    credentials,
    onSessionLost: (token) => {
      // Ten refused calls are one lost session: the first one takes the token away (NET-20). And a late refusal says
      // nothing about a token that came meanwhile.
      if (router === null || token !== getToken()) return
      const wanted = wantedLocation(router)
      if (loseSession()) void router.navigate(loginPath(wanted))
    },
    onContact: (answered) => {
      noteReachable(answered)
      if (answered) noteUse()
    },
    isThere: ping,
    onCleaned: () => notify.info(text('common:bereinigt')),
    ...(adapter ? { adapter } : {}),
  })
  const { router: started, stop: stopStaying } = stayOffline(createRouter)
  router = started
  const untieCache = clearCacheOnNewUser(started, queryClient)
  const untieTabs = followOtherTabs((user) => {
    const at = started.state.location
    if (user === null) void started.navigate(loginPath(wantedLocation(started)))
    // Back to where the session was lost, as after a login here.
    else if (at.pathname === paths.login) void started.navigate(afterLoginPath(at.search))
    else void started.revalidate()
  })
  // What is shown may be of before the gap, or an error about it.
  const untieConnection = subscribeReachable(() => {
    if (isReachable()) void queryClient.invalidateQueries()
  })
  const untieBrowser = hearBrowser()
  const untieReturn = hideOldPages(() => void queryClient.invalidateQueries())
  return {
    router: started,
    untie: () => {
      untieBrowser()
      untieReturn()
      untieConnection()
      stopStaying()
      untieCache()
      untieTabs()
    },
  }
}

/**
 * Nobody sees what was loaded for someone else. After the end of a session the cache goes when the login is there: until
 * then the old screen is still mounted and would ask again, without a token.
 */
function clearCacheOnNewUser(router: Router, queryClient: QueryClient): () => void {
  const ownerOf = () => {
    const user = currentUser()
    return user && `${user.idPtKunde}-${user.idPtKundeMitarbeiter}`
  }
  let owner = ownerOf()
  let due = false
  const stopSession = subscribeSession(() => {
    const next = ownerOf()
    if (next === owner) return
    owner = next
    if (next === null) due = true
    else queryClient.clear()
  })
  const stopRouter = router.subscribe(({ location, navigation }) => {
    if (!due || navigation.state !== 'idle' || location.pathname !== paths.login) return
    due = false
    queryClient.clear()
  })
  return () => {
    stopSession()
    stopRouter()
  }
}
