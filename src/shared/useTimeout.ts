import { useEffect, useEffectEvent } from 'react'

/** Calls back once after a time, ms; null: not at all. Another `subject` begins the wait anew. */
export function useTimeout(callback: () => void, ms: number | null, subject?: unknown): void {
  const call = useEffectEvent(callback)
  useEffect(
    function wait() {
      if (ms === null) return undefined
      const timer = setTimeout(() => call(), ms)
      return () => clearTimeout(timer)
    },
    [ms, subject],
  )
}
