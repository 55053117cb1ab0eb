import type { SuchArt, SuchGruppe } from '#src/contract/suche.ts'
import type { MenuGroup } from '../entries/sideMenuEntries.ts'

type Icon = MenuGroup['entries'][number]['Icon']

/** What a key or a click can choose. Keys are unique in the whole list, so the chosen one stays when others come. */
export type SearchEntry =
  | { kind: 'page'; key: string; title: string; subtitle: string | null; to: string; Icon: Icon }
  | { kind: 'hit'; key: string; title: string; subtitle: string; art: SuchArt; to: string }
  /** An invoice has no page: choosing it downloads its PDF. */
  | { kind: 'file'; key: string; title: string; subtitle: string; art: SuchArt; id: number }
  | { kind: 'more'; key: string; gruppe: SuchGruppe; total: number; state: 'closed' | 'loading' | 'failed' }
  | { kind: 'recent'; key: string; q: string }

export interface SearchSection {
  key: SuchGruppe | 'recent' | 'quick'
  /** How many there are, and how many of them are shown; null where nothing is counted. */
  count: { shown: number; total: number } | null
  entries: SearchEntry[]
}
