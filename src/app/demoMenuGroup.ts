import { loadDemoTexts } from '#src/demo/demoTexts.ts'
import { demoMenuScreens } from '#src/demo/screens.ts'
import type { MenuGroup } from '#src/shell/menu/sideMenuEntries.ts'

/** Loaded with the menu that shows it. */
export async function loadDemoMenuGroup(): Promise<MenuGroup> {
  await loadDemoTexts([])
  return {
    key: 'demo',
    caption: 'demo:menu',
    translated: true,
    entries: demoMenuScreens().map(({ key, to, Icon }) => ({
      title: `demo:screen.${key}.title`,
      to,
      action: 'read',
      subject: 'Demo',
      Icon,
    })),
  }
}
