import { useEffect } from 'react'

/**
 * The browser asks before the window is left while something is unsaved. Nobody listens without need: some browsers do
 * not keep a page with this listener for the way back.
 */
export function useAskBeforeUnload(unsaved: boolean): void {
  useEffect(
    function askBeforeUnload() {
      if (!unsaved) return undefined
      const ask = (event: BeforeUnloadEvent) => event.preventDefault()
      globalThis.addEventListener('beforeunload', ask)
      return () => globalThis.removeEventListener('beforeunload', ask)
    },
    [unsaved],
  )
}
