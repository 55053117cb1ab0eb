import { useEffect, useRef, type KeyboardEvent } from 'react'
import { placeSheet } from '../theme/placeSheet.ts'
import css from './filterTabs.css?inline'

placeSheet('filter-tabs', css)

interface FilterTab<T extends string> {
  value: T
  label: string
  /** How many there are, as it is shown; nothing while that is on its way. */
  count?: string | undefined
}

interface Props<T extends string> {
  /** What the tabs choose from, for screen readers. */
  label: string
  tabs: readonly FilterTab<T>[]
  value: T
  onChange: (chosen: T) => void
}

/** The tab that a key leads to from one at `at`; null for other keys. */
function nextTab(key: string, at: number, count: number, mirrored: boolean): number | null {
  const ahead = mirrored ? 'ArrowLeft' : 'ArrowRight'
  const back = mirrored ? 'ArrowRight' : 'ArrowLeft'
  if (key === ahead) return (at + 1) % count
  if (key === back) return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Tabs that filter what stands below. The arrow keys go from one to the next; where they have no room they scroll. */
export function FilterTabs<T extends string>({ label, tabs, value, onChange }: Props<T>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(
    function showChosen() {
      const room = list.current
      const chosen = room?.querySelector('[aria-selected="true"]')
      if (!room || !chosen) return
      // Along the line only: the page stays where one was.
      const [own, seen] = [chosen.getBoundingClientRect(), room.getBoundingClientRect()]
      if (own.left < seen.left) room.scrollLeft += own.left - seen.left
      else if (own.right > seen.right) room.scrollLeft += own.right - seen.right
    },
    [value],
  )

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>): void {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = nextTab(event.key, buttons.indexOf(event.currentTarget), buttons.length, mirrored)
    if (next === null) return
    event.preventDefault()
    buttons[next]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className="filter-tabs">
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={onKeyDown}
        >
          {`${tab.label} `}
          {tab.count !== undefined && <span data-none={tab.count === '0' || undefined}>{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}
