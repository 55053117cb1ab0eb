import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { changeLayout, useLayoutSettings } from '#src/shared/layout/layoutStore.ts'
import { paths } from '#src/routes/paths.ts'
import { produktName } from '#src/shared/settings.ts'
import { Logo } from '#src/shared/ui/Logo.tsx'
import { useToolsPlace } from '../appbar/useToolsPlace.ts'
import { MenuFoot } from './MenuFoot.tsx'
import { MenuGroups } from './MenuGroups.tsx'
import { menuScheme } from './menuScheme.ts'
import { useStaysSmall } from './useStaysSmall.ts'

/**
 * The side menu. Collapsed it shows icons and opens over the page, without moving it, while the pointer or the keyboard
 * is in it: that part is sideMenu.css. Without the app bar its tools and the user's menu are at its foot.
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
    <nav
      ref={nav}
      className="side-menu"
      aria-label={t('mainMenu')}
      data-small={small || undefined}
      {...menuScheme(settings)}
    >
      <div className="menu-head">
        <Link className="menu-home" to={paths.dashboard} aria-label={`${produktName()}: ${t('home')}`}>
          <Logo />
        </Link>
        <button
          type="button"
          className="bar-button"
          aria-label={t(menuCollapsed ? 'keepMenuOpen' : 'collapseMenu')}
          title={t(menuCollapsed ? 'keepMenuOpen' : 'collapseMenu')}
          onClick={toggle}
        >
          {menuCollapsed ? <PanelLeftOpen size={20} aria-hidden /> : <PanelLeftClose size={20} aria-hidden />}
        </button>
      </div>
      <MenuGroups />
      {toolsPlace === 'menu' && <MenuFoot />}
    </nav>
  )
}
