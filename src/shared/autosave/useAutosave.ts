import { useEffect, useSyncExternalStore } from 'react'
import { isReachable, subscribeReachable } from '../connection.ts'
import type { Found } from '../drafts/draftPlace.ts'
import { useDraftOffer, type Offer } from '../drafts/useDraftOffer.ts'
import { useAskBeforeUnload } from '../form/useAskBeforeUnload.ts'
import { useWindowEvent } from '../useWindowEvent.ts'
import type { Autosave } from './autosave.ts'
import type { Snapshot } from './saveState.ts'

/** A connection that is back shortens the wait for the next try once in this time, ms: the first of the usual waits. */
const SHORTCUT_MS = 2000

interface Screen<T, C> {
  /** Names the thing, so that what was left is looked for at it; null: nothing is offered. */
  subject: (stored: T | null) => string | null
  /** What another window left, each part in the user's word. */
  describe: (stored: T | null, left: Found<C>) => string[]
  /** It was taken up: the screen shows it. */
  onTakenUp?: (open: C) => void
}

/**
 * What is typed and what is stored, for the screen it belongs to: stores at once when the window is hidden or left and
 * when the service is back, and offers what a window that ended had open.
 */
export function useAutosave<T extends { version: number }, C>(
  autosave: Autosave<T, C>,
  { subject, describe, onTakenUp }: Screen<T, C>,
): Snapshot<T, C> & { offer: Offer | null } {
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.getSnapshot)
  const offer = useDraftOffer<C>(
    {
      look: autosave.look,
      describe: (left) => describe(snapshot.stored, left),
      takeUp: async (left) => {
        await autosave.takeUp(left)
        onTakenUp?.(left.open)
      },
    },
    subject(snapshot.stored),
  )
  useAskBeforeUnload(snapshot.dirty)
  useWindowEvent('pagehide', autosave.hurry)
  useWindowEvent('online', autosave.hurry)
  useEffect(
    function storeWithoutPause() {
      const onVisibility = (): void => {
        if (document.visibilityState === 'hidden') autosave.hurry()
      }
      let heardAtMs = -Infinity
      const stopReachable = subscribeReachable(() => {
        // Where readings are answered and saves are not, each answer would send the next save at once, without end.
        if (!isReachable() || Date.now() - heardAtMs < SHORTCUT_MS) return
        heardAtMs = Date.now()
        autosave.hurry()
      })
      document.addEventListener('visibilitychange', onVisibility)
      return () => {
        stopReachable()
        document.removeEventListener('visibilitychange', onVisibility)
      }
    },
    [autosave],
  )
  useEffect(
    function storeWhenLeft() {
      return () => void autosave.leave()
    },
    [autosave],
  )
  return { ...snapshot, offer }
}
