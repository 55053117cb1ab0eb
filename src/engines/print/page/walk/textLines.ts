import type { Rect } from '#src/contract/dokument.ts'
import { unite } from '../../objects/boxes.ts'

/** A piece of text as one operator shows it: where it begins and ends on its baseline, points of the sheet. */
export interface TextPiece {
  text: string
  from: readonly [number, number]
  to: readonly [number, number]
  /** Height of type, points. */
  size: number
}

/** Text of a line with the box of each of its signs. */
export interface TextLine {
  text: string
  boxes: readonly Rect[]
}

interface Placed {
  piece: TextPiece
  box: Rect
  /** Direction in steps of two degrees, distance across it, and from where to where along it. */
  turn: number
  across: number
  start: number
  end: number
}

/** Pieces of one page beyond which nobody reads on. */
const MAX_PIECES = 200_000
/** In heights of type: two pieces stand on one line, a blank lies between them, and they belong to other columns. */
const SAME_LINE = 0.3
const BLANK = 0.2
const COLUMN = 3
/** The same text once more this near is its shadow. */
const SHADOW = 0.15
/** Signs that brackets of fields are made of. */
const KLAMMER = /[{}[\]<>«»‹›#%$@§*|_]/

/** Puts what operators show apart, letter by letter too, together as a reader sees it. */
export class TextLines {
  readonly #pieces: Placed[] = []
  #worthwhile = false

  add(piece: TextPiece, box: Rect): void {
    if (this.#pieces.length >= MAX_PIECES || piece.text === '') return
    const [dx, dy] = [piece.to[0] - piece.from[0], piece.to[1] - piece.from[1]]
    const turn = Math.round((Math.atan2(dy, dx) * 90) / Math.PI)
    const angle = (turn * Math.PI) / 90
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const along = ([x, y]: readonly [number, number]) => cos * x + sin * y
    const across = cos * piece.from[1] - sin * piece.from[0]
    this.#pieces.push({ piece, box, turn, across, start: along(piece.from), end: along(piece.to) })
    this.#worthwhile ||= KLAMMER.test(piece.text)
  }

  /** Lines of the page; none where no sign of it can be a bracket. */
  lines(): TextLine[] {
    if (!this.#worthwhile) return []
    const rows: Placed[][] = []
    for (const placed of this.#pieces.toSorted((a, b) => a.turn - b.turn || a.across - b.across)) {
      const row = rows.at(-1)
      const last = row?.at(-1)
      const near = SAME_LINE * Math.max(placed.piece.size, last?.piece.size ?? 0)
      if (row && last?.turn === placed.turn && placed.across - last.across <= near) row.push(placed)
      else rows.push([placed])
    }
    return rows.map(lineOf)
  }
}

function lineOf(row: readonly Placed[]): TextLine {
  const boxes: Rect[] = []
  let text = ''
  let before: Placed | null = null
  for (const placed of row.toSorted((a, b) => a.start - b.start)) {
    const { size } = placed.piece
    if (before?.piece.text === placed.piece.text && placed.start - before.start < SHADOW * size) continue
    const gap = before ? placed.start - before.end : 0
    const between = gap > COLUMN * size ? '\n' : gap > BLANK * size ? ' ' : ''
    text += between + placed.piece.text
    for (let i = 0; i < between.length + placed.piece.text.length; i++) boxes.push(placed.box)
    before = placed
  }
  return ohneSperrung(text, boxes)
}

/** Letters set apart are a word: at least four of them, each alone. */
function ohneSperrung(text: string, boxes: readonly Rect[]): TextLine {
  const out = new Set<number>()
  for (const match of text.matchAll(/(?<!\S)(?:\S ){3,}\S(?!\S)/g))
    for (let i = 1; i < match[0].length; i += 2) out.add(match.index + i)
  if (out.size === 0) return { text, boxes }
  return {
    text: Array.from({ length: text.length }, (_, i) => (out.has(i) ? '' : text.charAt(i))).join(''),
    boxes: boxes.filter((_, i) => !out.has(i)),
  }
}

/** Box around some signs of a line. */
export function boxOf({ boxes }: TextLine, from: number, to: number): Rect | null {
  let box: Rect | null = null
  for (const sign of boxes.slice(from, to)) box = unite(box, sign)
  return box
}
