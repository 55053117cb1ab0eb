import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isReachable } from '#src/shared/connection.ts'
import { ownVersion, servedVersion } from '#src/shared/version.ts'

/** A look for a new version happens at most once in this time, ms; after a missing part sooner. */
const LOOK_EVERY_MS = 10 * 60_000
const LOOK_AFTER_MISSING_MS = 30_000

/** True once the service hands out another version. Looks on navigation, on coming back and after a missing part. */
export function useNewVersion(): boolean {
  const { key } = useLocation()
  const [own] = useState(ownVersion)
  const [looks] = useState(() => ({ lastMs: Date.now() }))
  const [found, setFound] = useState(false)

  useEffect(
    function lookNow() {
      async function look(everyMs: number): Promise<void> {
        if (found || own === null || !isReachable() || Date.now() - looks.lastMs < everyMs) return
        looks.lastMs = Date.now()
        const served = await servedVersion()
        if (served !== null && served !== own) setFound(true)
      }
      const onFocus = () => void look(LOOK_EVERY_MS)
      const onMissing = () => void look(LOOK_AFTER_MISSING_MS)
      onFocus()
      globalThis.addEventListener('focus', onFocus)
      globalThis.addEventListener('vite:preloadError', onMissing)
      return () => {
        globalThis.removeEventListener('focus', onFocus)
        globalThis.removeEventListener('vite:preloadError', onMissing)
      }
    },
    [key, found, own, looks],
  )
  return found
}
