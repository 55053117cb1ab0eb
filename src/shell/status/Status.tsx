import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { whenIdle } from '#src/shared/whenIdle.ts'
import { useLazyComponent } from '#src/shared/useLazyComponent.ts'

interface Props {
  /** Screens behind the login: there the end of the session is announced. */
  session?: boolean
}

async function load() {
  const [host] = await Promise.all([
    import('./StatusHost.tsx'),
    loadNamespaces(['frame']),
    import('../layouts/ProgressLine.tsx'),
  ])
  return host.default
}

/**
 * Place for what the frame has to tell: no connection, a new version, the end of the session. Comes once the page is
 * there and nothing else happens, texts included: later there may be no network to fetch it with.
 */
export function Status({ session = false }: Props) {
  const [StatusHost, want] = useLazyComponent(load)
  const { key } = useLocation()
  useEffect(
    function fetchWhenIdle() {
      let gone = false
      void whenIdle().then(() => {
        if (!gone) want()
      })
      return () => {
        gone = true
      }
    },
    // A try that failed is repeated with the next navigation.
    // oxlint-disable-next-line react/exhaustive-deps
    [key],
  )
  return StatusHost && <StatusHost session={session} />
}
