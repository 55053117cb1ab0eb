import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Fields one below the other, no wider than a line can be read. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2.5, maxInlineSize: 560, minInlineSize: 0 }}>{children}</Box>
}
