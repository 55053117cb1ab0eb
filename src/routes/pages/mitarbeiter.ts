import type { PageRecords } from '../record.ts'

export const mitarbeiterPages = {
  mitarbeiterEditieren: {
    path: '/mitarbeiter/editieren/:idThHeadhunterMitarbeiter',
    page: 'mitarbeiter/pages/MitarbeiterPage.tsx',
    // The own record is everyone's own right (domain 4.9).
    access: ({ idThHeadhunterMitarbeiter }, user) =>
      Number(idThHeadhunterMitarbeiter) === user.idPtKundeMitarbeiter
        ? { action: 'read', subject: 'EigenesKonto' }
        : { action: 'update', subject: 'Mitarbeiter' },
    // An employee's "Konto" is the own record (spec 2).
    needs: 'mitarbeiter.fetchMitarbeiter',
    own: ({ accountType, idPtKundeMitarbeiter }) => (accountType === 'employee' ? idPtKundeMitarbeiter : null),
    entry: { title: 'menu:konto', group: 'verwaltung', icon: 'user', local: true },
  },
  mitarbeiter: {
    path: '/mitarbeiter',
    page: 'mitarbeiter/pages/MitarbeiterListPage.tsx',
    access: { action: 'read', subject: 'Mitarbeiter' },
    needs: 'mitarbeiter.fetchMitarbeiterListe',
    entry: { title: 'menu:mitarbeiter', group: 'verwaltung', icon: 'userCog', side: false, local: true },
  },
  mitarbeiterErstellen: {
    path: '/mitarbeiter/erstellen',
    page: 'mitarbeiter/pages/MitarbeiterErstellenPage.tsx',
    access: { action: 'create', subject: 'Mitarbeiter' },
    needs: 'mitarbeiter.erstelleMitarbeiter',
    entry: { title: 'suche:mitarbeiterErstellen', group: 'verwaltung', icon: 'userPlus', side: false },
  },
} as const satisfies PageRecords
