/** Shortcuts to the lists (spec §2). */
export function ShortcutsMenu() {
  return null
}
