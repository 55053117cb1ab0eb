import type { PageRecords } from '../record.ts'

export const barrierefreiheitPages = {
  barrierefreiheit: {
    path: '/barrierefreiheit',
    page: 'barrierefreiheit/pages/BarrierefreiheitPage.tsx',
    access: 'anyone',
    start: 'barrierefreiheit',
    assumed: true,
  },
} as const satisfies PageRecords
