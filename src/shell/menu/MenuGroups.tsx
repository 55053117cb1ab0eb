import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { currentOf } from './currentEntry.ts'
import { MenuLink } from './MenuLink.tsx'
import { useMenuGroups, type MenuGroup } from './sideMenuEntries.ts'
import './sideMenu.css'

interface Props {
  /** When an entry was chosen. */
  onChoose?: () => void
}

/** Brings the open page's entry into view, where the menu is higher than the screen. */
function useOpenEntryInView() {
  const { pathname } = useLocation()
  const list = useRef<HTMLDivElement>(null)
  useEffect(
    function scrollToEntry() {
      const entry = list.current?.querySelector('[aria-current]')
      if (!list.current || !entry) return
      const [frame, { top, bottom }] = [list.current.getBoundingClientRect(), entry.getBoundingClientRect()]
      if (top < frame.top || bottom > frame.bottom)
        list.current.scrollTop += (top + bottom - frame.top - frame.bottom) / 2
    },
    [pathname],
  )
  return list
}

/** Every entry of the side menu, in its groups. */
export function MenuGroups({ onChoose }: Props) {
  const groups = useMenuGroups()
  const list = useOpenEntryInView()
  const addresses = groups.flatMap(({ entries }) => entries.map(({ to }) => to))
  return (
    <div ref={list} className="menu-groups">
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
