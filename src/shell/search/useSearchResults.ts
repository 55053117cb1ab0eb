import { useQueries, useQuery } from '@tanstack/react-query'
import { SUCH_GRUPPEN, SUCHE_TREFFER, type SuchGruppe, type Treffer, type TrefferGruppe } from '#src/contract/suche.ts'
import { trefferRang } from '#src/domain/suche/suche.ts'
import { sucheQueries } from '#src/entities/suche/queries.ts'
import { useConnected } from '#src/entities/verbindung/connected.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { useSettled } from '#src/shared/useSettled.ts'
import { HIT_NEEDS, hitEntry } from './hitEntry.ts'
import type { SearchEntry, SearchSection } from './searchEntries.ts'
import { useSearchPages } from './searchPages.ts'

/** Pause in typing after which the service is asked, ms. */
const ASK_AFTER_MS = 150

/** How well a hit answers the letters typed since; null when it no longer does. */
const rangOf = ({ titel, untertitel }: Treffer, q: string) => trefferRang(titel, [untertitel], q)

/** What a search finds, page titles at once and the rest from the service. Nothing typed finds nothing. */
export function useSearchResults(q: string, opened: readonly SuchGruppe[]) {
  const ability = useAppAbility()
  const pages = useSearchPages()
  const settled = useSettled(q, q === '' ? 0 : ASK_AFTER_MS)
  const asked = q === '' ? '' : settled
  const isConnected = useConnected()
  // Without the service's search there are the pages alone.
  const hasService = isConnected('suche.fetchSuche')
  const query = useQuery({ ...sucheQueries.treffer(asked), enabled: asked !== '' && hasService })
  const rest = useQueries({ queries: opened.map((gruppe) => sucheQueries.gruppe(asked, gruppe)) })
  // Hits of the letters before are shown as long as they still fit.
  const current = asked === q && !query.isPlaceholderData
  const found = q === '' ? [] : pages.find(q)

  function section(gruppe: SuchGruppe): SearchSection {
    const first = query.data?.gruppen.find((group) => group.gruppe === gruppe)
    const whole = rest[opened.indexOf(gruppe)]
    return toSection(gruppe, first, whole)
  }

  function toSection(gruppe: SuchGruppe, first?: TrefferGruppe, whole?: (typeof rest)[number]): SearchSection {
    const answer = whole?.data ?? first
    const came = answer?.treffer ?? []
    const offered = came.filter(({ art }) => isConnected(HIT_NEEDS[art]))
    const hits = offered.flatMap((treffer) => {
      const rang = rangOf(treffer, q)
      return rang === null ? [] : [{ entry: hitEntry(treffer, ability), rang }]
    })
    // Pages stand before hits that answer as well; the service's own order stays.
    const all: { entry: SearchEntry; rang: number }[] = gruppe === 'seiten' ? [...found, ...hits] : hits
    const sorted = all.toSorted((a, b) => a.rang - b.rang).map(({ entry }) => entry)
    const entries = whole?.data ? sorted : sorted.slice(0, SUCHE_TREFFER)
    const total = (answer?.total ?? 0) - (came.length - offered.length) + (gruppe === 'seiten' ? found.length : 0)
    if (!current) return { key: gruppe, count: null, entries }
    const count = { shown: entries.length, total }
    if (whole?.data || total <= entries.length) return { key: gruppe, count, entries }
    const state = whole === undefined ? 'closed' : whole.isError && !whole.isFetching ? 'failed' : 'loading'
    return { key: gruppe, count, entries: [...entries, { kind: 'more', key: `more-${gruppe}`, gruppe, total, state }] }
  }

  const sections = q === '' ? [] : SUCH_GRUPPEN.map(section).filter(({ entries }) => entries.length > 0)
  return {
    quick: pages.quick,
    sections,
    /** The sections hold all that there is for these letters. */
    complete: q !== '' && current && (query.isSuccess || !hasService),
    waiting: q !== '' && (asked !== q || query.isFetching),
    error: hasService && query.isError && !query.isFetching && asked === q ? query.error : null,
    retry: () => void query.refetch(),
    /** Asks again for the rest of a group that did not come. */
    retryRest: (gruppe: SuchGruppe) => void rest[opened.indexOf(gruppe)]?.refetch(),
  }
}
