import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useLayoutSettings } from '#src/shared/layout/layoutStore.ts'
import { currentOf } from './currentEntry.ts'
import { useMenuEntries } from './menuEntries.ts'
import { MenuLink } from './MenuLink.tsx'

/** The top menu in the app bar; narrow screens have the drawer instead. */
export function HorizontalMenu() {
  const { t } = useTranslation(['shell', 'common'])
  const { navigation } = useLayoutSettings()
  const { pathname } = useLocation()
  const entries = useMenuEntries()
  if (navigation === 'vertical') return null
  const addresses = entries.map(({ to }) => to)
  return (
    <nav className="top-menu" aria-label={t('mainMenu')}>
      <ul>
        {entries.map(({ title, to }) => (
          <li key={to}>
            <MenuLink to={to} current={currentOf(to, addresses, pathname)}>
              {t(title)}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
