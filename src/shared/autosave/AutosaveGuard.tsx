import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { LeaveQuestion } from '../form/LeaveQuestion.tsx'
import { useLeaveBlocker } from '../form/useLeaveBlocker.ts'
import type { SaveSource } from './saveState.ts'

/** Stores what is left before the page is left; asks only where that fails (UX-07). */
export function AutosaveGuard({ source }: { source: SaveSource }) {
  const { dirty } = useSyncExternalStore(source.subscribe, source.getSnapshot)
  const blocker = useLeaveBlocker(() => source.getSnapshot().dirty)
  const [asks, setAsks] = useState(false)
  const blocked = blocker.state === 'blocked'
  if (asks && !blocked) setAsks(false)
  const goOn = useEffectEvent(() => blocker.proceed?.())
  useEffect(
    function storeAndGoOn() {
      if (!blocked) return
      void source.flush().then((stored) => {
        if (stored) goOn()
        // A session that ended meanwhile is on its way to the login, without a question.
        else if (source.isMine()) setAsks(true)
      })
    },
    [blocked, source],
  )
  return <LeaveQuestion dirty={dirty} blocker={blocker} asks={asks} onDiscard={source.stop} onSave={source.flush} />
}
