import { AbilityProvider } from '@casl/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { RouterProvider, type createBrowserRouter } from 'react-router-dom'
import { appAbility, subscribeAbility } from '#src/shared/ability/appAbility.ts'
import { AppTheme } from '#src/shared/theme/AppTheme.tsx'
import { StartScreen } from './StartScreen.tsx'

const ToastHost = lazy(() => import('#src/shared/notify/ToastHost.tsx'))

interface Props {
  router: ReturnType<typeof createBrowserRouter>
  queryClient: QueryClient
}

/**
 * Order of the providers: the theme first, since everything draws with it; rights and data before the router,
 * whose screens use them. The outer Suspense is a net only: screens load in the router.
 */
export function App({ router, queryClient }: Props) {
  const ability = useSyncExternalStore(subscribeAbility, appAbility)
  return (
    <AppTheme>
      <AbilityProvider value={ability}>
        <QueryClientProvider client={queryClient}>
          <Suspense fallback={<StartScreen />}>
            <RouterProvider router={router} />
          </Suspense>
          <Suspense fallback={null}>
            <ToastHost />
          </Suspense>
        </QueryClientProvider>
      </AbilityProvider>
    </AppTheme>
  )
}
