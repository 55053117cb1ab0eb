import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useMeldungen } from '#src/entities/verbindung/meldungen.ts'
import { loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { LazyPart } from '#src/shared/LazyPart.tsx'
import { followAddress, readSwitch, subscribeSwitch } from './developerSwitch.ts'

async function loadPanel() {
  const [{ ConnectionPanel }] = await Promise.all([import('./ConnectionPanel.tsx'), loadNamespaces(['verbindung'])])
  return ConnectionPanel
}

/** Nothing for the product's users: whoever connects a backend turns it on (domain 4.14), and the panel comes then. */
export function ConnectionSwitch() {
  const { search } = useLocation()
  const state = useSyncExternalStore(subscribeSwitch, readSwitch)
  const hasNews = useMeldungen().length > 0
  useEffect(
    function readAddress() {
      followAddress(search)
    },
    [search],
  )
  if (state === 'off' || (state === 'auto' && !hasNews)) return null
  // What did not come was said; it is asked for again with the next page load.
  return <LazyPart load={loadPanel} part={{}} onMissing={() => undefined} />
}
