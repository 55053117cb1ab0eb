import type { User } from '#src/contract/session.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { useConnected } from '#src/entities/verbindung/connected.ts'
import { searchLinks, sideLinks, type PageLink } from '#src/routes/links.ts'
import { GROUPS } from '#src/routes/record.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import type { MenuEntry } from './menuEntries.ts'
import { PAGE_ICONS } from './pageIcons.ts'

/** Entries that belong together, with a caption. */
export interface MenuGroup {
  key: string
  /** Key of its German text; the first group needs none. */
  caption: string | null
  entries: readonly MenuEntry[]
}

function groupsOf(links: readonly PageLink[]): MenuGroup[] {
  return GROUPS.map((key) => ({
    key,
    caption: key === 'start' ? null : `menu:caption.${key}`,
    entries: links
      .filter(({ group }) => group === key)
      .map(({ title, to, action, subject, icon }) => ({ title, to, action, subject, Icon: PAGE_ICONS[icon] })),
  })).filter(({ entries }) => entries.length > 0)
}

/** The links that the user's rights allow (spec 6). */
function useAllowed(linksOf: (user: User) => PageLink[]): PageLink[] {
  const ability = useAppAbility()
  const user = useCurrentUser()
  return user === null ? [] : linksOf(user).filter(({ action, subject }) => ability.can(action, subject))
}

/** The side-menu routes of spec 2 and what else has a separate page, in their groups; one without any is left out. */
export const useMenuGroups = (): MenuGroup[] => groupsOf(useAllowed(sideLinks))

/** The same and the pages that only a page leads to, as far as the backend has what they need: only rights hide a menu's entry. */
export function usePageGroups(): MenuGroup[] {
  const isConnected = useConnected()
  return groupsOf(useAllowed(searchLinks).filter(({ needs }) => isConnected(needs)))
}
