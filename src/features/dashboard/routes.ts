import { kampagneQueries } from '#src/entities/kampagne/queries.ts'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { paths } from '#src/shared/routing/paths.ts'
import { DASHBOARD_KAMPAGNEN } from './dashboardQuery.ts'

export const dashboardRoutes: FeatureRoute[] = [
  {
    path: paths.dashboard,
    access: { action: 'read', subject: 'Dashboard' },
    namespaces: ['dashboard', 'kampagne'],
    lazy: () => import('./pages/DashboardPage.tsx'),
    loader: (_args, queryClient) => queryClient.ensureQueryData(kampagneQueries.list(DASHBOARD_KAMPAGNEN)),
  },
]
