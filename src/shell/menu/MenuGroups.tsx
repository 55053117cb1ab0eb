import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { currentOf } from './currentEntry.ts'
import { useMenuGroups, type MenuGroup } from './sideMenuEntries.ts'
import { MenuLink } from './MenuLink.tsx'
import './sideMenu.css'

interface Props {
  /** When an entry was chosen. */
  onChoose?: () => void
}

/** Every entry of the side menu, in its groups. */
export function MenuGroups({ onChoose }: Props) {
  const groups = useMenuGroups()
  const addresses = groups.flatMap(({ entries }) => entries.map(({ to }) => to))
  return (
    <div className="menu-groups">
      {groups.map((group) => (
        <Group key={group.key} group={group} addresses={addresses} onChoose={onChoose} />
      ))}
    </div>
  )
}

interface GroupProps {
  group: MenuGroup
  addresses: readonly string[]
  onChoose: Props['onChoose']
}

function Group({ group: { caption, entries }, addresses, onChoose }: GroupProps) {
  const { t } = useTranslation(['menu', 'common'])
  const { pathname } = useLocation()
  const captionId = useId()
  return (
    <>
      {caption !== null && (
        <p className="menu-caption" id={captionId} lang="de">
          <span>{t(caption)}</span>
        </p>
      )}
      <ul {...(caption === null ? {} : { 'aria-labelledby': captionId })}>
        {entries.map(({ title, to, Icon }) => (
          <li key={to}>
            <MenuLink to={to} current={currentOf(to, addresses, pathname)} onClick={onChoose}>
              <Icon size={20} aria-hidden />
              <span>{t(title)}</span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </>
  )
}
