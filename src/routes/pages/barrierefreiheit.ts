import type { PageRecords } from '../record.ts'

export const barrierefreiheitPages = {
  barrierefreiheit: {
    path: '/barrierefreiheit',
    page: 'barrierefreiheit/pages/BarrierefreiheitPage.tsx',
    access: 'anyone',
    assumed: true,
  },
} as const satisfies PageRecords
