import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Version {
  title: string
  content: ReactNode
}

interface Props {
  mine: Version
  theirs: Version
}

/** Two versions of the same thing, side by side. */
export function Versions({ mine, theirs }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {[mine, theirs].map(({ title, content }) => (
        <Box
          key={title}
          component="section"
          aria-label={title}
          sx={{ padding: 2, borderRadius: 1, backgroundColor: 'grund' }}
        >
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
            {title}
          </Typography>
          {content}
        </Box>
      ))}
    </Box>
  )
}
