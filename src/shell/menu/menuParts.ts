import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

/**
 * Ground of the side menu and of its drawer. Icons stand in the middle of the collapsed menu, so that nothing in it
 * moves when it opens: `--words` lets only the words appear. `--row`: height of an entry.
 */
export const MenuSurface = styled('nav')(({ theme }) => ({
  '--words': 1,
  '--row': '36px',
  '--wordmark': 'calc(var(--words) * 1rem)',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&[data-scheme="dark"]': { colorScheme: 'dark' },
  '@media (pointer: coarse)': { '--row': '44px' },
}))

/** As high as the app bar, also where that is hidden. */
export const MenuHead = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: 64,
  paddingInline: '18px 12px',
  '& button': {
    flex: 'none',
    color: theme.vars.palette.text.secondary,
    opacity: 'var(--words)',
    transition: 'opacity 120ms ease-out',
  },
  '[dir="rtl"] & button svg': { transform: 'scaleX(-1)' },
}))

export const MenuHome = styled(Link)({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  borderRadius: 6,
  textDecoration: 'none',
})
