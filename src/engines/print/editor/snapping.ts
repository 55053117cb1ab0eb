import type { Mm, Rect, Seite } from '#src/contract/dokument.ts'
import { type Gap, snapGap } from './gaps.ts'
import { boundsOf } from './geometry.ts'

type SnapKind = 'seite' | 'endformat' | 'sicherheit' | 'mitte' | 'ebene' | 'hilfslinie' | 'abstand'

/** A place where edges like to stop. */
export interface SnapTarget {
  at: Mm
  kind: SnapKind
}

/** Targets per axis, each sorted by place, and the boxes to which gaps are compared. */
export interface SnapTargets {
  x: SnapTarget[]
  y: SnapTarget[]
  boxes: Rect[]
}

/** A line to draw while an edge lies on it; with a gap, the stretch along the axis that is as long as its neighbour. */
export interface SnapLine extends SnapTarget {
  axis: 'x' | 'y'
  gap?: Gap
}

export interface Snap {
  dx: Mm
  dy: Mm
  lines: SnapLine[]
}

export const NO_SNAP: Snap = { dx: 0, dy: 0, lines: [] }

/** Boxes of the page itself that edges stop at, mm of the data format. */
export interface PageBoxes {
  data: { w: Mm; h: Mm }
  trim: Rect
  safety: Rect
}

/** Page, trim, safety, centre lines, guides and the edges and centres of every other visible layer. */
export function snapTargets(seite: Seite, boxes: PageBoxes, without: ReadonlySet<string>): SnapTargets {
  const x: SnapTarget[] = []
  const y: SnapTarget[] = []
  const around: Rect[] = []
  const add = (rect: Rect, kind: SnapKind) => {
    x.push({ at: rect.x, kind }, { at: rect.x + rect.w, kind })
    y.push({ at: rect.y, kind }, { at: rect.y + rect.h, kind })
  }
  const addCentre = (rect: Rect, kind: SnapKind) => {
    x.push({ at: rect.x + rect.w / 2, kind })
    y.push({ at: rect.y + rect.h / 2, kind })
  }
  add({ x: 0, y: 0, ...boxes.data }, 'seite')
  add(boxes.trim, 'endformat')
  add(boxes.safety, 'sicherheit')
  addCentre(boxes.trim, 'mitte')
  for (const guide of seite.guides) (guide.axis === 'x' ? x : y).push({ at: guide.at, kind: 'hilfslinie' })
  for (const layer of seite.layers) {
    if (without.has(layer.id) || !layer.visible) continue
    const bounds = boundsOf(layer)
    add(bounds, 'ebene')
    addCentre(bounds, 'ebene')
    around.push(bounds)
  }
  const byPlace = (a: SnapTarget, b: SnapTarget) => a.at - b.at
  return { x: x.sort(byPlace), y: y.sort(byPlace), boxes: around }
}

/** The target next to `at`, by halving the sorted list: a drag asks this on every frame, over up to 1000 layers. */
export function nearestTarget(targets: SnapTarget[], at: Mm): SnapTarget | null {
  let low = 0
  let high = targets.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((targets[middle]?.at ?? 0) < at) low = middle + 1
    else high = middle
  }
  const after = targets[low]
  const before = targets[low - 1]
  if (!after) return before ?? null
  if (!before) return after
  return at - before.at <= after.at - at ? before : after
}

interface AxisSnap {
  delta: Mm
  target: SnapTarget | null
}

function snapAxis(targets: SnapTarget[], places: Mm[], tolerance: Mm): AxisSnap {
  let best: AxisSnap = { delta: 0, target: null }
  let distance = tolerance
  for (const place of places) {
    const target = nearestTarget(targets, place)
    if (!target || Math.abs(target.at - place) > distance) continue
    // Strictly nearer wins; on equal distance the first place asked (edge before centre) keeps it.
    if (best.target && Math.abs(target.at - place) >= distance) continue
    distance = Math.abs(target.at - place)
    best = { delta: target.at - place, target }
  }
  return best
}

/** How far to shift so that the nearest of the given places lies on a target, and the lines to show. */
export function snapPlaces(targets: Pick<SnapTargets, 'x' | 'y'>, places: { x: Mm[]; y: Mm[] }, tolerance: Mm): Snap {
  const x = snapAxis(targets.x, places.x, tolerance)
  const y = snapAxis(targets.y, places.y, tolerance)
  const lines: SnapLine[] = []
  if (x.target) lines.push({ axis: 'x', ...x.target })
  if (y.target) lines.push({ axis: 'y', ...y.target })
  return { dx: x.delta, dy: y.delta, lines }
}

/** Snap of a whole box: both edges and the centre, else the gaps to its neighbours. */
export function snapBox(targets: SnapTargets, box: Rect, tolerance: Mm): Snap {
  const edges = snapPlaces(
    targets,
    { x: [box.x, box.x + box.w, box.x + box.w / 2], y: [box.y, box.y + box.h, box.y + box.h / 2] },
    tolerance,
  )
  const free = (axis: 'x' | 'y') =>
    edges.lines.some((line) => line.axis === axis) ? null : snapGap(targets.boxes, box, axis, tolerance)
  const [x, y] = [free('x'), free('y')]
  if (!x && !y) return edges
  const marks = (axis: 'x' | 'y', snap: typeof x): SnapLine[] =>
    snap?.gaps.map((gap) => ({ axis, at: snap.across, kind: 'abstand', gap })) ?? []
  return {
    dx: x?.delta ?? edges.dx,
    dy: y?.delta ?? edges.dy,
    lines: [...edges.lines, ...marks('x', x), ...marks('y', y)],
  }
}
