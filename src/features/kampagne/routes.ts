import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { paths } from '#src/shared/routing/paths.ts'

/** Texts of the campaign's screens and of the pieces that they show of other nouns. */
const namespaces = ['kampagne', 'werbemittel', 'preisliste']

/** Screens of the campaigns; the public approval page and the statistics are features of their own. */
export const kampagneRoutes: FeatureRoute[] = [
  {
    path: paths.kampagne,
    access: { action: 'read', subject: 'Kampagne' },
    namespaces,
    lazy: () => import('./pages/KampagneListPage.tsx'),
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
  },
]
