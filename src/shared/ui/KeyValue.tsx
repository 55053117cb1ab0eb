import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface Props {
  entries: { label: string; value: ReactNode }[]
}

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, max-content) 1fr',
  columnGap: 24,
  rowGap: 8,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', rowGap: 2, '& dd': { marginBlockEnd: 10 } },
}))

/** Facts as pairs of name and value. */
export function KeyValue({ entries }: Props) {
  return (
    <List>
      {entries.map(({ label, value }) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}
