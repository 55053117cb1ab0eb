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

/** Pictures and notices of the first page come before the files of the next one, ms. */
const REST_MS = 500

/** Into the browser's cache alone, for files that have run are memory, here half a MiB (`npm run bench`). */
function fetchNextFiles(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="next-files"]')?.content.split(' ') ?? []
  for (const href of files)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', crossOrigin: '', href }),
    )
}

/** Before somebody goes on from the first page. */
export const fetchPageModules = (): void =>
  void whenIdle()
    .then(loadOthers)
    .then(() => setTimeout(fetchNextFiles, REST_MS))
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
