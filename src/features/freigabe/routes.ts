import { freigabeQueries } from '#src/entities/freigabe/queries.ts'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'

/** The public approval page: no login, a layout of its own. */
export const freigabeRoutes: FeatureRoute[] = [
  {
    path: '/kampagne/freigeben/:hashKey',
    access: 'public',
    layout: 'blank',
    namespaces: ['freigabe', 'werbemittel'],
    lazy: () => import('./pages/KampagneFreigebenPage.tsx'),
    // Never rejects: a link that leads nowhere has its own neutral page.
    loader: ({ params }, queryClient) => queryClient.prefetchQuery(freigabeQueries.detail(params.hashKey ?? '')),
  },
]
