import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatZeitpunkt } from '#src/domain/number/german.ts'
import { isReachable, subscribeReachable } from '../connection.ts'
import { useAskBeforeUnload } from '../form/useAskBeforeUnload.ts'
import { notify } from '../notify/notify.ts'
import { useWindowEvent } from '../useWindowEvent.ts'
import type { Autosave } from './autosave.ts'
import type { Snapshot } from './saveState.ts'

/** A connection that is back shortens the wait for the next try once in this time, ms: the first of the usual waits. */
const SHORTCUT_MS = 2000

/**
 * What is typed and what is stored, for the screen it belongs to: stores at once when the window is hidden or left and
 * when the service is back, and takes up what a window that ended had open.
 */
export function useAutosave<T extends { version: number }, C>(
  autosave: Autosave<T, C>,
  { restores = true, onRestored }: { restores?: boolean; onRestored?: (open: C) => void } = {},
): Snapshot<T, C> {
  const { t } = useTranslation('autosave')
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.getSnapshot)
  const storeOpen = (): void => {
    if (autosave.getSnapshot().dirty) void autosave.flush()
  }
  const tellRestored = useEffectEvent((open: C, at: Date) => {
    onRestored?.(open)
    notify.info(t('restored', { zeit: formatZeitpunkt(at.toISOString()) }))
  })
  useAskBeforeUnload(snapshot.dirty)
  useWindowEvent('pagehide', storeOpen)
  useWindowEvent('online', storeOpen)
  const hear = useEffectEvent(storeOpen)
  useEffect(
    function storeWithoutPause() {
      const onVisibility = (): void => {
        if (document.visibilityState === 'hidden') hear()
      }
      let heardAtMs = -Infinity
      const stopReachable = subscribeReachable(() => {
        // Where readings are answered and saves are not, each answer would send the next save at once, without end.
        if (!isReachable() || Date.now() - heardAtMs < SHORTCUT_MS) return
        heardAtMs = Date.now()
        hear()
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
    function takeUpAndLeave() {
      if (restores)
        void autosave.restore().then((restored) => {
          if (restored !== null) tellRestored(restored.open, restored.at)
        })
      return () => void autosave.leave()
    },
    [autosave, restores],
  )
  return snapshot
}
