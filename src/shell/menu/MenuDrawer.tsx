import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { Logo } from '#src/shared/ui/Logo.tsx'
import { useMenuEntries } from './menuEntries.ts'

export interface MenuDrawerProps {
  open: boolean
  onClose: () => void
}

const Nav = styled('nav')(({ theme }) => ({
  inlineSize: 'min(300px, 84vw)',
  '& header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    blockSize: 64,
    paddingInline: '16px 8px',
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 8 },
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 48,
    paddingInline: 12,
    borderRadius: 8,
    textDecoration: 'none',
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
  },
  '& li a.active': { color: theme.vars.palette.ton.primary.fg, backgroundColor: theme.vars.palette.ton.primary.bg },
}))

/** The menu as a drawer from the start of the line. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { t, i18n } = useTranslation(['shell', 'common'])
  const entries = useMenuEntries()
  // The mirrored styles turn "left" round by themselves; the drawer's own slide does so by the theme's direction.
  return (
    <Drawer open={open} onClose={onClose} anchor="left" key={i18n.dir()}>
      <Nav aria-label={t('mainMenu')}>
        <header>
          <Logo />
          <IconButton aria-label={t('closeMenu')} onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
        </header>
        <ul>
          {entries.map(({ title, to, Icon }) => (
            <li key={to}>
              <NavLink to={to} onClick={onClose} lang="de">
                <Icon size={20} aria-hidden />
                {t(title)}
              </NavLink>
            </li>
          ))}
        </ul>
      </Nav>
    </Drawer>
  )
}
