import { useEffect, useRef, useState, type ComponentType } from 'react'
import { showFailure } from './notify/showFailure.ts'
import { loadChunk } from './routing/loadChunk.ts'

interface Lazy<P> {
  /** null until it is there. */
  Part: ComponentType<P> | null
  /** It may soon be needed: one that does not come now is asked for again. */
  prepare: () => void
  /** Somebody waits for it: one that does not come is said (spec 8). */
  ask: (onMissing?: () => void) => void
}

/** A part that comes when it is first wanted, without a fallback in between (performance 2.1). */
export function useLazyComponent<P>(load: () => Promise<ComponentType<P>>): Lazy<P> {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  function want(onMissing: (error: unknown) => void): void {
    if (Part === null)
      loadChunk(load).then(
        (component) => {
          // Who wanted it may be gone, and the document with it.
          if (isThere.current) setPart(() => component)
        },
        (error: unknown) => {
          if (isThere.current) onMissing(error)
        },
      )
  }
  return {
    Part,
    prepare: () => want(() => undefined),
    ask: (onMissing) =>
      want((error) => {
        showFailure(error)
        onMissing?.()
      }),
  }
}
