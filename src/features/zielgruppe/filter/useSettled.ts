import { useEffect, useState } from 'react'

/** The value once it has not changed for a while, compared by content; null keeps the last one. */
export function useSettled<T>(value: T | null, waitMs: number): T | null {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  const isSettled = value === null || JSON.stringify(settled) === text
  useEffect(
    function waitForQuiet() {
      if (isSettled) return undefined
      const timer = setTimeout(() => setSettled(JSON.parse(text)), waitMs)
      return () => clearTimeout(timer)
    },
    [text, isSettled, waitMs],
  )
  return settled
}
