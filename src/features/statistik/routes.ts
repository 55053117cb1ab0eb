import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { paths } from '#src/shared/routing/paths.ts'

export const statistikRoutes: FeatureRoute[] = [
  {
    path: paths.kampagneStatistiken,
    access: { action: 'read', subject: 'Statistik' },
    namespaces: ['statistik'],
    lazy: () => import('./pages/StatistikPage.tsx'),
  },
]
