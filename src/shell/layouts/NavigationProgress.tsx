import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { createBrowserRouter } from 'react-router-dom'

/** A short wait is not shown, ms (UX-11). */
const SHOW_AFTER_MS = 250
/** From here on it is said in words, ms (NET-10). */
const SAY_AFTER_MS = 10_000

interface Props {
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>
}

/** A line at the top while the next screen is on its way. */
export function NavigationProgress({ router }: Props) {
  const running = useSyncExternalStore(router.subscribe, () => router.state.navigation.state !== 'idle')
  return running && <Running />
}

/** True once something has been there for a while. */
function useLasting(ms: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(
    function wait() {
      const timer = setTimeout(() => setLasts(true), ms)
      return () => clearTimeout(timer)
    },
    [ms],
  )
  return lasts
}

function Running() {
  const shown = useLasting(SHOW_AFTER_MS)
  return shown && <Line />
}

function Line() {
  const { t } = useTranslation('shell')
  const slow = useLasting(SAY_AFTER_MS - SHOW_AFTER_MS)
  return (
    <>
      <div className="progress" aria-hidden />
      {slow && <output className="progress-words">{t('loadError.slow')}</output>}
    </>
  )
}
