import { styled } from '@mui/material/styles'
import PanelLeftClose from '#src/shared/icons/PanelLeftClose.svg'
import PanelLeftOpen from '#src/shared/icons/PanelLeftOpen.svg'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLayout, useLayoutSettings } from '#src/shared/layout/layoutStore.ts'
import { paths } from '#src/routes/paths.ts'
import { produktName } from '#src/shared/settings.ts'
import { FLOAT_SHADOW } from '#src/shared/theme/components.ts'
import { Logo } from '#src/shared/ui/Logo.tsx'
import { BarButton } from '../parts/BarButton.tsx'
import { useToolsPlace } from '../tools/useToolsPlace.ts'
import { MenuFoot } from './MenuFoot.tsx'
import { MenuGroups } from './MenuGroups.tsx'
import { MenuHead, MenuHome, MenuSurface } from './menuParts.ts'
import { menuScheme } from './menuScheme.ts'
import { useStaysSmall } from './useStaysSmall.ts'

/** What a menu that opens over the page looks like. */
const OPEN = { '--words': 1, inlineSize: 'var(--menu-width)', boxShadow: FLOAT_SHADOW } as const

const Surface = styled(MenuSurface)(({ theme }) => ({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: 1150,
  inlineSize: 'var(--menu-width)',
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  overflow: 'clip',
  transition: 'inline-size 160ms ease-out, box-shadow 160ms ease-out',
  [theme.breakpoints.down('md')]: { display: 'none' },
  '[data-menu="collapsed"] &': { '--words': 0, inlineSize: 'var(--menu-width-collapsed)' },
  '@media (hover: hover)': {
    // Not for a pointer on its way past.
    '[data-menu="collapsed"] &:hover:not([data-small])': { ...OPEN, transitionDelay: '80ms' },
  },
  '[data-menu="collapsed"] &:has(:focus-visible):not([data-small])': OPEN,
}))

/**
 * The side menu. Collapsed it shows icons and opens over the page, without moving it, while the pointer or the keyboard
 * is in it. Without the app bar its tools and the user's menu are at its foot.
 */
export function VerticalMenu() {
  const { t } = useTranslation('shell')
  const settings = useLayoutSettings()
  const { menuCollapsed } = settings
  const toolsPlace = useToolsPlace()
  const { nav, small, setSmall } = useStaysSmall(menuCollapsed)

  function toggle(event: MouseEvent): void {
    changeLayout({ menuCollapsed: !menuCollapsed })
    // A click by key has no count: the focus stays in the menu then, which therefore stays open.
    setSmall(!menuCollapsed && event.detail > 0)
  }

  return (
    <Surface ref={nav} aria-label={t('mainMenu')} data-small={small || undefined} {...menuScheme(settings)}>
      <MenuHead>
        <MenuHome to={paths.dashboard} aria-label={`${produktName()}: ${t('home')}`}>
          <Logo />
        </MenuHome>
        <BarButton label={t(menuCollapsed ? 'keepMenuOpen' : 'collapseMenu')} onClick={toggle}>
          {menuCollapsed ? <PanelLeftOpen size={20} aria-hidden /> : <PanelLeftClose size={20} aria-hidden />}
        </BarButton>
      </MenuHead>
      <MenuGroups />
      {toolsPlace === 'menu' && <MenuFoot />}
    </Surface>
  )
}
