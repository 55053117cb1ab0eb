import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/shared/routing/paths.ts'

/** Spec 2; the titles are German texts of `common`. */
const SHORTCUTS = [
  { key: 'zielgruppe', title: 'common:menu.zielgruppe', to: paths.zielgruppe, subject: 'Zielgruppe' },
  { key: 'werbemittel', title: 'common:menu.werbemittel', to: paths.werbemittel, subject: 'Werbemittel' },
  { key: 'kampagne', title: 'common:menu.kampagne', to: paths.kampagne, subject: 'Kampagne' },
] as const

export type ShortcutKey = (typeof SHORTCUTS)[number]['key']

/** The shortcuts that the user's rights allow (spec 6). */
export function useShortcuts() {
  const ability = useAppAbility()
  return SHORTCUTS.filter(({ subject }) => ability.can('read', subject))
}
