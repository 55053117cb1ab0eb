import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { useLongerThan } from '#src/shared/useLongerThan.ts'
import { SearchBody } from './SearchBody.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchFooter } from './SearchFooter.tsx'
import { handleSearchKey } from './searchKeys.ts'
import { SearchOption } from './SearchOption.tsx'
import { SearchOptionContent } from './SearchOptionContent.tsx'
import { useSearch } from './useSearch.ts'

/** A wait below this is not shown, ms (UX-11). */
const SHOW_WAIT_AFTER_MS = 200

interface Props {
  onClose: () => void
}

/** Field, hits and help: everything inside the search. The focus stays in the field; keys move through the list. */
export function SearchPanel({ onClose }: Props) {
  const { t } = useTranslation('search')
  const id = useId()
  const search = useSearch(onClose)
  const { q, results, sections, entries, active } = search
  const waiting = useLongerThan(results.waiting, SHOW_WAIT_AFTER_MS)
  const optionId = (key: string) => `${id}-${key}`

  function forgetAll(): void {
    // Its button goes away with them.
    document.getElementById(`${id}-field`)?.focus()
    search.forgetAll()
  }

  const total = sections.reduce((sum, { count }) => sum + (count?.total ?? 0), 0)
  return (
    <>
      <SearchField
        id={`${id}-field`}
        value={search.typed}
        onChange={search.type}
        onKeyDown={(event) => handleSearchKey(event, search, optionId)}
        onClose={onClose}
        waiting={waiting}
        listId={`${id}-list`}
        expanded={entries.length > 0}
        activeId={active ? optionId(active.key) : null}
      />
      <SearchBody
        q={q}
        listId={`${id}-list`}
        sections={sections}
        option={(entry) => (
          <SearchOption
            key={entry.key}
            id={optionId(entry.key)}
            entry={entry}
            active={entry === active}
            onPoint={() => search.point(entry)}
            onChoose={() => search.choose(entry)}
          >
            <SearchOptionContent entry={entry} q={q} onForget={search.forget} />
          </SearchOption>
        )}
        nothing={results.complete && entries.length === 0}
        waiting={waiting}
        failure={
          q !== '' && results.error !== null && <ErrorPanel error={results.error} onRetry={() => results.retry()} />
        }
      />
      <SearchFooter
        {...(q === '' && search.hasRecent ? { onForgetAll: forgetAll } : {})}
        canRemove={active?.kind === 'recent'}
      />
      <output style={visuallyHidden}>{results.complete ? t('found', { count: total }) : ''}</output>
    </>
  )
}
