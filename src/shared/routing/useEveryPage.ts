import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls back with the page that is there, and with every further navigation. */
export function useEveryPage(callback: () => void): void {
  const { key } = useLocation()
  const call = useEffectEvent(callback)
  useEffect(
    function arrive() {
      call()
    },
    [key],
  )
}
