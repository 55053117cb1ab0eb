import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'

/** The public approval page: no login, a layout of its own. */
export const freigabeRoutes: FeatureRoute[] = [
  {
    path: '/kampagne/freigeben/:hashKey',
    access: 'public',
    layout: 'blank',
    namespaces: ['freigabe', 'werbemittel'],
    lazy: () => import('./pages/KampagneFreigebenPage.tsx'),
  },
]
