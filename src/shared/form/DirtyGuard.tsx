import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useBlocker } from 'react-router-dom'
import type { LeaveDialogProps } from './LeaveDialog.tsx'
import { useAskBeforeUnload } from './useAskBeforeUnload.ts'

export interface GuardProps {
  /** Something would be lost by leaving now. */
  dirty: boolean
  /** Saves; true when it worked and the page may be left. */
  onSave: () => Promise<boolean>
}

/** Asks before unsaved inputs are left behind: Speichern, Verwerfen or Bleiben (UX-07). */
export function DirtyGuard({ dirty, onSave }: GuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== '/login',
  )
  const [LeaveDialog, setLeaveDialog] = useState<ComponentType<LeaveDialogProps> | null>(null)
  const blocked = blocker.state === 'blocked'
  useAskBeforeUnload(dirty)
  const giveUp = useEffectEvent(() => blocker.reset?.())
  useEffect(
    // As soon as it may be needed: without a network, or after a deploy, it is too late once the page is being left.
    // Then nobody leaves, and nothing is lost.
    function fetchDialog() {
      if (!dirty || LeaveDialog !== null) return
      import('./LeaveDialog.tsx').then(
        (module) => setLeaveDialog(() => module.default),
        () => giveUp(),
      )
    },
    // Asked for again when the page is being left.
    [dirty, blocked, LeaveDialog],
  )
  if (blocker.state !== 'blocked' || LeaveDialog === null) return null
  return (
    <LeaveDialog
      onStay={() => blocker.reset()}
      onDiscard={() => blocker.proceed()}
      onSave={() => void onSave().then((saved) => (saved ? blocker.proceed() : blocker.reset()))}
    />
  )
}
