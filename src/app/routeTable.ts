import { RECORDS } from '#src/routes/pages.ts'
import type { FeatureRoute, PageModule } from '#src/shared/routing/featureRoute.ts'

const modules = import.meta.glob<PageModule>('../features/*/pages/*Page.tsx')

function moduleOf(page: string): () => Promise<PageModule> {
  const load = modules[`../features/${page}`]
  if (!load) throw new Error(`no feature has the page ${page}`)
  return load
}

/** Every page of the product with its code; the frame's own pages stand in router.tsx. */
export const routeTable: readonly FeatureRoute[] = RECORDS.map((record) => ({ ...record, lazy: moduleOf(record.page) }))
