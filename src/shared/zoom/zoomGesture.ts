import { clampZoom } from './zoomSteps.ts'

/** A place of the window, px. */
export interface Place {
  clientX: number
  clientY: number
}

/** Something that comes nearer on a board that scrolls. */
export interface Zoomed {
  board: HTMLElement
  paper: () => HTMLElement | null
  zoom: () => number
  /** Draws with this zoom before it returns: the place to scroll to is only known with the new size. */
  draw: (zoom: number) => void
}

interface Gesture {
  target: number
  /** Point of the paper under the first place, as shares of its size. */
  anchor: { x: number; y: number }
  from: Place
  to: Place
}

/** Quiet time after which turning the wheel is over, ms. */
const WHEEL_END_MS = 140
/** Turn of the wheel that brings everything e times as near, px. */
const WHEEL_PX = 300

/**
 * A zoom under way. While it goes on only a CSS transform changes; the paper is drawn anew once at the end, because a new
 * view box on every frame repaints everything (print 1.1). The point under the pointer stays there.
 */
export function zoomGesture({ board, paper, zoom, draw }: Zoomed) {
  let gesture: Gesture | null = null
  const by = (factor: number, at: Place) => {
    const sheet = paper()
    if (!sheet) return
    const { target, anchor, from } = gesture ?? { target: zoom(), anchor: anchorIn(sheet, at), from: at }
    gesture = { target: clampZoom(target * factor), anchor, from, to: at }
    const [dx, dy] = [at.clientX - from.clientX, at.clientY - from.clientY]
    sheet.style.transformOrigin = `${anchor.x * 100}% ${anchor.y * 100}%`
    sheet.style.transform = `translate(${dx}px, ${dy}px) scale(${gesture.target / zoom()})`
  }
  const end = () => {
    const sheet = paper()
    if (gesture === null || !sheet) return
    const { target, anchor, to } = gesture
    gesture = null
    sheet.style.transform = ''
    draw(target)
    const box = sheet.getBoundingClientRect()
    board.scrollLeft += box.left + anchor.x * box.width - to.clientX
    board.scrollTop += box.top + anchor.y * box.height - to.clientY
  }
  return { by, end }
}

export type ZoomGesture = ReturnType<typeof zoomGesture>

function anchorIn(sheet: HTMLElement, { clientX, clientY }: Place): Gesture['anchor'] {
  const box = sheet.getBoundingClientRect()
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
}

/**
 * Wheel with Ctrl, which a pinch on a trackpad is too, zooms the paper and not the page. A press or a scroll ends the zoom
 * at once: both go by the scroll position, which the end of a zoom changes.
 */
export function listenToWheel(board: HTMLElement, gesture: ZoomGesture): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    gesture.end()
  }
  const wheel = (event: WheelEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return end()
    event.preventDefault()
    gesture.by(Math.exp(-event.deltaY / WHEEL_PX), event)
    clearTimeout(timer)
    timer = setTimeout(end, WHEEL_END_MS)
  }
  board.addEventListener('wheel', wheel, { passive: false })
  window.addEventListener('pointerdown', end, { capture: true })
  return () => {
    clearTimeout(timer)
    board.removeEventListener('wheel', wheel)
    window.removeEventListener('pointerdown', end, { capture: true })
  }
}
