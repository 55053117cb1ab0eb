import { RECORDS } from '#src/routes/pages.ts'
import type { FeatureRoute, PageModule } from '#src/shared/routing/featureRoute.ts'
import { whenIdle } from '#src/shared/whenIdle.ts'

type Load = () => Promise<PageModule>

/** Where visits begin. */
const FIRST: Partial<Record<string, Load>> = {
  'dashboard/pages/DashboardPage.tsx': () => import('../features/dashboard/pages/DashboardPage.tsx'),
  'auth/pages/LoginPage.tsx': () => import('../features/auth/pages/LoginPage.tsx'),
}

/** Where all other pages lie, with the names of hundreds of files: no first visit waits for them. */
const loadOthers = () => import('./pageModules.ts')

/** Before somebody goes on from the first page. */
export const fetchPageModules = (): void =>
  void whenIdle()
    .then(loadOthers)
    .catch(() => undefined)

const moduleOf =
  (page: string): Load =>
  async () =>
    (await loadOthers()).pageModule(page)()

/** Every page of the product with its code; the frame's own pages stand in router.tsx. */
export const routeTable: readonly FeatureRoute[] = RECORDS.map((record) => ({
  ...record,
  lazy: FIRST[record.page] ?? moduleOf(record.page),
}))
