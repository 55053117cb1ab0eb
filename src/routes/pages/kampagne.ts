import type { PageRecords } from '../record.ts'

/** Texts of the campaign's pages and of the pieces that they show of other nouns. */
const namespaces = ['kampagne', 'werbemittel', 'preisliste'] as const
/** Where a draft is edited, too. */
const editing = [...namespaces, 'autosave'] as const

export const kampagnePages = {
  kampagne: {
    path: '/kampagne',
    page: 'kampagne/pages/KampagneListPage.tsx',
    access: { action: 'read', subject: 'Kampagne' },
    needs: 'kampagne.fetchKampagnen',
    namespaces,
    entry: { title: 'common:menu.kampagne', group: 'kampagnen', icon: 'mails', local: true },
    landing: true,
  },
  kampagneErstellen: {
    path: '/kampagne/erstellen',
    page: 'kampagne/pages/KampagneCreatePage.tsx',
    access: { action: 'create', subject: 'Kampagne' },
    needs: 'kampagne.saveKampagne',
    namespaces: editing,
    entry: { title: 'menu:kampagneErstellen', group: 'kampagnen', icon: 'mailPlus' },
  },
  kampagneEditieren: {
    path: '/kampagne/editieren/:idPtKampagne',
    page: 'kampagne/pages/KampagneEditPage.tsx',
    // Who may only read sees the campaign's page; the wizard asks for more by itself.
    access: { action: 'read', subject: 'Kampagne' },
    needs: 'kampagne.fetchKampagne',
    namespaces: editing,
    landing: true,
  },
  kampagneStatistiken: {
    path: '/kampagne/statistiken',
    page: 'statistik/pages/StatistikPage.tsx',
    access: { action: 'read', subject: 'Statistik' },
    needs: 'statistik.fetchStatistik',
    namespaces: ['statistik'],
    entry: { title: 'menu:kampagneStatistiken', group: 'kampagnen', icon: 'chart', side: false, local: true },
  },
  kampagneFreigeben: {
    path: '/kampagne/freigeben/:hashKey?',
    page: 'freigabe/pages/KampagneFreigebenPage.tsx',
    access: 'anyone',
    start: 'freigabe',
    needs: 'freigabe.fetchFreigabe',
    namespaces: ['freigabe', 'werbemittel'],
    landing: true,
    noIndex: true,
  },
} as const satisfies PageRecords
