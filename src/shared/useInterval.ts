import { useEffect, useEffectEvent } from 'react'

/** Calls back again and again after a time, ms; null: not at all. */
export function useInterval(callback: () => void, ms: number | null): void {
  const call = useEffectEvent(callback)
  useEffect(
    function tick() {
      if (ms === null) return undefined
      const timer = setInterval(() => call(), ms)
      return () => clearInterval(timer)
    },
    [ms],
  )
}
