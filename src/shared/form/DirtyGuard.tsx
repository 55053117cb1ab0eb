import { useAskBeforeUnload } from './useAskBeforeUnload.ts'
import { useLeaveBlocker } from './useLeaveBlocker.ts'
import { useLeaveDialog } from './useLeaveDialog.ts'

export interface GuardProps {
  /** Something would be lost by leaving now. */
  dirty: boolean
  /** Saves; true when it worked and the page may be left. */
  onSave: () => Promise<boolean>
}

/** Asks before unsaved inputs are left behind: Speichern, Verwerfen or Bleiben (UX-07). */
export function DirtyGuard({ dirty, onSave }: GuardProps) {
  const blocker = useLeaveBlocker(() => dirty)
  useAskBeforeUnload(dirty)
  const LeaveDialog = useLeaveDialog(dirty, blocker.state === 'blocked', () => blocker.reset?.())
  if (blocker.state !== 'blocked' || LeaveDialog === null) return null
  return (
    <LeaveDialog
      onStay={() => blocker.reset()}
      onDiscard={() => blocker.proceed()}
      onSave={() => void onSave().then((saved) => (saved ? blocker.proceed() : blocker.reset()))}
    />
  )
}
