import { useEffect, useState } from 'react'

/** True once something has been there for a while. */
export function useLasting(ms: number): boolean {
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
