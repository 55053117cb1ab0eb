import { useState } from 'react'
import type { SuchGruppe } from '#src/contract/suche.ts'
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './recentSearches.ts'
import type { SearchEntry, SearchSection } from './searchEntries.ts'
import { useDownloadHit } from './useDownloadHit.ts'
import { useSearchResults } from './useSearchResults.ts'

/** What is typed, the lines below it, and which of them is chosen. */
export function useSearch(onClose: () => void) {
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<SuchGruppe[]>([])
  const [chosen, setChosen] = useState<string | null>(null)
  const [fallback, setFallback] = useState(0)
  const [recent, setRecent] = useState(recentSearches)
  const download = useDownloadHit()
  const q = typed.trim()
  const results = useSearchResults(q, opened)
  const sections = q === '' ? startSections(recent, results.quick) : results.sections
  const entries = sections.flatMap((section) => section.entries)
  // Nothing typed: Enter does nothing until something is chosen. Else the best hit is.
  const active = entries.find(({ key }) => key === chosen) ?? (q === '' ? undefined : entries[fallback])

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
    // The rest takes the place of this line: the keys go on there.
    setChosen(entry.key)
    setFallback(entries.indexOf(entry))
    if (entry.state === 'failed') results.retryRest(entry.gruppe)
    else if (entry.state === 'closed') setOpened([...opened, entry.gruppe])
  }

  return {
    typed,
    q,
    results,
    sections,
    entries,
    active,
    type,
    choose,
    /** Makes a line the chosen one. */
    point: ({ key }: SearchEntry) => setChosen(key),
    hasRecent: recent.length > 0,
    forget: (one: string) => setRecent(forgetSearch(one)),
    forgetAll: () => setRecent(forgetSearches()),
  }
}

export type Search = ReturnType<typeof useSearch>

function startSections(recent: string[], quick: SearchEntry[]): SearchSection[] {
  const sections: SearchSection[] = [
    { key: 'recent', count: null, entries: recent.map((q) => ({ kind: 'recent', key: `recent-${q}`, q })) },
    { key: 'quick', count: null, entries: quick },
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}
