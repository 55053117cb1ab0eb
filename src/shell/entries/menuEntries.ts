import Files from '#src/shared/icons/Files.svg'
import Mails from '#src/shared/icons/Mails.svg'
import Users from '#src/shared/icons/Users.svg'
import type { AbilityAction, AbilitySubject } from '#src/contract/session.ts'
import { TOP_MENU } from '#src/routes/links.ts'
import { PAGES } from '#src/routes/pages.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'

/** An entry of any menu. */
export interface MenuEntry {
  /** Key of its German text. */
  title: string
  to: string
  /** What its route asks for: without it the entry is not shown (spec 6). */
  action: AbilityAction
  subject: AbilitySubject
  Icon: typeof Users
}

/** Apart from those of the side menu, which comes later. */
const ICONS = { zielgruppe: Users, werbemittel: Files, kampagne: Mails }

/** The entries of the top menu that the user's rights allow. */
export function useMenuEntries() {
  const ability = useAppAbility()
  return TOP_MENU.map((key) => {
    const { access, entry, path } = PAGES[key]
    return { key, title: entry.title, to: path, ...access, Icon: ICONS[key] }
  }).filter(({ action, subject }) => ability.can(action, subject)) satisfies MenuEntry[]
}
