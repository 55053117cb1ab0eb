import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { SESSION_IDLE_MS, SESSION_USE_STEP_MS } from '#src/contract/session.ts'
import { lastUse, noteUse, subscribeUse } from '#src/shared/connection.ts'
import { themed } from '#src/shared/theme/themed.tsx'
import { useLazyComponent } from '../useLazyComponent.ts'

/** The end is announced this long before, ms (bedienung UX-36, WCAG 2.2.1). */
const WARN_BEFORE_MS = 2 * 60_000
/** Calls in other tabs of the browser use the same session. */
const CHANNEL = 'sitzung'

const loadDialog = themed(async () => (await import('./SessionDialog.tsx')).default)

/** The service may have counted from a call up to one step earlier than ours. */
const endsAt = (): number => lastUse() + SESSION_IDLE_MS - SESSION_USE_STEP_MS

function useOtherTabs(): void {
  useEffect(function shareUse() {
    if (!('BroadcastChannel' in globalThis)) return undefined
    const channel = new BroadcastChannel(CHANNEL)
    let heard = false
    channel.addEventListener('message', () => {
      heard = true
      noteUse()
      heard = false
    })
    const stop = subscribeUse(() => {
      if (!heard) channel.postMessage('benutzt')
    })
    return () => {
      stop()
      channel.close()
    }
  }, [])
}

/**
 * Time without a call, counted as the service does. Shortly before the end the user can go on with one key; at the end
 * the login is checked as on a navigation, which does what spec §8 says of a lost session.
 */
export function SessionWatch() {
  const [warning, setWarning] = useState(false)
  const [SessionDialog, wantDialog] = useLazyComponent(loadDialog)
  const { revalidate } = useRevalidator()
  useOtherTabs()

  useEffect(
    function watch() {
      let timer: ReturnType<typeof setTimeout> | undefined
      function look(): void {
        clearTimeout(timer)
        const left = endsAt() - Date.now()
        const near = left <= WARN_BEFORE_MS
        setWarning(near && left > 0)
        if (near) wantDialog()
        if (left > 0) timer = setTimeout(look, near ? left : left - WARN_BEFORE_MS)
        else void revalidate()
      }
      look()
      const stop = subscribeUse(look)
      // Timers stand still while a computer sleeps.
      document.addEventListener('visibilitychange', look)
      return () => {
        clearTimeout(timer)
        stop()
        document.removeEventListener('visibilitychange', look)
      }
    },
    // Only the first ones count: both are the same for the life of this component.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  )
  return warning && SessionDialog && <SessionDialog endsAt={endsAt()} />
}
