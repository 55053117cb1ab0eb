import type { PfadOp } from '#src/engines/print/rules.ts'
import type { Cmyk } from '../color/cmyk.ts'
import { flatten, toPath, within, type Line } from '../pen/flat.ts'
import { boxOf, transform, type Box, type Path } from '../pen/path.ts'
import { scaleOf, type Figure } from '../scene.ts'
import type { Part } from '../subjects/subject.ts'

/** Thinnest stroke that prints safely. */
const THINNEST = 0.3

const round = (value: number) => Math.round(value * 1000) / 1000
const ratio = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100

/** Whole per cent, and never more ink than paper takes up (280 %). */
function clean({ c, m, y, k }: Cmyk): Cmyk {
  const part = Math.min(1, (2.77 - k) / (c + m + y))
  return { c: ratio(c * part), m: ratio(m * part), y: ratio(y * part), k: ratio(k) }
}

export function filled(path: Path, color: Cmyk, evenOdd = false): PfadOp {
  return { op: 'pfad', d: Float64Array.from(path, round), fill: clean(color), evenOdd }
}

export function stroked(path: Path, color: Cmyk, width: number): PfadOp {
  const stroke = { color: clean(color), width: round(Math.max(THINNEST, width)) }
  return { op: 'pfad', d: Float64Array.from(path, round), stroke, evenOdd: false }
}

/** Half the width of the eye's threshold in print. */
const FINE = 0.03

/** A part on the sheet; cut to its convex frame where it has one. */
export function placed(figure: Figure, part: Part): Path {
  const path = transform(part.path, figure.matrix)
  if (part.within === null) return path
  const frame = flatten(transform(part.within, figure.matrix), FINE)[0]
  return frame === undefined ? path : toPath(within(flatten(path, FINE), frame.points))
}

/** Light comes from the upper left, on every sheet. */
const LIGHT = { x: -0.6, y: -0.8 }

/** The shadow side of a body as an even-odd path: the body less what the light reaches. */
export function shadowOf(path: Path, kind: 'round' | 'half'): Path {
  const lines = flatten(path, FINE)
  const box = boxOf([path])
  const frame = kind === 'round' ? litRound(box) : litHalf(box)
  const lit = within(lines, frame)
  return toPath([...lines.map((line): Line => ({ ...line, closed: true })), ...lit])
}

function litRound({ x, y, w, h }: Box): number[] {
  const points: number[] = []
  const [cx, cy] = [x + w / 2 + LIGHT.x * w * 0.16, y + h / 2 + LIGHT.y * h * 0.16]
  for (let i = 0; i < 48; i += 1) {
    const angle = (i * Math.PI) / 24
    points.push(cx + Math.cos(angle) * w * 0.56, cy + Math.sin(angle) * h * 0.56)
  }
  return points
}

/** Left of a plumb line a little right of the middle. */
function litHalf({ x, y, w, h }: Box): number[] {
  const edge = x + w * 0.58
  return [x - w, y - h, edge, y - h, edge, y + 2 * h, x - w, y + 2 * h]
}

/** The rim of a figure that stands before others: all of it once, a little wider, in the colour behind. */
export function haloOf(figure: Figure, width: number): PfadOp[] {
  const { halo } = figure
  if (halo === null) return []
  return figure.drawing.parts.flatMap((part) => {
    const path = placed(figure, part)
    if (path.length === 0 || part.kind === 'line' || part.detail) return []
    return [stroked(path, halo, width * 2 + (part.kind === 'tube' ? part.width * scaleOf(figure) : 0))]
  })
}

/** Details that would print as specks are left out, on small figures sooner. */
export function tooSmall(figure: Figure, path: Path, least = 0.5): boolean {
  const { w, h } = boxOf([path])
  return Math.max(w, h) < (scaleOf(figure) < 0.22 ? Math.max(1.2, least) : least)
}

/** Thickness of fine lines that sit on a figure. */
export function fineWidth(figure: Figure): number {
  return Math.max(THINNEST, Math.min(1.4, scaleOf(figure) * 1.1))
}
