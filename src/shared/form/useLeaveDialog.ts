import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import type { LeaveDialogProps } from './LeaveDialog.tsx'

/** The question before something unsaved is left behind, as soon as it may be needed: `dirty`. */
export function useLeaveDialog(
  dirty: boolean,
  blocked: boolean,
  onMissing: () => void,
): ComponentType<LeaveDialogProps> | null {
  const [LeaveDialog, setLeaveDialog] = useState<ComponentType<LeaveDialogProps> | null>(null)
  const giveUp = useEffectEvent(onMissing)
  useEffect(
    // Without a network, or after a deploy, it is too late once the page is being left. Then nobody leaves, and nothing
    // is lost.
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
  return LeaveDialog
}
