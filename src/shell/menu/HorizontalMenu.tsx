import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useMenuEntries } from './menuEntries.ts'

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignSelf: 'stretch',
  gap: 4,
  [theme.breakpoints.down('md')]: { display: 'none' },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    paddingInline: 14,
    textDecoration: 'none',
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    transition: 'color 120ms ease-out',
  },
  '& a:hover': { color: theme.vars.palette.text.primary },
  '& a:focus-visible': { outlineOffset: -4 },
  '& a.active': { color: theme.vars.palette.primary.main },
  '& a.active::after': {
    content: '""',
    position: 'absolute',
    insetInline: 14,
    insetBlockEnd: -1,
    blockSize: 2,
    backgroundColor: theme.vars.palette.primary.main,
  },
}))

/** The top menu in the app bar; narrow screens have the drawer instead. */
export function HorizontalMenu() {
  const { t } = useTranslation(['shell', 'common'])
  const entries = useMenuEntries()
  return (
    <Nav aria-label={t('mainMenu')}>
      {entries.map(({ title, to }) => (
        <NavLink key={to} to={to} lang="de">
          {t(title)}
        </NavLink>
      ))}
    </Nav>
  )
}
