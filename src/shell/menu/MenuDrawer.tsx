import Drawer from '@mui/material/Drawer'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLayoutSettings } from '#src/shared/layout/layoutStore.ts'
import { paths } from '#src/routes/paths.ts'
import { produktName } from '#src/shared/settings.ts'
import { Logo } from '#src/shared/ui/Logo.tsx'
import { BarButton } from '../appbar/BarButton.tsx'
import { MenuGroups } from './MenuGroups.tsx'
import { menuScheme } from './menuScheme.ts'

export interface MenuDrawerProps {
  open: boolean
  onClose: () => void
}

/** The side menu as a drawer from the start of the line. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { t, i18n } = useTranslation('shell')
  const settings = useLayoutSettings()
  // The mirrored styles turn "left" round by themselves; the drawer's own slide does so by the theme's direction.
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor="left"
      key={i18n.dir()}
      slotProps={{ paper: { 'aria-label': t('mainMenu') } }}
    >
      <nav className="menu-drawer" aria-label={t('mainMenu')} {...menuScheme(settings)}>
        <div className="menu-head">
          <Link
            className="menu-home"
            to={paths.dashboard}
            aria-label={`${produktName()}: ${t('home')}`}
            onClick={onClose}
          >
            <Logo />
          </Link>
          <BarButton label={t('closeMenu')} onClick={onClose}>
            <X size={20} aria-hidden />
          </BarButton>
        </div>
        <MenuGroups onChoose={onClose} />
      </nav>
    </Drawer>
  )
}
