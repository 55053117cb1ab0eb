import { rechnungQueries } from '#src/entities/rechnung/queries.ts'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { paths } from '#src/shared/routing/paths.ts'
import { parseRechnungFilter, toQuery } from './rechnungParams.ts'

export const rechnungRoutes: FeatureRoute[] = [
  {
    path: paths.rechnung(),
    access: { action: 'read', subject: 'Rechnung' },
    lazy: () => import('./pages/RechnungListPage.tsx'),
    // Another customer's id is 404, and that is a page of its own.
    loader: ({ request }, queryClient) => {
      const filter = parseRechnungFilter(new URL(request.url).searchParams)
      return queryClient.ensureQueryData(rechnungQueries.list(toQuery(filter)))
    },
  },
]
