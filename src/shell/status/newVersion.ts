import { useState } from 'react'
import { isReachable } from '#src/shared/connection.ts'
import { useEveryPage } from '#src/shared/routing/useEveryPage.ts'
import { useWindowEvent } from '#src/shared/useWindowEvent.ts'
import { ownVersion, servedVersion } from '#src/shared/version.ts'

/** A look for a new version happens at most once in this time, ms; after a missing part sooner. */
const LOOK_EVERY_MS = 10 * 60_000
const LOOK_AFTER_MISSING_MS = 30_000

/** True once the service hands out another version. Looks on navigation, on coming back and after a missing part. */
export function useNewVersion(): boolean {
  const [own] = useState(ownVersion)
  const [lastMs, setLastMs] = useState(() => Date.now())
  const [found, setFound] = useState(false)

  async function look(everyMs: number): Promise<void> {
    const nowMs = Date.now()
    if (found || own === null || !isReachable() || nowMs - lastMs < everyMs) return
    setLastMs(nowMs)
    const served = await servedVersion()
    if (served !== null && served !== own) setFound(true)
  }
  useEveryPage(() => void look(LOOK_EVERY_MS))
  useWindowEvent('focus', () => void look(LOOK_EVERY_MS))
  useWindowEvent('vite:preloadError', () => void look(LOOK_AFTER_MISSING_MS))
  return found
}
