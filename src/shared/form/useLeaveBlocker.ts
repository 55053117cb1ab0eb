import { useBlocker, type Blocker } from 'react-router-dom'

/** Holds a navigation to another page as long as something unsaved is there; the end of a session is not held. */
export function useLeaveBlocker(isDirty: () => boolean): Blocker {
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== '/login',
  )
}
