import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SuchGruppe } from '#src/contract/suche.ts'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { useLongerThan } from '#src/shared/useLongerThan.ts'
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './recentSearches.ts'
import { SearchBody } from './SearchBody.tsx'
import { SearchOption } from './SearchOption.tsx'
import type { SearchEntry, SearchSection } from './searchEntries.ts'
import { SearchField } from './SearchField.tsx'
import { SearchFooter } from './SearchFooter.tsx'
import { useDownloadHit } from './useDownloadHit.ts'
import { useSearchResults } from './useSearchResults.ts'

/** A wait below this is not shown, ms (UX-11). */
const SHOW_WAIT_AFTER_MS = 200

interface Props {
  onClose: () => void
}

/** Field, hits and help: everything inside the search. The focus stays in the field; keys move through the list. */
export function SearchPanel({ onClose }: Props) {
  const { t } = useTranslation('search')
  const id = useId()
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<SuchGruppe[]>([])
  const [chosen, setChosen] = useState<string | null>(null)
  const [fallback, setFallback] = useState(0)
  const [recent, setRecent] = useState(recentSearches)
  const download = useDownloadHit()
  const q = typed.trim()
  const results = useSearchResults(q, opened)
  const waiting = useLongerThan(results.waiting, SHOW_WAIT_AFTER_MS)
  const sections = q === '' ? startSections(recent, results.quick) : results.sections
  const entries = sections.flatMap((section) => section.entries)
  // Nothing typed: Enter does nothing until something is chosen. Else the best hit is.
  const active = entries.find(({ key }) => key === chosen) ?? (q === '' ? undefined : entries[fallback])
  const optionId = (key: string) => `${id}-${key}`

  function type(text: string): void {
    setTyped(text)
    setOpened([])
    setChosen(null)
    setFallback(0)
  }

  /** What follows a choice, besides the link itself. */
  function choose(entry: SearchEntry): void {
    if (entry.kind === 'recent') type(entry.q)
    else if (entry.kind === 'more') openRest(entry)
    else {
      if (q !== '') rememberSearch(q)
      if (entry.kind === 'file') download(entry.id)
      onClose()
    }
  }

  function openRest(entry: Extract<SearchEntry, { kind: 'more' }>): void {
    // The rest takes the place of this line: whoever goes on with the keys goes on there.
    setChosen(entry.key)
    setFallback(entries.indexOf(entry))
    if (entry.state === 'failed') results.retryRest(entry.gruppe)
    else if (entry.state === 'closed') setOpened([...opened, entry.gruppe])
  }

  function move(to: SearchEntry | undefined, event: KeyboardEvent): void {
    if (to === undefined) return
    event.preventDefault()
    setChosen(to.key)
    // Without layout there is nothing to scroll.
    document.getElementById(optionId(to.key))?.scrollIntoView?.({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // Letters that are still being composed belong to the field.
    if (event.nativeEvent.isComposing) return
    const at = active === undefined ? -1 : entries.indexOf(active)
    const plain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey
    if (event.key === 'ArrowDown') move(entries[(at + 1) % entries.length], event)
    else if (event.key === 'ArrowUp') move(entries.at(at <= 0 ? -1 : at - 1), event)
    else if (event.key === 'Home' && plain) move(entries[0], event)
    else if (event.key === 'End' && plain) move(entries.at(-1), event)
    else if (event.key === 'Delete' && active?.kind === 'recent') setRecent(forgetSearch(active.q))
    else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault()
      // As a click: a link opens as links do, with ctrl in a new tab.
      const { ctrlKey, metaKey, shiftKey } = event
      document
        .getElementById(optionId(active.key))
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
    }
  }

  function forgetAll(): void {
    // Its button goes away with them.
    document.getElementById(`${id}-field`)?.focus()
    setRecent(forgetSearches())
  }

  const total = sections.reduce((sum, { count }) => sum + (count?.total ?? 0), 0)
  return (
    <>
      <SearchField
        id={`${id}-field`}
        value={typed}
        onChange={type}
        onKeyDown={onKeyDown}
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
            q={q}
            active={entry === active}
            onPoint={() => setChosen(entry.key)}
            onChoose={() => choose(entry)}
            onForget={(forgotten) => setRecent(forgetSearch(forgotten))}
          />
        )}
        nothing={results.complete && entries.length === 0}
        waiting={waiting}
        failure={
          q !== '' && results.error !== null && <ErrorPanel error={results.error} onRetry={() => results.retry()} />
        }
      />
      <SearchFooter
        {...(q === '' && recent.length > 0 ? { onForgetAll: forgetAll } : {})}
        canRemove={active?.kind === 'recent'}
      />
      <output style={visuallyHidden}>{results.complete ? t('found', { count: total }) : ''}</output>
    </>
  )
}

function startSections(recent: string[], quick: SearchEntry[]): SearchSection[] {
  const sections: SearchSection[] = [
    { key: 'recent', count: null, entries: recent.map((q) => ({ kind: 'recent', key: `recent-${q}`, q })) },
    { key: 'quick', count: null, entries: quick },
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}
