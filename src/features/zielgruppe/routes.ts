import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'

export const zielgruppeRoutes: readonly FeatureRoute[] = [
  {
    path: '/zielgruppe',
    access: { action: 'read', subject: 'Zielgruppe' },
    lazy: () => import('./pages/ZielgruppeListPage.tsx'),
  },
  {
    path: '/zielgruppe/erstellen',
    access: { action: 'create', subject: 'Zielgruppe' },
    lazy: () => import('./pages/ZielgruppeCreatePage.tsx'),
  },
  {
    path: '/zielgruppe/hochladen',
    access: { action: 'create', subject: 'Zielgruppe' },
    lazy: () => import('./pages/ZielgruppeHochladenPage.tsx'),
  },
  {
    path: '/zielgruppe/editieren/:idPtZielgruppe',
    access: { action: 'update', subject: 'Zielgruppe' },
    lazy: () => import('./pages/ZielgruppeEditPage.tsx'),
  },
]
