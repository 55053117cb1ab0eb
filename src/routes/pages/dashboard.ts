import type { PageRecords } from '../record.ts'

export const dashboardPages = {
  dashboard: {
    path: '/dashboard',
    page: 'dashboard/pages/DashboardPage.tsx',
    access: { action: 'read', subject: 'Dashboard' },
    entry: { title: 'menu:dashboard', group: 'start', icon: 'dashboard' },
    landing: true,
  },
} as const satisfies PageRecords
