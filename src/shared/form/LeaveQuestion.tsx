import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import type { Blocker } from 'react-router-dom'
import { showFailure } from '../notify/showFailure.ts'
import { loadChunk } from '../routing/loadChunk.ts'
import type { LeaveDialogProps } from './LeaveDialog.tsx'

interface Props {
  /** Something would be lost by leaving now. */
  dirty: boolean
  /** Holds the navigation. */
  blocker: Blocker
  /** Not yet, as long as it may go on without a question. */
  asks?: boolean
  /** Before the inputs are left behind. */
  onDiscard?: () => void
  /** Saves; true when it worked and the page may be left. */
  onSave: () => Promise<boolean>
}

/** Speichern, Verwerfen or Bleiben, before a held navigation goes on (UX-07). */
export function LeaveQuestion({ dirty, blocker, asks = true, onDiscard, onSave }: Props) {
  const [LeaveDialog, setLeaveDialog] = useState<ComponentType<LeaveDialogProps> | null>(null)
  const blocked = blocker.state === 'blocked'
  const giveUp = useEffectEvent((error: unknown) => {
    if (!blocked) return
    showFailure(error)
    blocker.reset?.()
  })
  useEffect(
    // As soon as it may be needed: without a network, or after a deploy, it is too late once the page is being left.
    // Then nobody leaves, and nothing is lost.
    function fetchDialog() {
      if (!dirty || LeaveDialog !== null) return
      loadChunk(() => import('./LeaveDialog.tsx')).then((module) => setLeaveDialog(() => module.default), giveUp)
    },
    // Asked for again when the page is being left.
    [dirty, blocked, LeaveDialog],
  )
  if (blocker.state !== 'blocked' || !asks || LeaveDialog === null) return null
  return (
    <LeaveDialog
      onStay={() => blocker.reset()}
      onDiscard={() => {
        onDiscard?.()
        blocker.proceed()
      }}
      onSave={() => void onSave().then((saved) => (saved ? blocker.proceed() : blocker.reset()))}
    />
  )
}
