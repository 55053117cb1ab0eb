import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { demoRoutes } from './app/demoRoutes.ts'
import { startPage } from './app/pageLoading.ts'
import { prefetchOnIntent } from './app/prefetch.ts'
import { createQueryClient } from './app/queryClient.ts'
import { createRoutes } from './app/router.tsx'
import { fetchPageModules, routeTable } from './app/routeTable.ts'
import { wireSession } from './app/wireSession.ts'
import { setDemoMocks, startMocks } from './demo/routes.ts'
import { answerSampleCalls } from './demo/sampleCalls.ts'
import { checkLoginAhead, restoreSession } from './entities/session/session.ts'
import { isOffline } from './shared/connection.ts'
import { initI18n } from './shared/i18n/i18n.ts'
import { startLayout } from './shared/layout/layoutStore.ts'
import { nextTask } from './shared/nextTask.ts'
import { prepareTheme } from './shared/theme/AppTheme.tsx'
import { startMode } from './shared/theme/mode.ts'
import { startFocusKeeper } from './shared/ui/focusKeeper.ts'
import { startDirection } from './shared/theme/pageDirection.ts'

/** The skeleton of index.html stands this long for the first screen, ms; then React says that it takes time. */
const PATIENCE_MS = 10_000

/** Resolves when the first screen can be shown, or when patience ends. */
function firstScreen(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS)
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) done()
    })
    function done() {
      clearTimeout(timer)
      stop()
      resolve()
    }
    if (router.state.initialized) done()
  })
}

async function start(): Promise<void> {
  // Running this file is work enough for one task.
  await nextTask()
  // Texts first: the login check may already have something to say.
  const frame = Promise.all([initI18n(), startDirection()])
  if (import.meta.env.VITE_DEMO === '1') {
    setDemoMocks(() => import('../mocks/demo/browser.ts'))
    answerSampleCalls(startMocks)
  }
  await frame
  startLayout()
  startMode()
  startFocusKeeper()
  restoreSession()
  await nextTask()
  const queryClient = createQueryClient()
  const routes = [...routeTable, ...demoRoutes]
  const { router } = wireSession({
    createRouter: () => createBrowserRouter(createRoutes(routes, queryClient)),
    queryClient,
  })
  // While the login check is on its way, in a task without anything else.
  await nextTask()
  prepareTheme()
  await firstScreen(router)
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no root')
  // In a transition, so that drawing the first screen is done in slices. Without it and the tasks above, a slow phone is
  // blocked for 282 instead of 172 ms (`npm run bench`).
  startTransition(() => createRoot(root).render(<App router={router} queryClient={queryClient} />))
  fetchPageModules()
  prefetchOnIntent((url) => {
    if (isOffline()) return
    checkLoginAhead(url.pathname)
    startPage(routes, queryClient, url)
  })
}

// Not awaited: screens are loaded while this module runs, and those that share its file would wait for its end.
start().catch((error: unknown) => {
  document.getElementById('not-started')?.removeAttribute('hidden')
  throw error
})
