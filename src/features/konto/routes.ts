import { kontoQueries } from '#src/entities/konto/queries.ts'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { kontoIdOf } from './kontoId.ts'

export const kontoRoutes: FeatureRoute[] = [
  {
    path: '/konto',
    access: { action: 'read', subject: 'Konto' },
    lazy: () => import('./pages/KontoPage.tsx'),
    loader: ({ request }, queryClient) =>
      queryClient.ensureQueryData(kontoQueries.detail(kontoIdOf(new URL(request.url).searchParams))),
  },
]
