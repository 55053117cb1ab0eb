import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'

const Line = styled('search')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  '& > :is(.MuiFormControl-root, [data-field])': { flex: '1 1 8.75rem', maxInlineSize: '13.75rem' },
  "& > [data-field='search']": { flexBasis: '15rem', maxInlineSize: '22.5rem' },
  [theme.breakpoints.down('sm')]: {
    "& > :is(.MuiFormControl-root, [data-field], [data-field='search'])": { maxInlineSize: 'none' },
  },
}))

interface Props {
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** Search, filters and order of a list, in a line above it; they stay off paper. */
export function ListTools({ ref, children }: Props) {
  return (
    <Line ref={ref} data-no-print>
      {children}
    </Line>
  )
}
