import { useWindowEvent } from '../useWindowEvent.ts'

export const askBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault()

/**
 * The browser asks before the window is left while something is unsaved. Nobody listens without need: some browsers do
 * not keep a page with this listener for the way back.
 */
export function useAskBeforeUnload(unsaved: boolean): void {
  useWindowEvent('beforeunload', unsaved ? askBeforeUnload : null)
}
