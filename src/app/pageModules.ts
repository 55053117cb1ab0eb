import type { PageModule } from '#src/shared/routing/featureRoute.ts'

const modules = import.meta.glob<PageModule>('../features/*/pages/*Page.tsx')

/** Loads a page by its place among the features. A separate file (routeTable). */
export function pageModule(page: string): () => Promise<PageModule> {
  const load = modules[`../features/${page}`]
  if (!load) throw new Error(`no feature has the page ${page}`)
  return load
}
