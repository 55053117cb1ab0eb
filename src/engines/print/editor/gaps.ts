import type { Mm, Rect } from '#src/contract/dokument.ts'

/** A gap that a moved box shares with others: where it is drawn. */
export interface Gap {
  from: Mm
  to: Mm
}

interface GapSnap {
  delta: Mm
  gaps: Gap[]
  /** Where across the axis the gaps are drawn, mm. */
  across: Mm
}

/**
 * How far a box has to move along one axis to keep the same gap to its neighbours. It goes midway between two, or as far
 * from one as that is from the next. Only what lies beside it on the other axis counts. null: nothing is within the tolerance.
 */
export function snapGap(others: readonly Rect[], box: Rect, axis: 'x' | 'y', tolerance: Mm): GapSnap | null {
  const [side, cross, crossSide] = axis === 'x' ? (['w', 'y', 'h'] as const) : (['h', 'x', 'w'] as const)
  const beside = others.filter(
    (other) => other[cross] < box[cross] + box[crossSide] && box[cross] < other[cross] + other[crossSide],
  )
  const start = box[axis]
  const size = box[side]
  const endOf = (rect: Rect) => rect[axis] + rect[side]
  const before = nearestBefore(beside, start + tolerance, endOf)
  const after = nearestAfter(beside, start + size - tolerance, (rect) => rect[axis])
  const candidates: { at: Mm; gaps: Gap[] }[] = []
  const add = (at: Mm, gaps: Gap[]) => gaps.every(({ from, to }) => to > from) && candidates.push({ at, gaps })
  if (before && after) {
    const at = (endOf(before) + after[axis] - size) / 2
    add(at, [
      { from: endOf(before), to: at },
      { from: at + size, to: after[axis] },
    ])
  }
  const second = before && nearestBefore(beside, before[axis], endOf)
  if (before && second) {
    const at = endOf(before) + before[axis] - endOf(second)
    add(at, [
      { from: endOf(second), to: before[axis] },
      { from: endOf(before), to: at },
    ])
  }
  const next = after && nearestAfter(beside, endOf(after), (rect) => rect[axis])
  if (after && next) {
    const at = after[axis] - (next[axis] - endOf(after)) - size
    add(at, [
      { from: at + size, to: after[axis] },
      { from: endOf(after), to: next[axis] },
    ])
  }
  const [best] = candidates
    .filter(({ at }) => Math.abs(at - start) <= tolerance)
    .toSorted((a, b) => Math.abs(a.at - start) - Math.abs(b.at - start))
  return best ? { delta: best.at - start, gaps: best.gaps, across: box[cross] + box[crossSide] / 2 } : null
}

function nearestBefore(rects: readonly Rect[], limit: Mm, endOf: (rect: Rect) => Mm): Rect | null {
  let best: Rect | null = null
  for (const rect of rects) if (endOf(rect) <= limit && (!best || endOf(rect) > endOf(best))) best = rect
  return best
}

function nearestAfter(rects: readonly Rect[], limit: Mm, startOf: (rect: Rect) => Mm): Rect | null {
  let best: Rect | null = null
  for (const rect of rects) if (startOf(rect) >= limit && (!best || startOf(rect) < startOf(best))) best = rect
  return best
}
