import { paths } from '#src/routes/paths.ts'
import type { FeatureRoute, PageModule } from '#src/shared/routing/featureRoute.ts'

/** A demo screen: its address, its code, its texts beside those of the demo's frame. */
interface DemoScreen {
  path: string
  load: () => Promise<PageModule>
  texts?: readonly string[]
}

/** They show data of their own and belong to every build (spec 2). */
const chartsAndMaps: readonly DemoScreen[] = [
  { path: paths.chartsAndMaps, load: () => import('./overview/pages/ChartsAndMapsPage.tsx') },
  { path: '/charts-and-maps/charts', texts: ['demoCharts'], load: () => import('./charts/pages/ChartsPage.tsx') },
  { path: '/charts-and-maps/maps', texts: ['demoCharts'], load: () => import('./maps/pages/MapsPage.tsx') },
]

/** They show what the sample endpoints answer (spec 7); a build without VITE_DEMO has none of their code. */
const samples: readonly DemoScreen[] = [
  { path: paths.demo, load: () => import('./overview/pages/OverviewPage.tsx') },
  { path: '/demo/users', load: () => import('./users/UserListPage.tsx'), texts: ['demoList', 'demoUsers'] },
  { path: '/demo/users/:id', load: () => import('./users/UserPage.tsx'), texts: ['demoList', 'demoUsers'] },
  { path: '/demo/invoices', load: () => import('./invoices/InvoiceListPage.tsx'), texts: ['demoList', 'demoInvoices'] },
  {
    path: '/demo/invoices/:id',
    load: () => import('./invoices/InvoicePage.tsx'),
    texts: ['demoList', 'demoInvoices'],
  },
  { path: '/demo/table', load: () => import('./table/DataTablePage.tsx'), texts: ['demoList', 'demoTable'] },
  { path: '/demo/calendar', load: () => import('./calendar/CalendarPage.tsx'), texts: ['demoCalendar'] },
  { path: '/demo/chat/:id?', load: () => import('./chat/ChatPage.tsx'), texts: ['demoChat'] },
  { path: '/demo/email/:folder?', load: () => import('./email/EmailPage.tsx'), texts: ['demoEmail'] },
  { path: '/demo/login', load: () => import('./auth/LoginPage.tsx'), texts: ['demoAuth'] },
  { path: '/demo/register', load: () => import('./auth/RegisterPage.tsx'), texts: ['demoAuth'] },
]

type DemoMocks = () => Promise<{ startDemo: () => Promise<void> }>

let loadMocks: DemoMocks = () => Promise.reject(new Error('main.tsx gives the mocks of the demo'))

/** main.tsx alone may reach `mocks/demo`. */
export function setDemoMocks(load: DemoMocks): void {
  loadMocks = load
}

/** The worker that answers the sample endpoints starts with the first sample screen or sample call, never before. */
export const startMocks = async () => (await loadMocks()).startDemo()

/** A route of the product's router; `start` runs before a screen that needs the sample endpoints. */
const toRoute = ({ path, load, texts }: DemoScreen, start?: () => Promise<void>): FeatureRoute => ({
  path,
  access: { action: 'read', subject: 'Demo' },
  // Loaded here, from files of the demo's own.
  namespaces: [],
  lazy: async () => {
    const [page] = await Promise.all([load(), loadTexts(texts), start?.()])
    return page
  },
})

async function loadTexts(own: readonly string[] = []): Promise<void> {
  const { loadDemoTexts } = await import('./demoTexts.ts')
  await loadDemoTexts(own)
}

export const chartsAndMapsRoutes: readonly FeatureRoute[] = chartsAndMaps.map((screen) => toRoute(screen))

export const sampleRoutes: readonly FeatureRoute[] =
  import.meta.env.VITE_DEMO === '1' ? samples.map((screen) => toRoute(screen, startMocks)) : []
