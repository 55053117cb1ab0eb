import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { paths } from '#src/shared/routing/paths.ts'

export const apizugangRoutes: FeatureRoute[] = [
  {
    path: paths.apizugang,
    access: { action: 'read', subject: 'ApiZugang' },
    lazy: () => import('./pages/ApizugangPage.tsx'),
  },
  {
    path: paths.apizugangDokumentation,
    access: { action: 'read', subject: 'ApiZugang' },
    lazy: () => import('./pages/DokumentationPage.tsx'),
    namespaces: ['apizugang', 'apizugangDoku'],
  },
]
