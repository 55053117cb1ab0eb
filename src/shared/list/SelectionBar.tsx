import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import X from '#src/shared/icons/X.svg'
import type { ReactNode } from 'react'
import { FOOT_BAR, footBar } from '../ui/footBar.ts'

interface Props {
  /** Name of the bar. */
  label: string
  /** How many are ticked. */
  count: string
  /** What cannot be done with some of them. */
  note?: string | undefined
  clear: string
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** Stays at the lower edge while rows of a list are ticked. */
export function SelectionBar({ label, count, note, clear, onClear, children }: Props) {
  return (
    <Paper
      ref={footBar}
      component="section"
      aria-label={label}
      elevation={6}
      sx={{
        ...FOOT_BAR,
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.25,
      }}
    >
      <Box component="output" sx={{ flex: '1 1 160px', fontWeight: 600 }}>
        {count}
        {note !== undefined && (
          <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
            {note}
          </Box>
        )}
      </Box>
      {/* On a phone the sign alone, so that what can be done has one line. */}
      <Button color="inherit" aria-label={clear} startIcon={<X size={20} aria-hidden />} onClick={onClear}>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {clear}
        </Box>
      </Button>
      {children}
    </Paper>
  )
}
