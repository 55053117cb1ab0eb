import { loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { layoutSettings, useLayoutSettings } from '#src/shared/layout/layoutStore.ts'
import { useEveryPage } from '#src/shared/routing/useEveryPage.ts'
import { useLazyComponent } from '#src/shared/useLazyComponent.ts'

/** The side menu, where it was chosen. Its place and its ground are there before it comes (ContentLayout). */
export function SideMenu() {
  const { navigation, menuHidden } = useLayoutSettings()
  return navigation === 'vertical' && !menuHidden ? <Loaded /> : null
}

const loadCode = () => import('./VerticalMenu.tsx')

// Beside the login check and the first page, not after them.
if (layoutSettings().navigation === 'vertical') loadCode().catch(() => undefined)

async function loadMenu() {
  const [{ VerticalMenu }] = await Promise.all([loadCode(), loadNamespaces(['menu'])])
  return VerticalMenu
}

function Loaded() {
  const { Part: Menu, ask } = useLazyComponent(loadMenu)
  // As long as it has not come.
  useEveryPage(() => ask())
  return Menu && <Menu />
}
