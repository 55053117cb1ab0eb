import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'

export const mitarbeiterRoutes: FeatureRoute[] = [
  {
    path: '/mitarbeiter',
    access: { action: 'read', subject: 'Mitarbeiter' },
    lazy: () => import('./pages/MitarbeiterListPage.tsx'),
  },
  {
    path: '/mitarbeiter/erstellen',
    access: { action: 'create', subject: 'Mitarbeiter' },
    lazy: () => import('./pages/MitarbeiterErstellenPage.tsx'),
  },
  {
    path: '/mitarbeiter/editieren/:idThHeadhunterMitarbeiter',
    // The own record is everyone's own right (domain 4.9).
    access: ({ idThHeadhunterMitarbeiter }, user) =>
      Number(idThHeadhunterMitarbeiter) === user.idPtKundeMitarbeiter
        ? { action: 'read', subject: 'EigenesKonto' }
        : { action: 'update', subject: 'Mitarbeiter' },
    lazy: () => import('./pages/MitarbeiterPage.tsx'),
  },
]
