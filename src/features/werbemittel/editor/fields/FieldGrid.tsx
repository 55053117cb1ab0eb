import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  title?: string
  /** Fields side by side. */
  columns?: 1 | 2 | 3
  children: ReactNode
}

/** A titled group of fields in the panel. */
export function FieldGrid({ title, columns = 2, children }: Props) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      {title !== undefined && (
        <Typography variant="overline" component="h3" sx={{ color: 'text.secondary', lineHeight: 1.2 }}>
          {title}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: 1.5 }}>
        {children}
      </Box>
    </Box>
  )
}
