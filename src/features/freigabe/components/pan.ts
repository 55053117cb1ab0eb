/** Way of the mouse before a press is a drag, px. */
const DRAG_PX = 4

/** A mouse that is dragged over a board moves it, as a finger does by itself. */
export function listenToPan(board: HTMLElement): () => void {
  let from: { x: number; y: number; left: number; top: number } | null = null
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.button !== 0) return
    from = { x: event.clientX, y: event.clientY, left: board.scrollLeft, top: board.scrollTop }
  }
  const move = (event: PointerEvent) => {
    if (from === null) return
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    if (!board.hasPointerCapture(event.pointerId)) {
      if (Math.hypot(dx, dy) < DRAG_PX) return
      board.setPointerCapture(event.pointerId)
    }
    board.scrollTo({ left: from.left - dx, top: from.top - dy, behavior: 'instant' })
  }
  const end = () => {
    from = null
  }
  const listeners = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end }
  const names = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const
  for (const name of names) board.addEventListener(name, listeners[name])
  return () => {
    for (const name of names) board.removeEventListener(name, listeners[name])
  }
}
