import type { PfadOp } from '#src/engines/print/rules.ts'
import type { Cmyk } from '../color/cmyk.ts'
import { difference, lch, lightness } from '../color/lab.ts'
import { flatten, inside, type Line } from '../pen/flat.ts'
import { boxOf, move, type Box, type Path } from '../pen/path.ts'
import { polygon } from '../pen/shapes.ts'
import { toneOf, type Area, type Figure, type Scene } from '../scene.ts'
import { filled, placed, stroked, tooSmall } from './paint.ts'
import { inkOf } from './flaechig.ts'

interface Edge {
  lines: Line[]
  box: Box
  /** Hides what lies behind it. */
  covers: boolean
}

interface Pen {
  width: number
  dark: Cmyk
  light: Cmyk
  /** One or two inks beside the pen's. */
  fills: readonly Cmyk[]
}

/** A drawing with one pen; a few colours lie beside their outlines, as in a print slightly out of register. */
export function linie(scene: Scene): PfadOp[] {
  const size = Math.min(scene.sheet.w, scene.sheet.h)
  const width = Math.min(1.6, Math.max(0.35, size * 0.0058))
  const pen = { width, dark: twoInks(scene.colors.dark), light: scene.colors.light, fills: fillsOf(scene) }
  return scene.items.flatMap((item) => (item.kind === 'area' ? field(item, pen) : sketch(item, pen)))
}

/** Thin lines out of black and one ink at most stay sharp when the plates are off. */
function twoInks({ c, m, y, k }: Cmyk): Cmyk {
  const top = Math.max(c, m, y)
  return { c: c === top ? c : 0, m: m === top && c < top ? m : 0, y: 0, k: Math.max(k, 0.62) }
}

/** The leading thing's colour and one that is far from it. */
function fillsOf({ items, colors }: Scene): Cmyk[] {
  const mains = items.flatMap((item) => (item.kind === 'figure' ? [item.inks.get(item.main) ?? colors.light] : []))
  const strong = [...mains, ...colors.colors].filter((color) => lch(color).c > 14)
  const [first] = strong
  if (first === undefined) return []
  const second = strong.find((color) => difference(color, first) > 34)
  return second === undefined ? [first] : [first, second]
}

/** Raised fields are drawn as well; the others are only colour. */
function field(item: Area, pen: Pen): PfadOp[] {
  const fill = filled(item.path, item.color, item.evenOdd)
  if (!item.raised) return [fill]
  return [fill, stroked(item.path, lightness(item.behind ?? item.color) > 52 ? pen.dark : pen.light, pen.width)]
}

/** Paper first, so that it hides what lies behind; then the colours, then the lines that nothing of it covers. */
function sketch(item: Figure, pen: Pen): PfadOp[] {
  const { width } = pen
  const edges: Edge[] = []
  const papers: PfadOp[] = []
  const inks: PfadOp[] = []
  const bright = lightness(item.behind) > 50
  const [paper, color] = bright ? [pen.light, pen.dark] : [item.behind, pen.light]
  for (const part of item.drawing.parts) {
    const path = placed(item, part)
    if (path.length === 0 || (part.detail && tooSmall(item, path, width * 3))) continue
    const lines = flatten(path, 0.05).map((line) => ({ ...line, closed: line.closed || part.kind === 'fill' }))
    edges.push({ lines, box: boxOf([path]), covers: part.kind === 'fill' })
    if (part.kind !== 'fill') continue
    papers.push(filled(path, paper, part.evenOdd))
    const ink = inkOf(item, part)
    const tone = toneOf(part, item.main)
    const blank = part.detail || tone === 'white' || tone === 'cream' || (tone === 'dark' && item.main !== 'dark')
    const fill = blank ? undefined : pen.fills.find((other) => difference(other, ink) < 30)
    inks.push(filled(move(path, width * 1.9, width * 1.9), fill ?? paper, part.evenOdd))
  }
  const strokes = edges.flatMap((edge, i) => {
    const covers = edges.slice(i + 1).filter((other) => other.covers && meets(edge.box, other.box))
    const path = edge.lines.flatMap((line) => visible(line, covers, width))
    return path.length === 0 ? [] : [stroked(path, color, width)]
  })
  return [...papers, ...inks, ...strokes]
}

function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}
/** The runs of a line that nothing covers. */
function visible(line: Line, covers: readonly Edge[], step: number): Path {
  const points = line.closed ? [...line.points, line.points[0] ?? 0, line.points[1] ?? 0] : line.points
  if (covers.length === 0) return polygon(line.points, line.closed)
  const hidden = (x: number, y: number) =>
    covers.some(
      ({ box, lines }) => x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h && inside(lines, x, y),
    )
  const out: number[] = []
  let run: number[] = []
  const end = () => {
    if (run.length >= 4) out.push(...polygon(run, false))
    run = []
  }
  let open = !hidden(points[0] ?? 0, points[1] ?? 0)
  if (open) run.push(points[0] ?? 0, points[1] ?? 0)
  for (let i = 2; i < points.length; i += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [points[i - 2], points[i - 1], points[i], points[i + 1]]
    const steps = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / step))
    for (let k = 1; k <= steps; k += 1) {
      const [x, y] = [x0 + ((x1 - x0) * k) / steps, y0 + ((y1 - y0) * k) / steps]
      const shown = !hidden(x, y)
      if (shown && (!open || k === steps)) run.push(x, y)
      if (!shown && open) {
        run.push(x0 + ((x1 - x0) * (k - 1)) / steps, y0 + ((y1 - y0) * (k - 1)) / steps)
        end()
      }
      open = shown
    }
  }
  end()
  return out
}
