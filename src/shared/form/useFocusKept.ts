import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * The button for the `ref` keeps the focus over the time that it is busy: a disabled button loses it, and with it a user
 * without a mouse the place on the page. Whatever took the focus meanwhile keeps it.
 */
export function useFocusKept(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(
    function giveBack() {
      // The browser takes the focus away after this frame.
      const held = document.activeElement === button.current ? button.current : null
      if (!busy || held === null) return undefined
      return () => {
        if (document.activeElement === document.body) held.focus({ preventScroll: true })
      }
    },
    [busy],
  )
  return button
}
