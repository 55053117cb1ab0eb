import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/routes/paths.ts'
import { produktName } from '#src/shared/settings.ts'
import { Logo } from '#src/shared/ui/Logo.tsx'
import { HorizontalMenu } from '../menu/HorizontalMenu.tsx'
import { MenuOpener } from '../menu/MenuOpener.tsx'
import { Tools } from './Tools.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useTipsOff } from './useTipsOff.ts'
import { useToolsPlace } from './useToolsPlace.ts'

/** Bar of 64 px: wordmark, top menu and the user's tools. Hidden it is a strip of 48 px, or nothing (frame.css). */
export function AppBar() {
  return useToolsPlace() === 'bar' && <Bar />
}

function Bar() {
  const { t } = useTranslation('shell')
  const bar = useTipsOff<HTMLElement>()
  return (
    <header ref={bar} className="bar">
      <div className="bar-inner">
        <MenuOpener />
        <Link className="bar-home" to={paths.dashboard} aria-label={`${produktName()}: ${t('home')}`}>
          <Logo />
        </Link>
        <HorizontalMenu />
        <div className="bar-tools">
          <Tools />
          <UserMenu />
        </div>
      </div>
    </header>
  )
}
