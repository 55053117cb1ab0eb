import Paper from '@mui/material/Paper'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  /** Beside the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page that stands for itself, on paper. */
export function Section({ title, aside, children }: Props) {
  const id = useId()
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, marginBlockEnd: 2 }}>
        <Typography id={id} variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Paper>
  )
}
