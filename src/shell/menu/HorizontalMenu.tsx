import { styled } from '@mui/material/styles'
import List from '@mui/material/List'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useLayoutSettings } from '#src/shared/layout/layoutStore.ts'
import { currentOf } from '../entries/currentEntry.ts'
import { useMenuEntries } from '../entries/menuEntries.ts'
import { MenuLink } from './MenuLink.tsx'

const Place = styled('nav')(({ theme }) => ({
  alignSelf: 'stretch',
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

const Entries = styled(List)({ display: 'flex', gap: 4, blockSize: '100%' })

const Entry = styled(MenuLink)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: '100%',
  paddingInline: 14,
  textDecoration: 'none',
  fontSize: '0.875rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  '@media (max-width: 68.6875rem)': { paddingInline: 9 },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -4 },
  '&[aria-current]': { color: theme.vars.palette.primary.main },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 14,
    insetBlockEnd: -1,
    blockSize: 2,
    backgroundColor: theme.vars.palette.primary.main,
  },
  // The line is mark enough there; a box would be cut by the window's edge.
  '@media (forced-colors: active)': {
    ':root &[aria-current]:not(:focus-visible)': { outline: 0 },
    '&[aria-current]::after': { blockSize: 4, backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
}))

/** The top menu in the app bar; narrow screens have the drawer instead. */
export function HorizontalMenu() {
  const { t } = useTranslation(['shell', 'common'])
  const { navigation } = useLayoutSettings()
  const { pathname } = useLocation()
  const entries = useMenuEntries()
  if (navigation === 'vertical') return null
  const addresses = entries.map(({ to }) => to)
  return (
    <Place aria-label={t('mainMenu')}>
      <Entries disablePadding>
        {entries.map(({ title, to }) => (
          <li key={to}>
            <Entry to={to} current={currentOf(to, addresses, pathname)}>
              {t(title)}
            </Entry>
          </li>
        ))}
      </Entries>
    </Place>
  )
}
