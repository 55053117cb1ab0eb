import i18next from 'i18next'
import { RECORDS } from '#src/routes/pages.ts'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { noteChoice } from './runNote.ts'

/** The same pages; those that a test opens, or that the product begins ahead of it, are noted for its stamp. */
export function notedTable(table: readonly FeatureRoute[]): FeatureRoute[] {
  return table.map((route) => {
    const page = RECORDS.find(({ path }) => path === route.path)?.page
    if (page === undefined) return route
    return {
      ...route,
      lazy: () => {
        noteChoice('pages', page)
        return route.lazy()
      },
    }
  })
}

let isNoting = false

/** Notes each text file that is looked into from now on, also where an earlier test has loaded it. */
export function noteTexts(): void {
  if (isNoting) return
  isNoting = true
  const { resourceStore } = i18next.services
  // Where every translation looks; its type leaves it out.
  const getResource: unknown = Reflect.get(resourceStore, 'getResource')
  if (typeof getResource !== 'function') throw new Error('i18next keeps its texts elsewhere now')
  Reflect.set(resourceStore, 'getResource', (...asked: unknown[]): unknown => {
    const [, name, key] = asked
    // Without a key it is asked whether the file is there at all, of all that an earlier test has loaded.
    if (key !== undefined) noteChoice('texts', String(name))
    return Reflect.apply(getResource, resourceStore, asked)
  })
}
