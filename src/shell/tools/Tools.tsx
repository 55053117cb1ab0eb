import { LanguageMenu } from './LanguageMenu.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'
import { NotificationBell } from './NotificationBell.tsx'
import { SearchButton } from './SearchButton.tsx'
import { ShortcutsMenu } from './ShortcutsMenu.tsx'

/** The tools of the frame, wherever they are (useToolsPlace). */
export function Tools() {
  return (
    <>
      <SearchButton />
      <ShortcutsMenu />
      <LanguageMenu />
      <ModeSwitch />
      <NotificationBell />
    </>
  )
}
