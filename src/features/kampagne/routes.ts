import { ApiError } from '#src/contract/apiError.ts'
import { kampagneQueries } from '#src/entities/kampagne/queries.ts'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { paths } from '#src/shared/routing/paths.ts'
import { parseListParams, toQuery } from './list/listParams.ts'

/** Texts of the campaign's screens and of the pieces that they show of other nouns. */
const namespaces = ['kampagne', 'werbemittel', 'preisliste']

/** Screens of the campaigns; the public approval page and the statistics are features of their own. */
export const kampagneRoutes: FeatureRoute[] = [
  {
    path: paths.kampagne,
    access: { action: 'read', subject: 'Kampagne' },
    namespaces,
    lazy: () => import('./pages/KampagneListPage.tsx'),
    loader: ({ request }, queryClient) => {
      const params = parseListParams(new URL(request.url).searchParams)
      return queryClient.ensureQueryData(kampagneQueries.list(toQuery(params)))
    },
  },
  {
    path: paths.kampagneErstellen,
    access: { action: 'create', subject: 'Kampagne' },
    namespaces,
    lazy: () => import('./pages/KampagneCreatePage.tsx'),
  },
  {
    path: '/kampagne/editieren/:idPtKampagne',
    // Who may only read sees the campaign's page; the wizard asks for more by itself.
    access: { action: 'read', subject: 'Kampagne' },
    namespaces,
    lazy: () => import('./pages/KampagneEditPage.tsx'),
    loader: async ({ params }, queryClient) => {
      const id = Number(params.idPtKampagne)
      // No number can be a campaign of ours; the service need not be asked.
      if (!Number.isSafeInteger(id) || id <= 0) throw new ApiError('domain', '', { status: 404 })
      return queryClient.ensureQueryData(kampagneQueries.detail(id))
    },
  },
]
