import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { paths } from '#src/shared/routing/paths.ts'

/** Screens of the Werbemittel: list, editor, upload. */
export const werbemittelRoutes: FeatureRoute[] = [
  {
    path: paths.werbemittel,
    access: { action: 'read', subject: 'Werbemittel' },
    lazy: () => import('./pages/WerbemittelListPage.tsx'),
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
  },
]
