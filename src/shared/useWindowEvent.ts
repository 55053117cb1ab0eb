import { useEffectEvent, useLayoutEffect } from 'react'

/** Hears an event at the window, where those of the whole page arrive at last; null: nobody listens. */
export function useWindowEvent<T extends keyof WindowEventMap>(
  type: T,
  listener: ((event: WindowEventMap[T]) => void) | null,
): void {
  const hear = useEffectEvent((event: WindowEventMap[T]) => listener?.(event))
  const listens = listener !== null
  // Together with what is drawn: a key that is pressed on sight of it is heard.
  useLayoutEffect(
    function listen() {
      if (!listens) return undefined
      const onEvent = (event: WindowEventMap[T]) => hear(event)
      globalThis.addEventListener(type, onEvent)
      return () => globalThis.removeEventListener(type, onEvent)
    },
    [type, listens],
  )
}
