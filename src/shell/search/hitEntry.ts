import type { BereichAufruf } from '#src/contract/index.ts'
import type { SuchArt, Treffer } from '#src/contract/suche.ts'
import type { AppAbility } from '#src/domain/ability/ability.ts'
import { PAGES } from '#src/routes/pages.ts'
import { paths } from '#src/routes/paths.ts'
import type { SearchEntry } from './searchEntries.ts'

const listWith = (path: string, titel: string) => `${path}?${new URLSearchParams({ q: titel })}`

/** Where a hit leads. Who may not open the thing itself gets to the list that shows it. */
function pathOf({ art, id, titel }: Treffer, ability: AppAbility): string | null {
  switch (art) {
    case 'kampagne':
      return paths.kampagneEditieren(id)
    case 'zielgruppe':
      return paths.zielgruppeEditieren(id)
    case 'werbemittel':
      return ability.can('update', 'Werbemittel') ? paths.werbemittelEditieren(id) : listWith(paths.werbemittel, titel)
    case 'mitarbeiter':
      return ability.can('update', 'Mitarbeiter') ? paths.mitarbeiterEditieren(id) : paths.mitarbeiter
    case 'rechnung':
      return null
  }
}

/** What a hit leads to needs this of the backend. */
export const HIT_NEEDS = {
  kampagne: PAGES.kampagneEditieren.needs,
  zielgruppe: PAGES.zielgruppeEditieren.needs,
  werbemittel: PAGES.werbemittelEditieren.needs,
  mitarbeiter: PAGES.mitarbeiterEditieren.needs,
  rechnung: 'rechnung.downloadRechnungAsPdf',
} as const satisfies Record<SuchArt, BereichAufruf>

export function hitEntry(treffer: Treffer, ability: AppAbility): Extract<SearchEntry, { kind: 'hit' | 'file' }> {
  const { art, id, titel, untertitel } = treffer
  const to = pathOf(treffer, ability)
  const common = { key: `${art}-${id}`, title: titel, subtitle: untertitel, art }
  return to === null ? { kind: 'file', ...common, id } : { kind: 'hit', ...common, to }
}
