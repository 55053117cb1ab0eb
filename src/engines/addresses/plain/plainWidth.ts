import { BREITE } from '../row/textbreite.ts'

const SPACE = 32

/** Width of a blank, 1/1000 em. */
export const BLANK = BREITE[SPACE] ?? 0

/** Cells of a row that holds letters, digits and ordinary signs alone; of its letters of two bytes all begin alike. */
export interface PlainCells {
  bytes: Uint8Array
  utf8: boolean
  /** Byte bounds of each column. */
  starts: Int32Array
  ends: Int32Array
}

/** Width of a column with a blank behind it, 1/1000 em; 0 for one that is empty or not there. */
export function cellWidth({ bytes, utf8, starts, ends }: PlainCells, column: number): number {
  if (isEmpty(starts, ends, column)) return 0
  let width = BLANK
  for (let at = starts[column] ?? 0; at < (ends[column] ?? 0); at++) {
    const byte = bytes[at] ?? 0
    width += BREITE[utf8 && byte >= 0x80 ? (bytes[++at] ?? 0) + 0x40 : byte] ?? 0
  }
  return width
}

/** Width of columns that are printed in one line, 1/1000 em; -1 where blanks are in them that are not printed. */
export function lineWidth(cells: PlainCells, columns: readonly number[]): number {
  let width = 0
  for (const column of columns) {
    if (isEmpty(cells.starts, cells.ends, column)) continue
    if (hasSpareBlank(cells, column)) return -1
    width += cellWidth(cells, column)
  }
  return Math.max(0, width - BLANK)
}

function isEmpty(starts: Int32Array, ends: Int32Array, column: number): boolean {
  return column < 0 || starts[column] === ends[column]
}

/** A blank at the end, or behind another one; a plain cell has none at its beginning. */
function hasSpareBlank({ bytes, starts, ends }: PlainCells, column: number): boolean {
  const end = ends[column] ?? 0
  for (let at = starts[column] ?? 0; at < end; at++)
    if (bytes[at] === SPACE && (at + 1 === end || bytes[at + 1] === SPACE)) return true
  return false
}
