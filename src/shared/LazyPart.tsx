import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
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
  const missing = useEffectEvent(onMissing)
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
          missing()
        },
      )
      return () => {
        gone = true
      }
    },
    [load],
  )
  return Part && <Part {...part} />
}
