import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useMenuEntries } from './menuEntries.ts'

/** The top menu in the app bar; narrow screens have the drawer instead. */
export function HorizontalMenu() {
  const { t } = useTranslation(['shell', 'common'])
  const entries = useMenuEntries()
  return (
    <nav className="top-menu" aria-label={t('mainMenu')}>
      {entries.map(({ title, to }) => (
        <NavLink key={to} to={to} lang="de">
          {t(title)}
        </NavLink>
      ))}
    </nav>
  )
}
