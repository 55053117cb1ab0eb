import { AbilityProvider } from '@casl/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { RouterProvider, type createBrowserRouter } from 'react-router-dom'
import { appAbility, subscribeAbility } from '#src/shared/ability/appAbility.ts'
import { subscribeSession, takenOverBy } from '#src/entities/session/session.ts'
import { onToastWaiting } from '#src/shared/notify/notify.ts'
import { AppTheme } from '#src/shared/theme/AppTheme.tsx'
import { TipHost } from '#src/shared/ui/TipHost.tsx'
import { whenIdle } from '#src/shared/whenIdle.ts'
import { NavigationProgress } from '#src/shell/layouts/NavigationProgress.tsx'
import { quietRouter } from './quietRouter.ts'
import { StartScreen } from './StartScreen.tsx'
import { TakenOver } from './TakenOver.tsx'

interface Props {
  router: ReturnType<typeof createBrowserRouter>
  queryClient: QueryClient
}

/**
 * The theme first, since everything draws with it; rights and data before the router, whose screens use them. The outer
 * Suspense is a net only: screens load in the router.
 */
export function App({ router, queryClient }: Props) {
  const [drawn] = useState(() => quietRouter(router))
  const ability = useSyncExternalStore(subscribeAbility, appAbility)
  const other = useSyncExternalStore(subscribeSession, takenOverBy)
  if (other !== null)
    return (
      <AppTheme>
        <TakenOver user={other} />
      </AppTheme>
    )
  return (
    <AppTheme>
      <AbilityProvider value={ability}>
        <QueryClientProvider client={queryClient}>
          <NavigationProgress router={router} />
          <Suspense fallback={<StartScreen />}>
            <RouterProvider router={drawn} />
          </Suspense>
          <Toasts />
          <TipHost />
        </QueryClientProvider>
      </AbilityProvider>
    </AppTheme>
  )
}

const loadHost = async () => (await import('#src/shared/notify/ToastHost.tsx')).default

/** Hands that rest this long wait for nothing that the kit of the toasts could hold up, ms. */
const REST_MS = 3000
const USES = ['pointerdown', 'keydown'] as const

/** Come with the first toast, or when somebody has begun to work and may soon be told something. */
function Toasts() {
  const [Host, setHost] = useState<ComponentType | null>(null)
  useEffect(function fetchHost() {
    let timer: ReturnType<typeof setTimeout> | undefined
    const whenRested = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void whenIdle().then(fetch), REST_MS)
    }
    const stopWaiting = () => {
      clearTimeout(timer)
      for (const type of USES) removeEventListener(type, whenRested)
    }
    function fetch(): void {
      stopWaiting()
      void loadHost().then(
        (host) => setHost(() => host),
        // Asked for again with the next toast.
        () => undefined,
      )
    }
    for (const type of USES) addEventListener(type, whenRested, { passive: true })
    const stopListening = onToastWaiting(fetch)
    return () => {
      stopListening()
      stopWaiting()
    }
  }, [])
  return Host && <Host />
}
