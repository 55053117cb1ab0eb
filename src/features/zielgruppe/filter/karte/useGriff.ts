import { useRef, type PointerEvent } from 'react'
import type { Punkt } from '#src/domain/zielgruppe/karte/nachbar.ts'
import { ZITTERN_PX, type Gesten } from '#src/shared/zoom/useGesten.ts'

/** How a handle was taken: nothing jumps to the pointer, which may have hit it at its edge. */
interface Griff<S> {
  clientX: number
  clientY: number
  punkt: Punkt
  /** What it stood for. */
  stand: S
  bewegt: boolean
}

/**
 * Handles on the map that are dragged, one at a time.
 * @param stand what they stand for as one is taken
 */
export function useGriff<S>(stand: S, punktUnter: Gesten['punktUnter']) {
  const griff = useRef<Griff<S> | null>(null)
  /** What a handle listens to; `onMove` gets the spot below the pointer and how the handle was taken. */
  return (onMove: (punkt: Punkt, griff: Griff<S>) => void) => ({
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      event.stopPropagation()
      const punkt = event.button === 0 ? punktUnter(event) : null
      const { clientX, clientY, pointerId } = event
      griff.current = punkt && { clientX, clientY, punkt, stand, bewegt: false }
      if (punkt) event.currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: (event: PointerEvent<SVGGElement>) => {
      const now = griff.current
      if (now === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      now.bewegt ||= Math.hypot(event.clientX - now.clientX, event.clientY - now.clientY) >= ZITTERN_PX
      const punkt = now.bewegt ? punktUnter(event) : null
      if (punkt) onMove(punkt, now)
    },
    // The click below would set the middle.
    onClick: (event: { stopPropagation: () => void }) => event.stopPropagation(),
  })
}
