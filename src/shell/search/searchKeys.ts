import type { KeyboardEvent } from 'react'
import type { SearchEntry } from './searchEntries.ts'
import type { Search } from './useSearch.ts'

type Lines = Pick<Search, 'entries' | 'active'>

/** The line that a key leads to; undefined where it does not move. */
function lineAfter(event: KeyboardEvent, { entries, active }: Lines): SearchEntry | undefined {
  const at = active === undefined ? -1 : entries.indexOf(active)
  const plain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey
  if (event.key === 'ArrowDown') return entries[(at + 1) % entries.length]
  if (event.key === 'ArrowUp') return entries.at(at <= 0 ? -1 : at - 1)
  if (event.key === 'Home' && plain) return entries[0]
  return event.key === 'End' && plain ? entries.at(-1) : undefined
}

/**
 * Keys of the field: they move through the list while the focus stays.
 * @param optionId id of a line on the page
 */
export function handleSearchKey(event: KeyboardEvent, search: Search, optionId: (key: string) => string): void {
  // Letters that are still being composed belong to the field.
  if (event.nativeEvent.isComposing) return
  const { active } = search
  const to = lineAfter(event, search)
  if (to) {
    event.preventDefault()
    search.point(to)
    // Without layout there is nothing to scroll.
    document.getElementById(optionId(to.key))?.scrollIntoView?.({ block: 'nearest' })
  } else if (event.key === 'Delete' && active?.kind === 'recent') search.forget(active.q)
  else if (event.key === 'Enter' && active !== undefined) {
    event.preventDefault()
    // As a click: a link opens as links do, with ctrl in a new tab.
    const { ctrlKey, metaKey, shiftKey } = event
    document
      .getElementById(optionId(active.key))
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
  }
}
