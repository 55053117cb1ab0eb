import { styled } from '@mui/material/styles'

/** Parts that the page to approve and its skeleton are made of; drawn ahead in index.html (shell/starts.css). */

/** The sheet, and beside it what is told of it. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  [theme.breakpoints.down('md')]: { gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' },
  // On paper the facts stand below the decision, and the sides have the pages behind them.
  '@media print': { display: 'flex', flexDirection: 'column-reverse', alignItems: 'stretch' },
}))

/** What the sheet lies on. */
export const Desk = styled('section')(({ theme }) => ({
  padding: 32,
  overflow: 'auto',
  maxHeight: '82dvh',
  backgroundColor: theme.vars.palette.schreibtisch,
  borderRadius: theme.shape.borderRadius,
  // One finger scrolls, two zoom the sheet and not the page; a drag moves it and marks no words.
  touchAction: 'pan-x pan-y',
  userSelect: 'none',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  [theme.breakpoints.down('md')]: { maxHeight: '78dvh' },
  [theme.breakpoints.down('sm')]: { marginInline: -16, padding: 12, borderRadius: 0 },
  '@media print': { margin: 0, padding: 0, overflow: 'visible', maxHeight: 'none' },
}))

/** Paper of which nothing is known yet but that it is a card. */
export const BlankSheet = styled('div')(({ theme }) => ({
  inlineSize: '100%',
  aspectRatio: '235 / 125',
  backgroundColor: theme.vars.palette.papier,
  boxShadow: theme.shadows[4],
}))
