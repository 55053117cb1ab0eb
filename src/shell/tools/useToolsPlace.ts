import { useSyncExternalStore } from 'react'
import { useLayoutSettings } from '#src/shared/layout/layoutStore.ts'

/** Here the side menu is a drawer (sideMenu.css). */
const narrow = () => matchMedia('(max-width: 56.1875rem)')

function subscribe(listener: () => void): () => void {
  const window = narrow()
  window.addEventListener('change', listener)
  return () => window.removeEventListener('change', listener)
}

/**
 * Where the tools of the frame and the user's menu are: in the app bar, or the strip that is left of a hidden one; at
 * the foot of the side menu where that stands and no strip is needed. Never in both.
 */
export function useToolsPlace(): 'bar' | 'menu' {
  const { appBar, navigation, menuHidden } = useLayoutSettings()
  const isNarrow = useSyncExternalStore(subscribe, () => narrow().matches)
  return appBar === 'hidden' && navigation === 'vertical' && !menuHidden && !isNarrow ? 'menu' : 'bar'
}
