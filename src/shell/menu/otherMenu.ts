import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import type { MenuEntry } from './menuEntries.ts'
import type { MenuGroup } from './sideMenuEntries.ts'

/** Entries of screens that are not the product's, in the language of the frame. */
export interface OtherMenu extends Omit<MenuEntry, 'Icon'> {
  /** Addresses that lie below the top entry without beginning like it. */
  below: readonly string[]
  loadGroup: () => Promise<MenuGroup>
}

let offered: OtherMenu | null = null
let group: MenuGroup | null = null

/** Set once, before the first screen, by who composes the product. */
export function offerOtherMenu(menu: OtherMenu | null): void {
  offered = menu
  group = null
}

/** Gets the group of the side menu; without it the product's own menu still comes. */
export async function loadOtherGroup(): Promise<void> {
  group ??= (await offered?.loadGroup().catch(() => null)) ?? null
}

/** The last entry of the top menu. */
export function useOtherEntry(): OtherMenu | null {
  const ability = useAppAbility()
  return offered && ability.can(offered.action, offered.subject) ? offered : null
}

/** The last group of the side menu. */
export function useOtherGroups(): MenuGroup[] {
  const entry = useOtherEntry()
  return entry && group ? [group] : []
}
