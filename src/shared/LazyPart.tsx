import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { showFailure } from './notify/showFailure.ts'
import { loadChunk } from './routing/loadChunk.ts'

interface Props<P> {
  /** Yields the same component every time. */
  load: () => Promise<ComponentType<P>>
  part: P
  /** In its place until it is there. */
  waiting?: ReactNode
  /** It did not come; the user has been told, unless it is `quiet`. */
  onMissing: (error: unknown) => void
  quiet?: true
}

/**
 * A part of a page whose code comes when it is shown, without a fallback in between (performance 2.1). With `lazy` one that
 * does not come would take the whole page with it, and what was typed there.
 */
export function LazyPart<P extends object>({ load, part, waiting = null, onMissing, quiet }: Props<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const missing = useEffectEvent((error: unknown) => {
    if (!quiet) showFailure(error)
    onMissing(error)
  })
  useEffect(
    function getPart() {
      let gone = false
      loadChunk(load).then(
        (component) => {
          if (!gone) setPart(() => component)
        },
        (error: unknown) => {
          if (!gone) missing(error)
        },
      )
      return () => {
        gone = true
      }
    },
    [load],
  )
  return Part ? <Part {...part} /> : waiting
}
