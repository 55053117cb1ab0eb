import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  entries: { label: string; value: ReactNode }[]
}

/** Facts in a narrow column: the name at the start, the value at the end of the line. */
export function FactRows({ entries }: Props) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 0.75, typography: 'body2' }}>
      {entries.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Box component="dt" sx={{ color: 'text.secondary', flexShrink: 0 }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
