import { AbilityProvider } from '@casl/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { RouterProvider, type createBrowserRouter } from 'react-router-dom'
import { appAbility, subscribeAbility } from '#src/shared/ability/appAbility.ts'
import { onToastWaiting } from '#src/shared/notify/notify.ts'
import { themed } from '#src/shared/theme/themed.tsx'
import { whenIdle } from '#src/shared/whenIdle.ts'
import { StartScreen } from './StartScreen.tsx'

interface Props {
  router: ReturnType<typeof createBrowserRouter>
  queryClient: QueryClient
}

/**
 * Rights and data are around the router, whose screens use them; the theme of the component kit comes with the parts
 * that need it (themed). The outer Suspense is a net only: screens load in the router.
 */
export function App({ router, queryClient }: Props) {
  const ability = useSyncExternalStore(subscribeAbility, appAbility)
  return (
    <AbilityProvider value={ability}>
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={<StartScreen />}>
          <RouterProvider router={router} />
        </Suspense>
        <Toasts />
      </QueryClientProvider>
    </AbilityProvider>
  )
}

const loadHost = themed(async () => (await import('#src/shared/notify/ToastHost.tsx')).default)

/** Come with the first toast, or when somebody begins to work and may soon be told something. */
function Toasts() {
  const [Host, setHost] = useState<ComponentType | null>(null)
  useEffect(function fetchHost() {
    const fetch = () =>
      void loadHost().then(
        (host) => setHost(() => host),
        // Asked for again with the next toast.
        () => undefined,
      )
    const stop = onToastWaiting(fetch)
    const whenUsed = () => void whenIdle().then(fetch)
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, whenUsed, { once: true, passive: true })
    return () => {
      stop()
      for (const type of ['pointerdown', 'keydown']) removeEventListener(type, whenUsed)
    }
  }, [])
  return Host && <Host />
}
