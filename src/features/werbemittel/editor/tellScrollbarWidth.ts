import { type RefObject, useEffect } from 'react'

/** Tells CSS how wide the window's scroll bar is: 100vw counts it, and what is that wide would scroll sideways. */
export function useScrollbarWidth(element: RefObject<HTMLElement | null>): void {
  useEffect(
    function measureScrollbar() {
      const measure = () => {
        const width = globalThis.innerWidth - document.documentElement.clientWidth
        element.current?.style.setProperty('--rollbalken', `${Math.max(0, width)}px`)
      }
      measure()
      globalThis.addEventListener('resize', measure)
      return () => globalThis.removeEventListener('resize', measure)
    },
    [element],
  )
}
