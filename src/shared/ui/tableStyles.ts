import type { CSSObject, Theme } from '@mui/material/styles'

const cards = (theme: Theme): CSSObject => ({
  '&, & tr, & td': { display: 'block' },
  '& tbody': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))', gap: 12 },
  '& thead': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tbody tr': {
    position: 'relative',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.paper,
    padding: '12px 16px',
  },
  '& td': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 16,
    border: 0,
    padding: '4px 0',
    blockSize: 'auto',
    textAlign: 'end',
  },
  '& td:first-of-type': { display: 'block', fontSize: theme.typography.body1.fontSize, textAlign: 'start' },
  '& td[data-label]:not(:first-of-type)::before': {
    content: 'attr(data-label)',
    color: theme.vars.palette.text.secondary,
    textAlign: 'start',
    flexShrink: 0,
  },
  '& td.whole': { display: 'block', textAlign: 'start', paddingBlock: 8 },
  // In the corner beside the name, where a hand looks for them.
  '& td.actions': { position: 'absolute', insetBlockStart: 5, insetInlineEnd: 8, blockSize: 44, padding: 0 },
  '& tr:has(> td.actions) > td:first-of-type': { paddingInlineEnd: 64 },
})

/** Plain cells with static rules: a row costs no style computation of its own (leistung 6). */
export const tableStyles = ({ theme, cardsBelow }: { theme: Theme; cardsBelow: number }): CSSObject => ({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.45,
  '& th': {
    position: 'sticky',
    // Below the app bar; a dialog scrolls by itself and sets 0.
    insetBlockStart: 'var(--table-head-top, var(--bar-space))',
    // Above the buttons of the rows.
    zIndex: 2,
    textAlign: 'start',
    fontWeight: 600,
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.default,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    padding: '10px 12px',
    whiteSpace: 'nowrap',
  },
  '& td': {
    blockSize: 44,
    padding: '6px 12px',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    // No alignment of its own: in a mirrored page German cells keep to the side of their column (theme).
    verticalAlign: 'middle',
  },
  '& th.end, & td.end': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& th button': {
    all: 'unset',
    cursor: 'pointer',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minBlockSize: 24,
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  },
  '& tr.linked': { position: 'relative' },
  '& tr.linked:hover td': { backgroundColor: theme.vars.palette.grund },
  '& .row-link': { color: 'inherit', fontWeight: 600, textDecoration: 'none' },
  '& .row-link::after': { content: '""', position: 'absolute', inset: 0 },
  '& .row-link:hover': { color: theme.vars.palette.primary.main },
  '& td.actions': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& td.actions > *, & td a:not(.row-link), & td button': { position: 'relative', zIndex: 1 },
  // Paper keeps the table.
  '@media screen': { [`@container (max-width: ${cardsBelow - 0.05}px)`]: cards(theme) },
})
