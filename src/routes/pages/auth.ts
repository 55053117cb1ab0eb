import type { PageRecords } from '../record.ts'

const namespaces = ['auth', 'registrierung', 'passwort'] as const

/** Login and the public account pages; a logged-in user is led away from all of them (spec 2). */
export const authPages = {
  login: {
    path: '/login',
    page: 'auth/pages/LoginPage.tsx',
    access: 'guest',
    start: 'login',
    namespaces: ['auth'],
    landing: true,
  },
  register: {
    path: '/register',
    page: 'auth/pages/RegisterPage.tsx',
    access: 'guest',
    start: 'registrierung',
    namespaces,
    needs: 'registrierung.registriere',
  },
  passwortVergessen: {
    path: '/passwort_vergessen',
    page: 'auth/pages/PasswortVergessenPage.tsx',
    access: 'guest',
    start: 'vergessen',
    needs: 'registrierung.passwortVergessen',
    namespaces,
    noIndex: true,
  },
  passwortZuruecksetzen: {
    path: '/passwort_zuruecksetzen/:hashKey',
    page: 'auth/pages/PasswortZuruecksetzenPage.tsx',
    access: 'key',
    start: 'link',
    landing: true,
    needs: 'registrierung.passwortZuruecksetzen',
    namespaces,
    noIndex: true,
  },
  passwortNeu: {
    path: '/passwort_neu/:hashKey',
    page: 'auth/pages/PasswortNeuPage.tsx',
    access: 'key',
    start: 'link',
    landing: true,
    needs: 'registrierung.setzeNeuesPasswort',
    namespaces,
    noIndex: true,
  },
  entsperrung: {
    path: '/entsperrung/:hashKey',
    page: 'auth/pages/EntsperrungPage.tsx',
    access: 'key',
    start: 'link',
    landing: true,
    needs: 'registrierung.entsperre',
    namespaces,
    noIndex: true,
  },
  aktivierung: {
    path: '/aktivierung/:hashKey',
    page: 'auth/pages/AktivierungPage.tsx',
    access: 'key',
    start: 'link',
    landing: true,
    needs: 'registrierung.aktiviere',
    namespaces,
    noIndex: true,
  },
} as const satisfies PageRecords
