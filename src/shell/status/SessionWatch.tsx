import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { SESSION_IDLE_MS, SESSION_USE_STEP_MS } from '#src/contract/session.ts'
import { sessionEndsAt, subscribeSession } from '#src/entities/session/session.ts'
import { lastUse, noteUse, subscribeUse } from '#src/shared/connection.ts'
import { useLazyComponent } from '#src/shared/useLazyComponent.ts'
import type { EndArt } from './endArt.ts'

/** The end is announced this long before, ms (UX-36, WCAG 2.2.1). */
const WARN_BEFORE_MS = 2 * 60_000
/** Longer where nothing can put the end off: there may be work to save (assumed). */
const WARN_LIMIT_MS = 10 * 60_000
/** Calls in other tabs of the browser use the same session. */
const CHANNEL = 'sitzung'

const loadDialog = async () => (await import('./SessionDialog.tsx')).default

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

interface Outlook {
  near: EndArt | null
  over: boolean
  /** When to look again. */
  nextMs: number
}

/** What is near now. */
function outlook(nowMs: number): Outlook {
  const [idle, limit] = [endsAt(), sessionEndsAt() ?? Infinity]
  const moments = [idle - WARN_BEFORE_MS, limit - WARN_LIMIT_MS, idle, limit].filter((moment) => moment > nowMs)
  const near = idle < limit && idle - nowMs <= WARN_BEFORE_MS ? 'idle' : limit - nowMs <= WARN_LIMIT_MS ? 'limit' : null
  return { near, over: Math.min(idle, limit) <= nowMs, nextMs: Math.min(...moments) }
}

/**
 * Time without a call, counted as the service does, and the end that comes however much somebody works. Before the
 * first the user can go on with one key, before the other he can save what he does; at the end the login is checked as
 * on a navigation, which does what spec 8 says of a lost session.
 */
export function SessionWatch() {
  const [warning, setWarning] = useState<EndArt | null>(null)
  const { Part: SessionDialog, ask } = useLazyComponent(loadDialog)
  const [read, setRead] = useState(false)
  const { revalidate } = useRevalidator()
  useOtherTabs()

  const tell = useEffectEvent(({ near, over }: Outlook) => {
    setWarning(over ? null : near)
    if (near !== 'limit') setRead(false)
    if (near !== null) ask()
    if (over) void revalidate()
  })
  useEffect(function watch() {
    let timer: ReturnType<typeof setTimeout> | undefined
    function look(): void {
      clearTimeout(timer)
      const next = outlook(Date.now())
      tell(next)
      if (!next.over) timer = setTimeout(look, next.nextMs - Date.now())
    }
    look()
    const stops = [subscribeUse(look), subscribeSession(look)]
    // Timers stand still while a computer sleeps.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  if (warning === null || SessionDialog === null || (warning === 'limit' && read)) return null
  const end = warning === 'limit' ? sessionEndsAt() : null
  return <SessionDialog art={warning} endsAt={end ?? endsAt()} onRead={() => setRead(true)} />
}
