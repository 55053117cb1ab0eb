import { useCallback, useRef, type Dispatch, type PointerEvent, type RefCallback, type SetStateAction } from 'react'
import { SHEET, type Spot } from './projections.ts'
import { moved, zoomed, type View } from './view.ts'

/** Where on the sheet a place of the window is. */
function spotOf(area: Element, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const { left, top, width } = area.getBoundingClientRect()
  const scale = SHEET.width / width
  return { x: (clientX - left) * scale, y: (clientY - top) * scale }
}

const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
})
/** How far apart two fingers are; 1 for one, so that it never zooms. */
const spread = ([a, b]: readonly Spot[]): number => (a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1)

/** One finger or the mouse moves the map, two fingers zoom, and so does the wheel with the Control key or a pinch. */
export function useGestures(setView: Dispatch<SetStateAction<View>>): {
  area: RefCallback<HTMLElement>
  handlers: Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent) => void>
} {
  const fingers = useRef(new Map<number, Spot>())

  const area = useCallback(
    function zoomByWheel(element: HTMLElement | null) {
      // By hand: React's own listener could not keep the browser from zooming the page.
      function zoom(event: WheelEvent): void {
        if (element === null || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        const at = spotOf(element, event)
        setView((view) => zoomed(view, Math.exp(-event.deltaY / 240), at))
      }
      element?.addEventListener('wheel', zoom, { passive: false })
      return () => element?.removeEventListener('wheel', zoom)
    },
    [setView],
  )

  function down(event: PointerEvent): void {
    if (event.button !== 0) return
    fingers.current.set(event.pointerId, spotOf(event.currentTarget, event))
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function move(event: PointerEvent): void {
    if (!fingers.current.has(event.pointerId)) return
    const before = [...fingers.current.values()]
    fingers.current.set(event.pointerId, spotOf(event.currentTarget, event))
    const after = [...fingers.current.values()]
    const [from, to, factor] = [middleOf(before), middleOf(after), spread(after) / spread(before)]
    setView((view) => zoomed(moved(view, { x: to.x - from.x, y: to.y - from.y }), factor, to))
  }
  function up({ pointerId }: PointerEvent): void {
    fingers.current.delete(pointerId)
  }
  return {
    area,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  }
}
