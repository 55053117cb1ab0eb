import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface Props {
  name: string
  /** Below the name: whom or what it is about. */
  note: string
  /** Icon of 20 px, or a picture. */
  mark: ReactNode
  pictured?: true
}

const Root = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  paddingBlock: 6,
  '& > svg': { flexShrink: 0, color: theme.vars.palette.text.secondary },
  '& > :last-child': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& small': {
    display: 'block',
    maxInlineSize: '56ch',
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
  '&[data-pictured]': {
    alignItems: 'center',
    gap: 16,
    paddingBlock: 4,
    [theme.breakpoints.up('sm')]: { minInlineSize: 240 },
    '& small': { fontSize: theme.typography.body2.fontSize },
  },
}))

/** First cell of a list: a picture or an icon, the name, and a note. */
export function NameCell({ name, note, mark, pictured }: Props) {
  return (
    <Root data-pictured={pictured}>
      {mark}
      <span>
        {/* An element of its own: what a translator has replaced is renamed too. */}
        <span>{name}</span>
        <small>{note}</small>
      </span>
    </Root>
  )
}
