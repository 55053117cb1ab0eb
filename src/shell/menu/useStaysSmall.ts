import { useCallback, useState } from 'react'

/**
 * Keeps the collapsed menu small although the pointer or the focus is in it, until both have left: Escape dismisses it,
 * and who has just collapsed it wants to see that. `nav`: `ref` of the menu.
 */
export function useStaysSmall(collapsed: boolean) {
  const [small, setSmall] = useState(false)
  const nav = useCallback(
    function watch(menu: HTMLElement) {
      if (!collapsed) return undefined
      const listening = new AbortController()
      const { signal } = listening
      const end = () => setSmall(false)
      menu.addEventListener('pointerleave', end, { signal })
      menu.addEventListener(
        'focusout',
        ({ relatedTarget }) => {
          if (!(relatedTarget instanceof Node) || !menu.contains(relatedTarget)) end()
        },
        { signal },
      )
      document.addEventListener(
        'keydown',
        ({ key }) => {
          // Not from under the focus on its button, which only the open menu shows.
          if (key === 'Escape' && menu.matches(':hover, :has(a:focus)')) setSmall(true)
        },
        { signal },
      )
      return () => listening.abort()
    },
    [collapsed],
  )
  return { nav, small, setSmall }
}
