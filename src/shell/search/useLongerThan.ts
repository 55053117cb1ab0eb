import { useEffect, useState } from 'react'

/** Whether something has been going on for a while. */
export function useLongerThan(running: boolean, ms: number): boolean {
  const [long, setLong] = useState(false)
  useEffect(
    function waitUntilLong() {
      if (!running) return undefined
      const timer = setTimeout(() => setLong(true), ms)
      return () => {
        clearTimeout(timer)
        setLong(false)
      }
    },
    [running, ms],
  )
  return running && long
}
