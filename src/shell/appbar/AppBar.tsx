import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/shared/routing/paths.ts'
import { produktName } from '#src/shared/settings.ts'
import { Logo } from '#src/shared/ui/Logo.tsx'
import { HorizontalMenu } from '../menu/HorizontalMenu.tsx'
import { MenuOpener } from '../menu/MenuOpener.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'
import { NotificationBell } from './NotificationBell.tsx'
import { SearchButton } from './SearchButton.tsx'
import { ShortcutsMenu } from './ShortcutsMenu.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useTipsOff } from './useTipsOff.ts'

/** Bar of 64 px: wordmark, top menu and the user's tools. */
export function AppBar() {
  const { t } = useTranslation('shell')
  const bar = useTipsOff()
  return (
    <header ref={bar} className="bar">
      <div className="bar-inner">
        <MenuOpener />
        <Link className="bar-home" to={paths.dashboard} aria-label={`${produktName()}: ${t('home')}`}>
          <Logo />
        </Link>
        <HorizontalMenu />
        <div className="bar-tools">
          <SearchButton />
          <ShortcutsMenu />
          <LanguageMenu />
          <ModeSwitch />
          <NotificationBell />
          <UserMenu />
        </div>
      </div>
    </header>
  )
}
