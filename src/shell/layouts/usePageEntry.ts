import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { layoutSettings } from '#src/shared/layout/layoutStore.ts'
import { playEntry } from '#src/shared/layout/pageTransition.ts'

/** Lets every page but the first come in as the customizer says; another query is still the same page. */
export function usePageEntry(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation()
  const place = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useLayoutEffect(
    function comeIn() {
      if (shown.current === pathname) return
      shown.current = pathname
      if (place.current) playEntry(place.current, layoutSettings().transition)
    },
    [pathname],
  )
  return place
}
