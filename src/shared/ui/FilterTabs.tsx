import { styled } from '@mui/material/styles'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { moveFocus } from './moveFocus.ts'

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

/** In the look of the kit's tabs, by one set of rules for all of them. */
const Line = styled('div')(({ theme }) => ({
  minBlockSize: 44,
  overflow: 'auto hidden',
  scrollbarWidth: 'thin',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { display: 'flex' },
  // On a desktop all of them are seen at once; a finger finds the rest by itself.
  [theme.breakpoints.up('md')]: { '& > div': { flexWrap: 'wrap' } },
  '@media (max-width: 22rem)': { '& > div': { flexWrap: 'wrap' } },
  '& button': {
    ...theme.typography.button,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    flexShrink: 0,
    maxInlineSize: 360,
    minBlockSize: 44,
    margin: 0,
    padding: 12,
    border: 0,
    background: 'none',
    overflow: 'hidden',
    textAlign: 'center',
    lineHeight: 1.25,
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    userSelect: 'none',
  },
  // A separate line below each, since they may stand in two rows.
  '& button::after': { content: "''", position: 'absolute', insetInline: 0, insetBlockEnd: 0, blockSize: 2 },
  "& [aria-selected='true']": { color: theme.vars.palette.primary.main },
  "& [aria-selected='true']::after": {
    backgroundColor: 'currentcolor',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  '& span': {
    paddingInline: 6,
    borderRadius: 6,
    backgroundColor: theme.vars.palette.ton.secondary.bg,
    color: theme.vars.palette.ton.secondary.fg,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 400,
    lineHeight: 1.55,
  },
  '& [data-none]': { background: 'none', color: 'inherit' },
}))

/**
 * Tabs that filter what stands below; where they have no room they scroll. Not the kit's, which measure themselves for a
 * mark that is not shown here, and draw themselves twice for that: a tenth of what a warm navigation costs.
 */
export function FilterTabs<T extends string>({ label, tabs, value, onChange }: Props<T>) {
  const line = useRef<HTMLDivElement>(null)
  const shown = useRef(tabs[0]?.value)
  useEffect(
    function showChosen() {
      // The first one is in sight from the start.
      if (shown.current !== value) bringIntoSight(line.current)
      shown.current = value
    },
    [value],
  )
  return (
    <Line ref={line}>
      <div role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            onKeyDown={moveAlong}
            onClick={() => tab.value !== value && onChange(tab.value)}
          >
            {`${tab.label} `}
            {tab.count !== undefined && <span data-none={tab.count === '0' || undefined}>{tab.count}</span>}
          </button>
        ))}
      </div>
    </Line>
  )
}

/** Chosen is what is then pressed. */
const moveAlong = (event: KeyboardEvent<HTMLElement>) => moveFocus(event, '[role="tablist"]', '[role="tab"]')

/** Along the line alone: the page stays where it is. */
function bringIntoSight(line: HTMLElement | null): void {
  const chosen = line?.querySelector('[aria-selected="true"]')
  if (!line || !chosen) return
  const [frame, tab] = [line.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (tab.left < frame.left) line.scrollLeft += tab.left - frame.left
  else if (tab.right > frame.right) line.scrollLeft += tab.right - frame.right
}
