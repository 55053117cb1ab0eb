import type { PageRecords } from '../record.ts'

/** People of a file can be left out there. */
const MIT_ABGLEICH = ['zielgruppe', 'personenDatei'] as const
/** Files of addresses are read and repaired there. */
const MIT_DATEI = [...MIT_ABGLEICH, 'adressdatei'] as const

export const zielgruppePages = {
  zielgruppe: {
    path: '/zielgruppe',
    page: 'zielgruppe/pages/ZielgruppeListPage.tsx',
    access: { action: 'read', subject: 'Zielgruppe' },
    needs: 'zielgruppe.fetchZielgruppen',
    entry: { title: 'common:menu.zielgruppe', group: 'empfaenger', icon: 'users' },
    landing: true,
  },
  zielgruppeErstellen: {
    path: '/zielgruppe/erstellen',
    page: 'zielgruppe/pages/ZielgruppeCreatePage.tsx',
    namespaces: MIT_ABGLEICH,
    access: { action: 'create', subject: 'Zielgruppe' },
    needs: 'zielgruppe.saveZielgruppe',
    entry: { title: 'menu:zielgruppeErstellen', group: 'empfaenger', icon: 'userPlus' },
  },
  zielgruppeHochladen: {
    path: '/zielgruppe/hochladen',
    page: 'zielgruppe/pages/ZielgruppeHochladenPage.tsx',
    namespaces: MIT_DATEI,
    access: { action: 'create', subject: 'Zielgruppe' },
    needs: 'zielgruppe.uploadAdressen',
    entry: { title: 'menu:zielgruppeHochladen', group: 'empfaenger', icon: 'table' },
  },
  zielgruppeEditieren: {
    path: '/zielgruppe/editieren/:idPtZielgruppe',
    page: 'zielgruppe/pages/ZielgruppeEditPage.tsx',
    namespaces: MIT_ABGLEICH,
    access: { action: 'read', subject: 'Zielgruppe' },
    needs: 'zielgruppe.fetchZielgruppe',
  },
  zielgruppeAdressen: {
    path: '/zielgruppe/adressen/:idPtZielgruppe',
    page: 'zielgruppe/pages/ZielgruppeAdressenPage.tsx',
    namespaces: MIT_DATEI,
    access: { action: 'update', subject: 'Zielgruppe' },
    needs: 'zielgruppe.fetchAdressen',
    assumed: true,
  },
  zielgruppeAnsehen: {
    path: '/zielgruppe/ansehen/:idPtZielgruppe',
    page: 'zielgruppe/pages/ZielgruppeAnsehenPage.tsx',
    access: { action: 'read', subject: 'Zielgruppe' },
    needs: 'zielgruppe.fetchAdressenMaskiert',
    assumed: true,
  },
} as const satisfies PageRecords
