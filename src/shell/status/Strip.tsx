import { styled } from '@mui/material/styles'

/** A line below the app bar that takes its own room and stays in sight: it never covers what somebody works on. */
export const Strip = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 'var(--bar-space)',
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 12px',
  paddingBlock: 8,
  paddingInline: 'var(--page-padding)',
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& > svg': { flexShrink: 0 },
  '& > p, & > span': { margin: 0, maxInlineSize: '110ch' },
  // Long texts on phones keep their icon beside them.
  [theme.breakpoints.down('sm')]: {
    justifyContent: 'flex-start',
    '& > p, & > span': { flex: '1 1 0', minInlineSize: 0 },
  },
  '@media print': { display: 'none' },
}))
