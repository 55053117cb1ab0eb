import Files from 'lucide-react/icons/files'
import Mails from 'lucide-react/icons/mails'
import Users from 'lucide-react/icons/users'
import type { AbilityAction, AbilitySubject } from '#src/contract/session.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/shared/routing/paths.ts'

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

/** The three lists: the top menu of spec 2, in its order. */
export const LISTS = {
  zielgruppe: {
    title: 'common:menu.zielgruppe',
    to: paths.zielgruppe,
    action: 'read',
    subject: 'Zielgruppe',
    Icon: Users,
  },
  werbemittel: {
    title: 'common:menu.werbemittel',
    to: paths.werbemittel,
    action: 'read',
    subject: 'Werbemittel',
    Icon: Files,
  },
  kampagne: { title: 'common:menu.kampagne', to: paths.kampagne, action: 'read', subject: 'Kampagne', Icon: Mails },
} satisfies Record<string, MenuEntry>

/** The entries of the top menu that the user's rights allow. */
export function useMenuEntries(): MenuEntry[] {
  const ability = useAppAbility()
  return Object.values(LISTS).filter(({ action, subject }) => ability.can(action, subject))
}
