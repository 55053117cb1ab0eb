import type { Place, ZoomGesture } from './zoomGesture.ts'

/** What fingers do to a sheet beside zooming it with two of them. */
export interface Hands {
  /** True: takes hold of what lies under the finger, so that nothing scrolls. */
  grab?: (at: Place, target: Element) => boolean
  drag?: (at: Place) => void
  /** The finger left; `kept` is false where the drag was broken off. */
  drop?: (kept: boolean) => void
  /** The finger stayed where it came down. */
  stay?: (at: Place, target: Element) => void
  /** True: the browser makes no click of it. */
  tap: (at: Place, target: Element, twice: boolean) => boolean
}

/** Way up to which a finger that comes and goes is a tap and no stroke, px; assumed. */
const TAP_PX = 10
/** Time and distance within which two taps are one double tap; assumed, as phones have them. */
const TWICE_MS = 350
const TWICE_PX = 30

/** Time after which a finger that rests is meant, ms; assumed, as phones have it. */
const STAY_MS = 500

const wayBetween = (a: Place, b: Place) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)

interface Touched {
  at: Place
  target: Element
  held: boolean
  /** Left the place of a tap, or a second finger came. */
  gone: boolean
  /** It stayed and did what that means: no click may follow, which would close what it opened. */
  rested?: boolean
}

/**
 * Fingers on a board. One that takes hold of something drags it, any other scrolls as everywhere; two bring the sheet
 * nearer. Touch events, since a pointer ends where the browser begins to scroll. The board needs `touch-action: pan-x
 * pan-y`.
 */
export function listenToFingers(board: HTMLElement, gesture: ZoomGesture, hands: Hands): () => void {
  let first: Touched | null = null
  let pair: { at: Place; distance: number } | null = null
  let lastTap: { at: Place; time: number } | null = null
  let resting: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    if (!first || first.gone || !hands.stay) return
    if (first.held) hands.drop?.(false)
    hands.stay(first.at, first.target)
    first = { ...first, held: false, gone: true, rested: true }
  }

  const start = (event: TouchEvent) => {
    const [one, other] = event.touches
    clearTimeout(resting)
    if (!one || !(event.target instanceof Element)) return
    if (other) {
      if (first?.held) hands.drop?.(false)
      if (first) first = { ...first, held: false, gone: true }
      pair = event.touches.length === 2 ? pairOf(one, other) : pair
      hold(event)
      return
    }
    const held = hands.grab?.(one, event.target) ?? false
    first = { at: placeOf(one), target: event.target, held, gone: false }
    resting = setTimeout(rest, STAY_MS)
    if (held) hold(event)
  }
  const move = (event: TouchEvent) => {
    const [one, other] = event.touches
    if (pair && one && other) {
      const now = pairOf(one, other)
      gesture.by(now.distance / pair.distance, now.at)
      pair = now
      hold(event)
      return
    }
    if (!first || !one) return
    if (!first.gone) first.gone = wayBetween(one, first.at) > TAP_PX
    if (!first.held) return
    hold(event)
    if (first.gone) hands.drag?.(one)
  }
  const end = (event: TouchEvent) => {
    clearTimeout(resting)
    if (pair && event.touches.length < 2) {
      pair = null
      gesture.end()
    }
    if (!first || event.touches.length > 0) return
    const { at, target, held, gone, rested } = first
    first = null
    if (held) hands.drop?.(true)
    if (rested) hold(event)
    if (gone) return
    const twice = lastTap !== null && event.timeStamp - lastTap.time < TWICE_MS && wayBetween(at, lastTap.at) < TWICE_PX
    lastTap = twice ? null : { at, time: event.timeStamp }
    if (hands.tap(at, target, twice)) hold(event)
  }
  const cancel = () => {
    clearTimeout(resting)
    if (first?.held) hands.drop?.(false)
    if (pair) gesture.end()
    first = null
    pair = null
  }
  const listeners = { touchstart: start, touchmove: move, touchend: end, touchcancel: cancel }
  const names = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const
  for (const name of names) board.addEventListener(name, listeners[name], { passive: false })
  return () => {
    clearTimeout(resting)
    for (const name of names) board.removeEventListener(name, listeners[name])
  }
}

/** A stroke that already scrolls cannot be held any more. */
function hold(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault()
}

const placeOf = ({ clientX, clientY }: Place): Place => ({ clientX, clientY })

function pairOf(one: Place, other: Place): { at: Place; distance: number } {
  const at = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 }
  return { at, distance: Math.max(1, wayBetween(one, other)) }
}
