import { useEffect, useState, type ComponentType } from 'react'
import { showFailure } from './notify/showFailure.ts'

interface Props<P> {
  /** Yields the same component every time. */
  load: () => Promise<ComponentType<P>>
  part: P
  /** It did not come; the user has been told. */
  onMissing: () => void
}

/** A part of a page whose code comes when it is shown, without a fallback in between (performance 2.1). */
export function LazyPart<P extends object>({ load, part, onMissing }: Props<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  useEffect(
    function getPart() {
      let gone = false
      load().then(
        (component) => {
          if (!gone) setPart(() => component)
        },
        (error: unknown) => {
          if (gone) return
          showFailure(error)
          onMissing()
        },
      )
      return () => {
        gone = true
      }
    },
    // `onMissing` is a new function on every render and says the same.
    // oxlint-disable-next-line react/exhaustive-deps
    [load],
  )
  return Part && <Part {...part} />
}
