import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  children: ReactNode
}

/** A chapter that the jump list leads to. */
export function Kapitel({ id, title, children }: Props) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-titel`}
      sx={{
        display: 'grid',
        // A long address breaks instead of widening the column.
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        minInlineSize: 0,
        scrollMarginBlockStart: 'calc(var(--bar-space) + 16px)',
      }}
    >
      <Typography id={`${id}-titel`} variant="h2" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  )
}

/** A paragraph of reading width. */
export function Absatz({ children }: { children: ReactNode }) {
  return <Typography sx={{ maxInlineSize: '72ch' }}>{children}</Typography>
}
