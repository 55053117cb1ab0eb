import WifiOff from '#src/shared/icons/WifiOff.svg'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffline, isReachable, ping, subscribeReachable } from '#src/shared/connection.ts'
import { Strip } from './Strip.tsx'

/** Waits between two looks whether the service is back, ms; the last one is kept. */
const PING_WAITS_MS = [3_000, 5_000, 10_000, 20_000]

/** Asks for the service until it answers; at once when the browser has a network again. */
function usePing(reachable: boolean): void {
  useEffect(
    function askUntilBack() {
      if (reachable) return undefined
      let ended = false
      let tries = 0
      let timer: ReturnType<typeof setTimeout> | undefined
      function wait(): void {
        timer = setTimeout(() => void ask(), PING_WAITS_MS[Math.min(tries, PING_WAITS_MS.length - 1)])
        tries += 1
      }
      async function ask(): Promise<void> {
        clearTimeout(timer)
        timer = undefined
        // Answered: the banner goes, and this effect with it.
        if (!isOffline() && (await ping())) return
        if (timer === undefined && !ended) wait()
      }
      const onOnline = () => void ask()
      wait()
      globalThis.addEventListener('online', onOnline)
      return () => {
        ended = true
        clearTimeout(timer)
        globalThis.removeEventListener('online', onOnline)
      }
    },
    [reachable],
  )
}

/** Says quietly that the service cannot be reached, as long as that is so (NET-11, NET-12). */
export function OfflineBanner() {
  const { t } = useTranslation('frame')
  const reachable = useSyncExternalStore(subscribeReachable, isReachable)
  usePing(reachable)
  return (
    // The region is there before its words, so that they are spoken.
    <output style={{ display: 'contents' }}>
      {!reachable && <Strip icon={<WifiOff size={18} aria-hidden />}>{t('offline.text')}</Strip>}
    </output>
  )
}
