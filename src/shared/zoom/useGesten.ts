import { useCallback, useRef, useState, type PointerEvent } from 'react'
import {
  aufBlatt,
  GANZ,
  vergroessert,
  verschoben,
  type Ausschnitt,
  type Blatt,
} from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import type { Punkt } from '#src/domain/zielgruppe/karte/nachbar.ts'

/** Below this a finger that trembles still clicks, px. */
export const ZITTERN_PX = 5

interface Zeiger {
  clientX: number
  clientY: number
}

/** Where on the sheet a spot of the window is seen; the drawing fills its element. */
function blattPunkt(element: Element, { breite }: Blatt, { clientX, clientY }: Zeiger): Punkt {
  const { left, top, width } = element.getBoundingClientRect()
  const scale = width === 0 ? 1 : breite / width
  return { x: (clientX - left) * scale, y: (clientY - top) * scale }
}

const mitteVon = (punkte: readonly Punkt[]): Punkt => ({
  x: punkte.reduce((sum, { x }) => sum + x, 0) / punkte.length,
  y: punkte.reduce((sum, { y }) => sum + y, 0) / punkte.length,
})
const weite = ([a, b]: readonly Punkt[]): number => (a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1)

/**
 * A map on a sheet: two fingers zoom, and so does the wheel with the Control key; an enlarged map is moved. Else the page
 * scrolls.
 */
export function useGesten(blatt: Blatt) {
  const [ausschnitt, setAusschnitt] = useState<Ausschnitt>(GANZ)
  const svg = useRef<SVGSVGElement | null>(null)
  const finger = useRef(new Map<number, Punkt>())
  const start = useRef<Zeiger>({ clientX: 0, clientY: 0 })
  const gezogen = useRef(false)

  const flaeche = useCallback(
    function zoomByWheel(element: SVGSVGElement | null) {
      svg.current = element
      // By hand: React's own listener could not keep the browser from zooming the page.
      function zoom(event: WheelEvent): void {
        if (element === null || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        const at = blattPunkt(element, blatt, event)
        setAusschnitt((von) => vergroessert(von, Math.exp(-event.deltaY / 240), blatt, at))
      }
      element?.addEventListener('wheel', zoom, { passive: false })
      return () => element?.removeEventListener('wheel', zoom)
    },
    [blatt],
  )

  function down(event: PointerEvent<SVGSVGElement>): void {
    if (event.button !== 0) return
    if (finger.current.size === 0) {
      start.current = event
      gezogen.current = false
    }
    finger.current.set(event.pointerId, blattPunkt(event.currentTarget, blatt, event))
  }
  function move(event: PointerEvent<SVGSVGElement>): void {
    if (!finger.current.has(event.pointerId)) return
    const weit = Math.hypot(event.clientX - start.current.clientX, event.clientY - start.current.clientY)
    if (!gezogen.current && finger.current.size === 1 && weit < ZITTERN_PX) return
    // Only now: what is captured gets the click as well, and a click belongs to the region below it.
    if (!gezogen.current) event.currentTarget.setPointerCapture(event.pointerId)
    gezogen.current = true
    const vorher = [...finger.current.values()]
    finger.current.set(event.pointerId, blattPunkt(event.currentTarget, blatt, event))
    const nachher = [...finger.current.values()]
    const [von, zu, um] = [mitteVon(vorher), mitteVon(nachher), weite(nachher) / weite(vorher)]
    setAusschnitt((alt) => vergroessert(verschoben(alt, { x: zu.x - von.x, y: zu.y - von.y }, blatt), um, blatt, zu))
  }
  const up = ({ pointerId }: PointerEvent) => void finger.current.delete(pointerId)

  return {
    ausschnitt,
    setAusschnitt,
    flaeche,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up, onPointerLeave: up },
    /** The click that ends a drag is none. */
    isKlick: () => !gezogen.current,
    /** Spot of the whole sheet below a pointer. */
    punktUnter: (zeiger: Zeiger): Punkt | null =>
      svg.current && aufBlatt(ausschnitt, blattPunkt(svg.current, blatt, zeiger)),
  }
}

export type Gesten = ReturnType<typeof useGesten>
