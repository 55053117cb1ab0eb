import { useEffect, useRef, useState, type ComponentType } from 'react'

/** A part that comes when it is first wanted, without a fallback in between (performance 2.1). */
export function useLazyComponent<P>(load: () => Promise<ComponentType<P>>): [ComponentType<P> | null, () => void] {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  function want(): void {
    // A part that does not come is asked for again on the next try.
    if (Loaded === null)
      load().then(
        (component) => {
          // Who wanted it may be gone, and the document with it.
          if (isThere.current) setLoaded(() => component)
        },
        () => undefined,
      )
  }
  return [Loaded, want]
}
