import Files from 'lucide-react/icons/files'
import Mails from 'lucide-react/icons/mails'
import Users from 'lucide-react/icons/users'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/shared/routing/paths.ts'

/** The top menu of spec §2; titles are German texts of `common`. */
const ENTRIES = [
  { title: 'common:menu.zielgruppe', to: paths.zielgruppe, subject: 'Zielgruppe', Icon: Users },
  { title: 'common:menu.werbemittel', to: paths.werbemittel, subject: 'Werbemittel', Icon: Files },
  { title: 'common:menu.kampagne', to: paths.kampagne, subject: 'Kampagne', Icon: Mails },
] as const

/** The entries that the user's rights allow (spec §6). */
export function useMenuEntries() {
  const ability = useAppAbility()
  return ENTRIES.filter(({ subject }) => ability.can('read', subject))
}
