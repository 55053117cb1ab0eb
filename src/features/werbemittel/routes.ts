import { werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { paths } from '#src/shared/routing/paths.ts'

/** Screens of the Werbemittel: list, editor, upload. */
export const werbemittelRoutes: FeatureRoute[] = [
  {
    path: paths.werbemittel,
    access: { action: 'read', subject: 'Werbemittel' },
    lazy: () => import('./pages/WerbemittelListPage.tsx'),
    loader: (_args, queryClient) => queryClient.ensureQueryData(werbemittelQueries.list()),
  },
  {
    path: paths.werbemittelErstellen,
    access: { action: 'create', subject: 'Werbemittel' },
    lazy: () => import('./pages/WerbemittelCreatePage.tsx'),
  },
  {
    path: '/werbemittel/hochladen/:idPtWerbemittel?',
    access: { action: 'create', subject: 'Werbemittel' },
    lazy: () => import('./pages/WerbemittelHochladenPage.tsx'),
  },
  {
    path: '/werbemittel/editieren/:idPtWerbemittel',
    access: { action: 'update', subject: 'Werbemittel' },
    lazy: () => import('./pages/WerbemittelEditPage.tsx'),
    loader: ({ params }, queryClient) =>
      // The editor must not start from an older state than the stored one: its first save would be refused.
      queryClient.fetchQuery(werbemittelQueries.detail(Number(params.idPtWerbemittel))),
  },
]
