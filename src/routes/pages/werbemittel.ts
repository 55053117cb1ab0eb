import type { PageRecords } from '../record.ts'

export const werbemittelPages = {
  werbemittel: {
    path: '/werbemittel',
    page: 'werbemittel/pages/WerbemittelListPage.tsx',
    access: { action: 'read', subject: 'Werbemittel' },
    needs: 'werbemittel.fetchWerbemittelListe',
    entry: { title: 'common:menu.werbemittel', group: 'gestaltung', icon: 'files', local: true },
    landing: true,
  },
  werbemittelErstellen: {
    path: '/werbemittel/erstellen',
    page: 'werbemittel/pages/WerbemittelCreatePage.tsx',
    access: { action: 'create', subject: 'Werbemittel' },
    needs: 'werbemittel.saveWerbemittel',
    entry: { title: 'menu:werbemittelErstellen', group: 'gestaltung', icon: 'imagePlus' },
  },
  werbemittelHochladen: {
    path: '/werbemittel/hochladen/:idPtWerbemittel?',
    page: 'werbemittel/pages/WerbemittelHochladenPage.tsx',
    access: { action: 'create', subject: 'Werbemittel' },
    needs: 'werbemittel.uploadPdf',
    entry: { title: 'menu:werbemittelHochladen', group: 'gestaltung', icon: 'fileUp' },
  },
  werbemittelEditieren: {
    path: '/werbemittel/editieren/:idPtWerbemittel',
    page: 'werbemittel/pages/WerbemittelEditPage.tsx',
    access: { action: 'update', subject: 'Werbemittel' },
    needs: 'werbemittel.fetchWerbemittel',
    namespaces: ['werbemittel', 'autosave', 'bildgenerierung'],
  },
  bildgenerierung: {
    path: '/bildgenerierung',
    page: 'bildgenerierung/pages/BildgenerierungPage.tsx',
    access: { action: 'read', subject: 'Bildgenerierung' },
    needs: 'bildgenerierung.fetchBildauftraege',
    entry: { title: 'menu:bildgenerierung', group: 'gestaltung', icon: 'sparkles', side: false, local: true },
  },
} as const satisfies PageRecords
