import { lazy, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/** Comes when it is needed: most forms are left with everything saved. */
const LeaveDialog = lazy(() => import('./LeaveDialog.tsx'))

interface Props {
  /** Something would be lost by leaving now. */
  dirty: boolean
  /** Saves; true when it worked and the page may be left. */
  onSave: () => Promise<boolean>
}

/** Asks before unsaved inputs are left behind: Speichern, Verwerfen or Bleiben (bedienung UX-07). */
export function DirtyGuard({ dirty, onSave }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== '/login',
  )
  useEffect(
    function askBeforeUnload() {
      if (!dirty) return undefined
      const ask = (event: BeforeUnloadEvent) => event.preventDefault()
      globalThis.addEventListener('beforeunload', ask)
      return () => globalThis.removeEventListener('beforeunload', ask)
    },
    [dirty],
  )
  if (blocker.state !== 'blocked') return null
  return (
    <Suspense fallback={null}>
      <LeaveDialog
        onStay={() => blocker.reset()}
        onDiscard={() => blocker.proceed()}
        onSave={() => void onSave().then((saved) => (saved ? blocker.proceed() : blocker.reset()))}
      />
    </Suspense>
  )
}
