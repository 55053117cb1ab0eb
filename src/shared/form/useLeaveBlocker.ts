import { useState } from 'react'
import { useBlocker, type Blocker } from 'react-router-dom'
import { draftOwner } from '../storage/draftDatabases.ts'

/**
 * Holds a navigation to another page as long as something unsaved is there. The end of a session is not held, wherever
 * it leads (spec 8): what was typed is offered after the next login.
 */
export function useLeaveBlocker(isDirty: () => boolean): Blocker {
  const [owner] = useState(draftOwner)
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() && draftOwner() === owner && currentLocation.pathname !== nextLocation.pathname,
  )
}
