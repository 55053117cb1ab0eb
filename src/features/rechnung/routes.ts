import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { paths } from '#src/shared/routing/paths.ts'

export const rechnungRoutes: FeatureRoute[] = [
  {
    path: paths.rechnung(),
    access: { action: 'read', subject: 'Rechnung' },
    lazy: () => import('./pages/RechnungListPage.tsx'),
  },
]
