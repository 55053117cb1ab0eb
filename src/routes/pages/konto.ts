import type { User } from '#src/contract/session.ts'
import type { PageRecords } from '../record.ts'

const idOfCustomer = ({ accountType, idPtKunde }: User) => (accountType === 'customer' ? idPtKunde : null)

export const kontoPages = {
  rechnung: {
    path: '/rechnung',
    // A customer's link carries its number (spec 2), which only confirms the tenant.
    query: 'id',
    own: (user) => idOfCustomer(user) ?? undefined,
    page: 'rechnung/pages/RechnungListPage.tsx',
    access: { action: 'read', subject: 'Rechnung' },
    needs: 'rechnung.fetchRechnungen',
    entry: { title: 'menu:rechnung', group: 'verwaltung', icon: 'receipt', local: true },
    landing: true,
  },
  konto: {
    path: '/konto',
    query: 'id',
    own: idOfCustomer,
    page: 'konto/pages/KontoPage.tsx',
    access: { action: 'read', subject: 'Konto' },
    needs: 'konto.fetchKonto',
    namespaces: ['konto', 'personenDatei'],
    entry: { title: 'menu:konto', group: 'verwaltung', icon: 'user', local: true },
  },
} as const satisfies PageRecords
