import type { PageRecords } from '../record.ts'

export const apizugangPages = {
  apizugang: {
    path: '/apizugang',
    page: 'apizugang/pages/ApizugangPage.tsx',
    access: { action: 'read', subject: 'ApiZugang' },
    needs: 'apizugang.fetchApiTokens',
    entry: { title: 'menu:apizugang', group: 'verwaltung', icon: 'key', side: false, local: true },
  },
  apizugangDokumentation: {
    path: '/apizugang/dokumentation',
    page: 'apizugang/pages/DokumentationPage.tsx',
    access: { action: 'read', subject: 'ApiZugang' },
    namespaces: ['apizugang', 'apizugangDoku'],
    assumed: true,
    entry: { title: 'menu:apizugangDokumentation', group: 'verwaltung', icon: 'book', side: false, local: true },
  },
} as const satisfies PageRecords
