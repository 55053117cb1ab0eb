import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'

export const kontoRoutes: FeatureRoute[] = [
  {
    path: '/konto',
    access: { action: 'read', subject: 'Konto' },
    lazy: () => import('./pages/KontoPage.tsx'),
  },
]
