import type { Rect } from '#src/contract/dokument.ts'
import { centreOf, directionOf, type Frame, type Grip, type Point, turn } from '#src/engines/print/editor.ts'

/** Whether somebody may come with a finger: handles are drawn for it then. */
export const FINGERS = '(any-pointer: coarse)'
/** Drawn size of a handle, and distance of the turning handle from the frame; CSS px. */
export const HANDLE_PX = { mouse: 9, finger: 13 } as const
export const TURN_PX = { mouse: 26, finger: 46 } as const
/** What catches a mouse (UX-24: at least 24), and what a finger; CSS px. */
export const CATCH_PX = 24
const FINGER_PX = 44

/**
 * Handle under a finger: each has 44 px, on a small layer most of them outside, so that the layer itself can still be
 * taken hold of; between two the nearer one. `outline` is the drawn frame, which a long text makes higher than its layer.
 */
export function gripUnder(
  at: Point,
  { layer, outline, pxPerMm, grips }: { layer: Frame; outline: Rect; pxPerMm: number; grips: readonly Grip[] },
): Grip | null {
  const middle = centreOf(layer)
  const own = turn({ x: at.x - middle.x, y: at.y - middle.y }, -layer.rotation)
  const finger = { x: own.x + middle.x, y: own.y + middle.y }
  let nearest: { grip: Grip; way: number } | null = null
  for (const grip of grips) {
    const { place, direction } = placeOf(grip, outline, pxPerMm)
    const off = { x: (finger.x - place.x) * pxPerMm, y: (finger.y - place.y) * pxPerMm }
    const caught = catches(off.x, direction.x, outline.w * pxPerMm) && catches(off.y, direction.y, outline.h * pxPerMm)
    const way = Math.hypot(off.x, off.y)
    if (caught && (nearest === null || way < nearest.way)) nearest = { grip, way }
  }
  return nearest?.grip ?? null
}

function placeOf(grip: Grip, { x, y, w, h }: Rect, pxPerMm: number): { place: Point; direction: Point } {
  if (grip === 'drehen' || grip === 'flaeche')
    return { place: { x: x + w / 2, y: y - TURN_PX.finger / pxPerMm }, direction: { x: 0, y: 0 } }
  const direction = directionOf(grip)
  return { place: { x: x + (w * (direction.x + 1)) / 2, y: y + (h * (direction.y + 1)) / 2 }, direction }
}

/** Along one axis: how far the finger is from the handle, which way is out of the layer, and how long its side is, px. */
function catches(off: number, out: number, side: number): boolean {
  if (out === 0) return Math.abs(off) <= FINGER_PX / 2
  const inside = Math.min(FINGER_PX / 2, side / 4)
  return off * out >= -inside && off * out <= FINGER_PX - inside
}
