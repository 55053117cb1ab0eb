import type { Rect } from '#src/contract/dokument.ts'
import { contains } from '../../geometry.ts'
import { meet } from '../../objects/boxes.ts'
import type { Mark } from '../../page/walk/marks.ts'
import type { Outline } from '../../page/walk/outline.ts'
import type { Cells } from './inkLayer.ts'

interface Crossing {
  x: number
  turn: number
}

/** Calls for each cell whose middle lies within an outline; open parts count as closed. */
export function fillCells(
  outline: Outline,
  { scale, evenOdd, bounds }: { scale: number; evenOdd: boolean; bounds: Cells },
  use: (x: number, y: number) => void,
): void {
  const rows = new Map<number, Crossing[]>()
  for (const part of outline) {
    for (let i = 0; i + 1 < part.length; i += 2) {
      const j = (i + 2) % part.length
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [part[i], part[i + 1], part[j], part[j + 1]]
      cross(rows, bounds, [x0 * scale, y0 * scale, x1 * scale, y1 * scale])
    }
  }
  for (const [y, crossings] of rows) {
    crossings.sort((a, b) => a.x - b.x)
    let winding = 0
    for (const [i, { x, turn }] of crossings.entries()) {
      winding += turn
      const inside = evenOdd ? i % 2 === 0 : winding !== 0
      const next = crossings[i + 1]
      if (!inside || !next) continue
      const [from, to] = [Math.max(bounds.x0, Math.ceil(x - 0.5)), Math.min(bounds.x1, Math.ceil(next.x - 0.5))]
      for (let cell = from; cell < to; cell++) use(cell, y)
    }
  }
}

function cross(rows: Map<number, Crossing[]>, bounds: Cells, [x0, y0, x1, y1]: [number, number, number, number]): void {
  const turn = y1 > y0 ? 1 : -1
  const [low, high] = turn > 0 ? [y0, y1] : [y1, y0]
  const from = Math.max(bounds.y0, Math.ceil(low - 0.5))
  const to = Math.min(bounds.y1, Math.ceil(high - 0.5))
  for (let row = from; row < to; row++) {
    const x = x0 + ((row + 0.5 - y0) / (y1 - y0)) * (x1 - x0)
    const known = rows.get(row)
    if (known) known.push({ x, turn })
    else rows.set(row, [{ x, turn }])
  }
}

/** The area of a line: a rectangle along each of its pieces. */
export function strokeOutline(outline: Outline, width: number): Outline {
  const parts: number[][] = []
  for (const part of outline) {
    for (let i = 0; i + 3 < part.length; i += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = part.slice(i, i + 4)
      const length = Math.hypot(x1 - x0, y1 - y0)
      if (length === 0) continue
      const [nx, ny] = [((y1 - y0) / length) * (width / 2), ((x0 - x1) / length) * (width / 2)]
      parts.push([x0 + nx, y0 + ny, x1 + nx, y1 + ny, x1 - nx, y1 - ny, x0 - nx, y0 - ny])
    }
  }
  return parts
}

/**
 * Does what is painted reach into an area, points of the sheet? A path is told by its parts, a line by its pieces: crop
 * marks are often one path, whose box is the whole sheet.
 */
export function reaches({ box, outline, line, clip }: Mark, area: Rect): boolean {
  const common = meet(box, area)
  if (!common || !outline || contains(area, box)) return common !== null
  const parts = line === undefined ? outline : strokeOutline(outline, line)
  const within = meet(clip, area)
  return within !== null && parts.some((part) => meet(boxOf(part), within) !== null)
}

function boxOf(part: readonly number[]): Rect {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [i, value] of part.entries()) {
    if (i % 2 === 0) [x0, x1] = [Math.min(x0, value), Math.max(x1, value)]
    else [y0, y1] = [Math.min(y0, value), Math.max(y1, value)]
  }
  return { x: x0, y: y0, w: x1 - x0, h: y1 - y0 }
}
