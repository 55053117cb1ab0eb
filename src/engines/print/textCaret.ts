import type { Mm, TextLayer } from '#src/contract/dokument.ts'
import type { LayoutContext } from './displayList.ts'
import type { TextBlock } from './text/textBlock.ts'
import { layoutTextLayer, blockTop } from './textLayers.ts'

/** Where the caret is, mm of the layer before it is turned. */
interface CaretPlace {
  x: Mm
  /** Index of its line. */
  line: number
}

/** A line as the caret goes through it. */
interface CaretLine {
  top: Mm
  height: Mm
  /** First and last place of the text field on it. */
  start: number
  end: number
  /** Where its letters and the blanks behind them end, mm. */
  right: Mm
}

export interface CaretMap {
  lines: readonly CaretLine[]
  /** For each place of the text field, and the one behind its last sign. */
  places: readonly CaretPlace[]
}

/** Length of a unit of a run in the text field, and in the letters that are laid out. */
interface Step {
  field: number
  chars: number
}

/**
 * Places of the caret in a layer, from the layout that is drawn (print 3.7). `shown` is the layer with the names of its
 * placeholders (`withNames`); run by run it has the letters of `layer`.
 */
export function caretMap(layer: TextLayer, shown: TextLayer, context: LayoutContext): CaretMap {
  const block = layoutTextLayer(shown, context)
  const [left, top] = [shown.x + shown.padding, blockTop(shown, block)]
  const widest = shown.w - 2 * shown.padding
  const lines: CaretLine[] = block.lines.map((line) => {
    const right =
      left + Math.min(Math.max(widest, line.x + line.width), line.x + widthOf(block, line, nextStart(block, line)))
    return { top: top + line.top, height: line.height, start: -1, end: -1, right }
  })
  const places: CaretPlace[] = []
  for (const [absatz, { runs }] of layer.paragraphs.entries()) {
    let char = 0
    const put = (times: number) => {
      const place = placeOf(block, absatz, char, left, widest)
      for (let i = 0; i < times; i += 1) places.push(place)
    }
    runs.forEach((run, index) => {
      const letters = shown.paragraphs[absatz]?.runs[index]
      for (const step of stepsOf(run, letters)) {
        put(step.field)
        char += step.chars
      }
    })
    put(1)
  }
  places.forEach(({ line }, place) => {
    const found = lines[line]
    if (!found) return
    if (found.start === -1) found.start = place
    found.end = place
  })
  return { lines, places }
}

type Run = TextLayer['paragraphs'][number]['runs'][number]

function stepsOf(run: Run, shown: Run | undefined): Step[] {
  if (run.t === 'ph')
    return [{ field: 1, chars: shown?.t === 'text' ? Array.from(shown.text.normalize('NFC')).length : 0 }]
  return Array.from(run.text.normalize('NFC'), (char) => ({ field: char.length, chars: 1 }))
}

type Line = TextBlock['lines'][number]

/** First letter behind a line, blanks at its end included. */
function nextStart(block: TextBlock, line: Line): number {
  const next = block.lines[block.lines.indexOf(line) + 1]
  return next?.absatz === line.absatz ? next.start : (block.absaetze[line.absatz]?.text.chars.length ?? line.end)
}

/** Of the letters from the beginning of a line up to one, mm. */
function widthOf(block: TextBlock, line: Line, upTo: number): Mm {
  const widths = block.absaetze[line.absatz]?.text.width
  let sum = 0
  for (let i = line.start; i < upTo; i += 1) sum += widths?.[i] ?? 0
  return sum * block.scale
}

/** A place between two lines is at the beginning of the second. Blanks at the end of a line stay within the box. */
function placeOf(block: TextBlock, absatz: number, char: number, left: Mm, widest: Mm): CaretPlace {
  const index = block.lines.findLastIndex((line) => line.absatz === absatz && line.start <= char)
  const line = block.lines[index]
  if (!line) return { x: left, line: Math.max(0, index) }
  const room = Math.max(widest, line.x + line.width)
  return { x: left + Math.min(room, line.x + widthOf(block, line, char)), line: index }
}

/** The place of the text field that is nearest to a point, mm of the layer before it is turned. */
export function placeAt({ lines, places }: CaretMap, point: { x: Mm; y: Mm }): number {
  const below = lines.findIndex(({ top, height }) => point.y < top + height)
  return nearestIn({ lines, places }, below === -1 ? lines.length - 1 : below, point.x)
}

function nearestIn({ lines, places }: CaretMap, index: number, x: Mm): number {
  const line = lines[index]
  if (!line) return 0
  let best = line.start
  for (let place = line.start; place <= line.end; place += 1) {
    const [now, so] = [places[place], places[best]]
    // Of two places at one point, as of the halves of a sign, the first.
    if (now && so && Math.abs(now.x - x) < Math.abs(so.x - x)) best = place
  }
  return Math.max(0, best)
}

/** The place one line up or down at the same height of the line; before the first line the first place, at last the last. */
export function placeBeside(map: CaretMap, place: number, lines: -1 | 1, x: Mm): number {
  const wanted = (map.places[place]?.line ?? 0) + lines
  if (wanted < 0) return 0
  return wanted >= map.lines.length ? map.places.length - 1 : nearestIn(map, wanted, x)
}

/** Boxes of what is marked, one for each line, mm of the layer before it is turned. */
export function markBoxes({ lines, places }: CaretMap, { start, end }: { start: number; end: number }) {
  if (end <= start) return []
  return lines.flatMap((line, index) => {
    if (line.start === -1 || line.end < start || line.start >= end) return []
    const [from, to] = [places[Math.max(start, line.start)], places[end]]
    if (!from || !to) return []
    const right = to.line === index ? to.x : line.right
    // A marked line break shows as a narrow box.
    return [{ x: from.x, y: line.top, w: Math.max(right - from.x, line.height * EMPTY), h: line.height }]
  })
}

/** Width of a marked line without letters, as a share of its height. */
const EMPTY = 0.15
