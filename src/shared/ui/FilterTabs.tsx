import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'

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

const Line = styled(Tabs)(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiTabs-scroller': { scrollbarWidth: 'thin' },
  '& .MuiTab-root': { gap: 8, minWidth: 0, paddingInline: 12, flexDirection: 'row' },
  // A line of its own below each: the kit's stands below the last row alone.
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root::after': { content: "''", position: 'absolute', insetInline: 0, insetBlockEnd: 0, blockSize: 2 },
  '& .Mui-selected::after': {
    backgroundColor: 'currentcolor',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  // On a desktop all of them are seen at once; a finger finds the rest by itself.
  [theme.breakpoints.up('md')]: { '& .MuiTabs-list': { flexWrap: 'wrap' } },
}))

const Count = styled('span')(({ theme }) => ({
  paddingInline: 6,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.ton.secondary.bg,
  color: theme.vars.palette.ton.secondary.fg,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 400,
  lineHeight: 1.55,
  '&[data-none]': { background: 'none', color: 'inherit' },
}))

/** Tabs that filter what stands below; where they have no room they scroll. */
export function FilterTabs<T extends string>({ label, tabs, value, onChange }: Props<T>) {
  return (
    <Line
      variant="scrollable"
      scrollButtons={false}
      visibleScrollbar
      aria-label={label}
      value={value}
      onChange={(_event, chosen: T) => onChange(chosen)}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          value={tab.value}
          label={
            <>
              {`${tab.label} `}
              {tab.count !== undefined && <Count data-none={tab.count === '0' || undefined}>{tab.count}</Count>}
            </>
          }
        />
      ))}
    </Line>
  )
}
