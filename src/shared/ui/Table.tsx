import { styled, type CSSObject, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** Width below which the rows of a table become cards, px at the usual text size; 0: they stay rows. */
export type CardsBelow = 0 | 600 | 840 | 980

const Frame = styled('div')({ containerType: 'inline-size', inlineSize: '100%' })

/** A row as a card: the name above, each further cell beside the head of its column. */
const cards = ({ vars: { palette } }: Theme): CSSObject => ({
  '&, & tr, & td': { display: 'block' },
  '& tbody': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))', gap: 12 },
  '& thead': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  // A keyboard still reaches the buttons that sort: they show themselves then, like a skip link.
  '& thead:focus-within': { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' },
  // In as many lines as they need, and none over another.
  '& thead tr': { display: 'flex', flexWrap: 'wrap' },
  '& th': { position: 'static' },
  '& tbody tr': {
    position: 'relative',
    border: `1px solid ${palette.divider}`,
    borderRadius: 8,
    backgroundColor: palette.background.paper,
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
  // Not "start": that would be the one of the German line in a mirrored page (globalRules).
  '& td:first-of-type, & td[data-whole]': { textAlign: ['-webkit-match-parent', 'match-parent'] },
  '& td:first-of-type': { display: 'block', fontSize: '0.9375rem' },
  '& td[data-label]:not(:first-of-type)::before': {
    content: 'attr(data-label)',
    unicodeBidi: 'plaintext',
    color: palette.text.secondary,
    textAlign: 'start',
    flexShrink: 0,
  },
  '& td[data-whole]': { display: 'block', paddingBlock: 8 },
  // In the corner beside the name, where a hand looks for them.
  '& td[data-actions]': { position: 'absolute', insetBlockStart: 5, insetInlineEnd: 8, blockSize: 44, padding: 0 },
  '& tr:has(> td[data-actions]) > td:first-of-type': { paddingInlineEnd: 64 },
  '& tbody tr:has([data-pick] input:checked)': { borderColor: palette.primary.main, backgroundColor: palette.grund },
  // The card answers as a whole, not cell by cell.
  '& tr[data-linked]:hover': { backgroundColor: palette.grund },
  '& tr[data-linked]:hover td, & tr:has([data-pick] input:checked) td': { backgroundColor: 'transparent' },
})

const rows = ({ vars: { palette } }: Theme): CSSObject => ({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.875rem',
  lineHeight: 1.45,
  '& th': {
    position: 'sticky',
    // Below the app bar; a dialog scrolls by itself and sets 0.
    insetBlockStart: 'var(--table-head-top, var(--bar-space))',
    // Above the buttons of the rows.
    zIndex: 2,
    textAlign: 'start',
    fontWeight: 600,
    fontSize: '0.75rem',
    color: palette.text.secondary,
    backgroundColor: palette.background.default,
    borderBlockEnd: `1px solid ${palette.divider}`,
    padding: '10px 12px',
    whiteSpace: 'nowrap',
  },
  '& td': {
    blockSize: 44,
    padding: '6px 12px',
    borderBlockEnd: `1px solid ${palette.divider}`,
    // No alignment of its own: in a mirrored page German cells keep to the side of their column (globalRules).
    verticalAlign: 'middle',
  },
  "& [data-align='end']": { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& th button': {
    all: 'unset',
    cursor: 'pointer',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minBlockSize: 24,
  },
  '& th button:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  // Clear of the head, which lies over what comes up below it.
  '& td :is(a, button, input)': { scrollMarginBlockStart: 40 },
  '& tr[data-linked]': { position: 'relative' },
  '& tr[data-linked]:hover td': { backgroundColor: palette.grund },
  '& a[data-row-link]': { color: 'inherit', fontWeight: 600, textDecoration: 'none' },
  '& a[data-row-link]::after': { content: "''", position: 'absolute', inset: 0 },
  '& a[data-row-link]:hover': { color: palette.primary.main },
  '& td[data-actions]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& [data-pick]': { display: 'flex', alignItems: 'center', gap: 4, marginInlineStart: -12 },
  '& [data-pick] > :last-child': { flex: 1, minInlineSize: 0 },
  // Above the link that the whole row is.
  '& [data-pick] > label': {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 44,
    blockSize: 44,
    cursor: 'pointer',
  },
  '& [data-pick] input': { inlineSize: 18, blockSize: 18, margin: 0, accentColor: palette.primary.main },
  '& [data-pick] input:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  '& tr:has([data-pick] input:checked) td': { backgroundColor: palette.action.selected },
  '& td[data-actions] > *, & td a:not([data-row-link]), & td button': { position: 'relative', zIndex: 1 },
})

interface Props {
  /** Where many columns need more room than the usual 600 px. */
  cardsBelow?: CardsBelow | undefined
  children: ReactNode
}

/**
 * The one place where the product draws with plain elements beside the kit: a list has hundreds of cells, and as
 * components of the kit each of them, and each link and button in it, would compute its styles when the list is drawn.
 * Here the table alone does, and its rules reach what stands in it (performance 2.6).
 */
const Sheet = styled('table', { shouldForwardProp: (name) => name !== 'cardsBelow' })<{ cardsBelow: CardsBelow }>(
  ({ theme, cardsBelow }) => ({
    ...rows(theme),
    // Paper keeps the table.
    '@media screen': { [`@container (max-width: ${(cardsBelow - 0.05) / 16}rem)`]: cards(theme) },
  }),
)

/** Table of the product's look that becomes cards where it, not the window, has no room. */
export function Table({ cardsBelow = 600, children }: Props) {
  return (
    <Frame>
      <Sheet cardsBelow={cardsBelow}>{children}</Sheet>
    </Frame>
  )
}
