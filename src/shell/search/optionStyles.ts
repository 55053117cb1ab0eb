import type { Theme } from '@mui/material/styles'

/** A line of the list; the chosen one is the one that Enter opens. */
export const optionStyles = ({ theme }: { theme: Theme }) =>
  ({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 44,
    '&:has(.subtitle)': { minBlockSize: 52 },
    padding: '6px 12px',
    borderRadius: 8,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    cursor: 'pointer',
    '&:focus-visible': { outline: 'none' },
    '&[aria-selected="true"]': { backgroundColor: theme.vars.palette.ton.primary.bg },
    '& .tile': {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      inlineSize: 32,
      blockSize: 32,
      borderRadius: 6,
      backgroundColor: theme.vars.palette.grund,
      color: theme.vars.palette.text.secondary,
    },
    '&[aria-selected="true"] .tile': {
      backgroundColor: theme.vars.palette.background.paper,
      color: theme.vars.palette.ton.primary.fg,
    },
    '& .tile.quiet, &[aria-selected="true"] .tile.quiet': { background: 'none' },
    '& .words': { flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' },
    '& .title, & .subtitle': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .title': { fontSize: '0.875rem', lineHeight: 1.45 },
    '& .subtitle': { fontSize: '0.75rem', lineHeight: 1.5, color: theme.vars.palette.text.secondary },
    '& .words.more': { fontSize: '0.875rem', color: theme.vars.palette.primary.main },
    '& .art': { flex: 'none', fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
    // Words on the chosen line stand on a tinted ground.
    '&[aria-selected="true"] :is(.subtitle, .art)': { color: theme.vars.palette.text.primary },
    '& .end': { flex: 'none', color: theme.vars.palette.ton.primary.fg, visibility: 'hidden' },
    '&[aria-selected="true"] .end': { visibility: 'visible' },
    '[dir="rtl"] & .turns': { transform: 'scaleX(-1)' },
    '& .remove': {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      inlineSize: 32,
      blockSize: 32,
      borderRadius: 6,
      color: theme.vars.palette.text.secondary,
    },
    '& .remove:hover': { backgroundColor: theme.vars.palette.background.paper },
    [theme.breakpoints.down('sm')]: {
      minBlockSize: 56,
      '& .end': { display: 'none' },
    },
  }) as const
