import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Line = styled(Alert)(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 'var(--bar-space)',
  zIndex: 1099,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 12px',
  padding: '8px var(--page-padding)',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 0,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '& .MuiAlert-icon, & .MuiAlert-message, & .MuiAlert-action': { margin: 0, padding: 0 },
  '& .MuiAlert-icon': { color: 'inherit', opacity: 1 },
  '& .MuiAlert-message': { maxInlineSize: '110ch' },
  [theme.breakpoints.down('sm')]: {
    justifyContent: 'flex-start',
    '& .MuiAlert-message': { flex: '1 1 0' },
  },
  '@media print': { display: 'none' },
}))

interface Props {
  icon: ReactNode
  children: ReactNode
  action?: ReactNode
}

/**
 * A line below the app bar that takes its own room and stays in sight: it never covers what somebody works on. The
 * region around it says it, so it has no role of its own.
 */
export const Strip = (props: Props) => <Line severity="info" role="presentation" {...props} />
