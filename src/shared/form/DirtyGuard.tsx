import { LeaveQuestion } from './LeaveQuestion.tsx'
import { useAskBeforeUnload } from './useAskBeforeUnload.ts'
import { useLeaveBlocker } from './useLeaveBlocker.ts'

export interface GuardProps {
  /** Something would be lost by leaving now. */
  dirty: boolean
  /** Saves; true when it worked and the page may be left. */
  onSave: () => Promise<boolean>
  /** Before the inputs are left behind for good. */
  onDiscard?: () => void
}

/** Asks before unsaved inputs are left behind: Speichern, Verwerfen or Bleiben (UX-07). */
export function DirtyGuard({ dirty, onSave, onDiscard }: GuardProps) {
  const blocker = useLeaveBlocker(() => dirty)
  useAskBeforeUnload(dirty)
  return <LeaveQuestion dirty={dirty} blocker={blocker} onSave={onSave} {...(onDiscard ? { onDiscard } : {})} />
}
