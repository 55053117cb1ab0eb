import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'

const publicAccount = (path: string): FeatureRoute => ({
  path,
  access: 'publicOnly',
  layout: 'blank',
  namespaces: ['auth'],
  lazy: () => import('./pages/PublicAccountPage.tsx'),
})

/** Login and the public account pages; a logged-in user is led away from all of them (spec §2). */
export const authRoutes: FeatureRoute[] = [
  {
    path: '/login',
    access: 'publicOnly',
    layout: 'blank',
    namespaces: ['auth'],
    plain: true,
    lazy: () => import('./pages/LoginPage.tsx'),
  },
  publicAccount('/register'),
  publicAccount('/passwort_vergessen'),
  publicAccount('/passwort_zuruecksetzen/:hashKey'),
  publicAccount('/passwort_neu/:hashKey'),
  publicAccount('/entsperrung/:hashKey'),
  publicAccount('/aktivierung/:hashKey'),
]
