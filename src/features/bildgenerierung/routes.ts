import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { paths } from '#src/shared/routing/paths.ts'

export const bildgenerierungRoutes: FeatureRoute[] = [
  {
    path: paths.bildgenerierung,
    access: { action: 'read', subject: 'Bildgenerierung' },
    lazy: () => import('./pages/BildgenerierungPage.tsx'),
  },
]
