import UserPlus from 'lucide-react/icons/user-plus'
import { useTranslation } from 'react-i18next'
import { trefferRang } from '#src/domain/suche/suche.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/shared/routing/paths.ts'
import { useMenuGroups } from '../menu/sideMenuEntries.ts'
import type { SearchEntry } from './searchEntries.ts'

export type PageEntry = Extract<SearchEntry, { kind: 'page' }>

interface SearchPage {
  entry: PageEntry
  /** Words that mean the page too, in German and in the language of the frame. */
  synonyms: string[]
}

/** Pages that people open most, offered before anything is typed. */
const QUICK: readonly string[] = ['kampagneErstellen', 'kampagne', 'zielgruppe', 'werbemittel', 'rechnung']

const idOf = (title: string) => title.split(/[:.]/).at(-1) ?? title

/** Every page that the user may open: those of the side menu, and the one that only a page leads to. */
export function useSearchPages(): { quick: PageEntry[]; find: (q: string) => { entry: PageEntry; rang: number }[] } {
  const { t } = useTranslation(['search', 'suche', 'menu', 'common'])
  const ability = useAppAbility()
  const groups = useMenuGroups()

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
  if (ability.can('create', 'Mitarbeiter'))
    pages.push(page('suche:mitarbeiterErstellen', 'menu:caption.verwaltung', paths.mitarbeiterErstellen, UserPlus))

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
