import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import X from '#src/shared/icons/X.svg'
import { useTranslation } from 'react-i18next'
import { useLayoutSettings } from '#src/shared/layout/layoutStore.ts'
import { paths } from '#src/routes/paths.ts'
import { produktName } from '#src/shared/settings.ts'
import { Logo } from '#src/shared/ui/Logo.tsx'
import { BarButton } from '../parts/BarButton.tsx'
import { MenuGroups } from './MenuGroups.tsx'
import { MenuHead, MenuHome, MenuSurface } from './menuParts.ts'
import { menuScheme } from './menuScheme.ts'

export interface MenuDrawerProps {
  open: boolean
  onClose: () => void
}

const Surface = styled(MenuSurface)({ inlineSize: 'min(300px, 84vw)', blockSize: '100%' })

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
      <Surface aria-label={t('mainMenu')} {...menuScheme(settings)}>
        <MenuHead>
          <MenuHome to={paths.dashboard} aria-label={`${produktName()}: ${t('home')}`} onClick={onClose}>
            <Logo />
          </MenuHome>
          <BarButton label={t('closeMenu')} onClick={onClose}>
            <X size={20} aria-hidden />
          </BarButton>
        </MenuHead>
        <MenuGroups onChoose={onClose} />
      </Surface>
    </Drawer>
  )
}
