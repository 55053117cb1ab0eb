import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { paths } from '#src/shared/routing/paths.ts'

export const dashboardRoutes: FeatureRoute[] = [
  {
    path: paths.dashboard,
    access: { action: 'read', subject: 'Dashboard' },
    lazy: () => import('./pages/DashboardPage.tsx'),
  },
]
