import { loadNamespaces, productNamespaces } from '#src/shared/i18n/i18n.ts'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { paths } from '#src/shared/routing/paths.ts'
import { whenIdle } from '#src/shared/whenIdle.ts'

/** Where people go next from nearly everywhere. */
const LIKELY: readonly string[] = [paths.dashboard, paths.kampagne, paths.zielgruppe, paths.werbemittel]

/** Fetches the code of the likely next screens and all texts, one after the other, once nothing else happens. */
export function prefetchWhenIdle(table: readonly FeatureRoute[]): void {
  const pages: (() => Promise<unknown>)[] = table.filter(({ path }) => LIKELY.includes(path)).map(({ lazy }) => lazy)
  const jobs = [...pages, () => loadNamespaces(productNamespaces())]
  async function run(): Promise<void> {
    for (const job of jobs) {
      await whenIdle()
      // A chunk that does not come now is asked for again, and then shown as missing, when it is needed.
      await job().catch(() => undefined)
    }
  }
  void run()
}
