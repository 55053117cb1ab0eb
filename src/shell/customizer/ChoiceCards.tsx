import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'

interface Props<V extends string> {
  legend: string
  options: readonly V[]
  value: V
  label: (option: V) => string
  /** Small picture of what the choice does. */
  draw: (option: V) => ReactNode
  onChoose: (option: V) => void
  columns: number
  /** Picture before the name instead of above it. */
  inline?: boolean
}

/** Between two cards, px. */
const GAP = 8

const Group = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  '& legend': { ...theme.typography.subtitle2, padding: 0, marginBlockEnd: 8 },
  '& > div': { display: 'grid', gap: GAP },
}))

const Card = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: 6,
  minBlockSize: 44,
  padding: '8px 6px 6px',
  borderRadius: theme.vars.shape.borderRadius,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  cursor: 'pointer',
  textAlign: 'center',
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.35,
  color: theme.vars.palette.text.secondary,
  // Words may come nearer to the edge than pictures.
  '&:not(.inline) > span:last-child': { marginInline: -4 },
  '&.inline': {
    gridTemplateColumns: 'auto 1fr',
    alignContent: 'center',
    alignItems: 'center',
    justifyItems: 'start',
    gap: 8,
    padding: '4px 10px',
    textAlign: 'start',
  },
  '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.kante}`, color: theme.vars.palette.text.primary },
  '&:has(:checked)': {
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  // Colours of the page are gone there, so the choice is an outline.
  '@media (forced-colors: active)': { border: '1px solid', '&:has(:checked)': { outline: '3px solid Highlight' } },
}))

const shareOf = (count: number) => `(100% - ${(count - 1) * GAP}px) / ${count}`

/**
 * So many columns, or fewer where one would be too narrow for its words: of many half as many, so that none stands in a
 * row alone. The large factor makes a choice of a length: far below zero with room, far above everything without.
 */
function columnsOf(count: number, least: number): string {
  const needed = count * least + (count - 1) * GAP
  const half = count > 3 ? [`min(${shareOf(count / 2)}, (${needed}px - 100%) * 1000)`] : []
  return `repeat(auto-fill, minmax(max(${[`${least}px`, shareOf(count), ...half].join(', ')}), 1fr))`
}

/** One of a few, as pictures with names: native radios, so groups, arrow keys and reading aloud are the browser's. */
export function ChoiceCards<V extends string>(props: Props<V>) {
  const { legend, options, value, label, draw, onChoose, columns, inline = false } = props
  const name = useId()
  return (
    <Group>
      <legend>{legend}</legend>
      <div style={{ gridTemplateColumns: columnsOf(columns, inline ? 120 : 48) }}>
        {options.map((option) => (
          <Card key={option} className={inline ? 'inline' : ''}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChoose(option)}
              style={visuallyHidden}
            />
            {draw(option)}
            <span>{label(option)}</span>
          </Card>
        ))}
      </div>
    </Group>
  )
}
