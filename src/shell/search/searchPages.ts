import { useTranslation } from 'react-i18next'
import { trefferRang } from '#src/domain/suche/suche.ts'
import { QUICK } from '#src/routes/links.ts'
import { usePageGroups } from '../entries/sideMenuEntries.ts'
import type { SearchEntry } from './searchEntries.ts'

export type PageEntry = Extract<SearchEntry, { kind: 'page' }>

interface SearchPage {
  entry: PageEntry
  /** Words that mean the page too, in German and in the language of the frame. */
  synonyms: string[]
}

const idOf = (title: string) => title.split(/[:.]/).at(-1) ?? title

/** Every page with a name that the user may open. */
export function useSearchPages(): { quick: PageEntry[]; find: (q: string) => { entry: PageEntry; rang: number }[] } {
  const { t } = useTranslation(['search', 'suche', 'menu', 'common'])
  const groups = usePageGroups()

  function page(title: string, subtitle: string | null, to: string, Icon: PageEntry['Icon']): SearchPage {
    const id = idOf(title)
    return {
      entry: { kind: 'page', key: `page-${id}`, title: t(title), subtitle: subtitle && t(subtitle), to, Icon },
      synonyms: [t(`suche:synonym.${id}`), t(`search:synonym.${id}`)],
    }
  }

  const pages = groups.flatMap(({ caption, entries }) =>
    entries.map(({ title, to, Icon }) => page(title, caption, to, Icon)),
  )

  return {
    quick: QUICK.flatMap((id) => pages.find(({ entry }) => entry.key === `page-${id}`)?.entry ?? []).map((entry) => ({
      ...entry,
      subtitle: null,
    })),
    find: (q) =>
      pages
        .flatMap(({ entry, synonyms }) => {
          const rang = trefferRang(entry.title, synonyms, q)
          return rang === null ? [] : [{ entry, rang }]
        })
        .toSorted((a, b) => a.rang - b.rang),
  }
}
