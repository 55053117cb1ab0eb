import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'

const publicAccount = (path: string, lazy: FeatureRoute['lazy']): FeatureRoute => ({
  path,
  access: 'publicOnly',
  layout: 'blank',
  namespaces: ['auth', 'registrierung', 'passwort'],
  lazy,
})

/** Login and the public account pages; a logged-in user is led away from all of them (spec §2). */
export const authRoutes: FeatureRoute[] = [
  {
    path: '/login',
    access: 'publicOnly',
    layout: 'blank',
    namespaces: ['auth'],
    lazy: () => import('./pages/LoginPage.tsx'),
  },
  publicAccount('/register', () => import('./pages/RegisterPage.tsx')),
  publicAccount('/passwort_vergessen', () => import('./pages/PasswortVergessenPage.tsx')),
  publicAccount('/passwort_zuruecksetzen/:hashKey', () => import('./pages/PasswortZuruecksetzenPage.tsx')),
  publicAccount('/passwort_neu/:hashKey', () => import('./pages/PasswortNeuPage.tsx')),
  publicAccount('/entsperrung/:hashKey', () => import('./pages/EntsperrungPage.tsx')),
  publicAccount('/aktivierung/:hashKey', () => import('./pages/AktivierungPage.tsx')),
]
