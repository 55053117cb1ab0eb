import type { TOP_MENU } from '#src/routes/links.ts'
import { useMenuEntries } from '../entries/menuEntries.ts'

export type ShortcutKey = (typeof TOP_MENU)[number]

/** Spec 2: the same pages as in the top menu. */
export const useShortcuts = useMenuEntries
