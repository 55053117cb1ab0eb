import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  /** Name of the group that the card belongs to. */
  name: string
  checked: boolean
  /** Why it cannot be chosen; the card stays visible and says so. */
  reason: string | null
  label: string
  onChoose: () => void
  children: ReactNode
}

/** One of several things to choose from, as a card; a radio button for keyboard and screen reader. */
export function ChoiceCard({ name, checked, reason, label, onChoose, children }: Props) {
  return (
    <Box
      component="label"
      sx={{
        display: 'block',
        position: 'relative',
        height: 1,
        p: 2,
        textAlign: 'left',
        border: 1,
        borderColor: checked ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        outline: checked ? 1 : 0,
        outlineColor: 'primary.main',
        cursor: reason ? 'default' : 'pointer',
        opacity: reason ? 0.75 : 1,
        '&:hover': { borderColor: reason ? 'divider' : 'primary.main' },
        '&:has(input:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box
        component="input"
        type="radio"
        name={name}
        checked={checked}
        disabled={reason !== null}
        aria-label={reason ? `${label}. ${reason}` : label}
        onChange={onChoose}
        sx={{ position: 'absolute', opacity: 0, width: 1, height: 1, inset: 0, m: 0, cursor: 'inherit' }}
      />
      {children}
    </Box>
  )
}
