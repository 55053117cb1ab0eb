import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  /** Says whose fields these are, where another part of the page has some of the same names. */
  group?: string
  children: ReactNode
}

/** Fields one below the other, no wider than a line can be read. */
export function FieldStack({ group, children }: Props) {
  return (
    <Box
      {...(group === undefined ? {} : { role: 'group', 'aria-label': group })}
      sx={{ display: 'grid', gap: 2.5, maxInlineSize: '35rem', minInlineSize: 0 }}
    >
      {children}
    </Box>
  )
}
