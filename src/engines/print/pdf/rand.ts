import type { FormatId, Mm, Rect } from '#src/contract/dokument.ts'
import { type Op, PFAD } from '../displayList.ts'
import { SCHWARZ } from '../farbe.ts'
import { DEFAULT_FONT, type FontSet } from '../fonts.ts'
import { FORMATS, trimRect } from '../formats.ts'
import { qrRuns } from '../qr.ts'
import { blockOps, layoutBlock } from '../text/textBlock.ts'
import { styleText } from '../text/textModel.ts'

/** What a print shop wants around the sheet (print 14); without any of it the page ends with its bleed. */
export interface RandWunsch {
  schnittmarken: boolean
  passermarken: boolean
}

/** What stands beside one page: a line for people, and a code for the inserter as modules, true is black. */
export interface Slug {
  text: string
  code?: readonly (readonly boolean[])[]
}

/** Paper around the bleed for marks and slug, mm. Assumed: what print shops leave. */
export const RAND_MM = 12
/** Marks begin so far outside the bleed and are so long, mm. */
const ABSTAND_MM = 1
const LAENGE_MM = 5
/** 0.25 pt. */
const LINIE_MM = 0.09
const PASSER_RADIUS_MM = 1.75
const SLUG_SIZE_MM = 2.4
/** Code of the inserter: edge and place right of the lower left corner, mm. */
const CODE: Rect = { x: 10, y: ABSTAND_MM + 1, w: 8, h: 8 }
const TEXT_X_MM = 24
/** On every plate, so that plates can be laid over each other by it. */
const PASSERFARBE = { c: 1, m: 1, y: 1, k: 1 }
/** Bézier handle of a quarter circle of radius 1. */
const KAPPA = 0.5522847498

function lines(...segments: readonly (readonly [Mm, Mm, Mm, Mm])[]): Op {
  const d = segments.flatMap(([x1, y1, x2, y2]) => [PFAD.move, x1, y1, PFAD.line, x2, y2])
  return { op: 'pfad', d: Float64Array.from(d), stroke: { color: PASSERFARBE, width: LINIE_MM }, evenOdd: false }
}

/** Two lines at each corner of the trim, outside the bleed. */
function schnittmarken(format: FormatId): Op {
  const { data } = FORMATS[format]
  const trim = trimRect(format)
  const near = -ABSTAND_MM
  const far = near - LAENGE_MM
  const xs = [trim.x, trim.x + trim.w]
  const ys = [trim.y, trim.y + trim.h]
  return lines(
    ...xs.flatMap((x) => [[x, far, x, near] as const, [x, data.h - near, x, data.h - far] as const]),
    ...ys.flatMap((y) => [[far, y, near, y] as const, [data.w - near, y, data.w - far, y] as const]),
  )
}

function circle(x: Mm, y: Mm, r: Mm): Op {
  const k = r * KAPPA
  // oxfmt-ignore
  const d = Float64Array.of(
    PFAD.move, x + r, y,
    PFAD.curve, x + r, y + k, x + k, y + r, x, y + r,
    PFAD.curve, x - k, y + r, x - r, y + k, x - r, y,
    PFAD.curve, x - r, y - k, x - k, y - r, x, y - r,
    PFAD.curve, x + k, y - r, x + r, y - k, x + r, y,
    PFAD.close,
  )
  return { op: 'pfad', d, stroke: { color: PASSERFARBE, width: LINIE_MM }, evenOdd: false }
}

/** A circle with a cross in the middle of each side. */
function passermarken(format: FormatId): Op[] {
  const { w, h } = FORMATS[format].data
  const out = RAND_MM / 2
  const places = [
    [w / 2, -out],
    [w / 2, h + out],
    [-out, h / 2],
    [w + out, h / 2],
  ] as const
  const arm = PASSER_RADIUS_MM * 1.6
  return places.flatMap(([x, y]) => [
    circle(x, y, PASSER_RADIUS_MM),
    lines([x - arm, y, x + arm, y], [x, y - arm, x, y + arm]),
  ])
}

/** Marks that are the same on every page; mm of the data format, outside of it. */
export function randOps(format: FormatId, wunsch: RandWunsch): Op[] {
  return [
    ...(wunsch.schnittmarken ? [schnittmarken(format)] : []),
    ...(wunsch.passermarken ? passermarken(format) : []),
  ]
}

/** Slug of one page below its bleed, in black alone. */
export function slugOps(format: FormatId, { text, code }: Slug, fonts: FontSet): Op[] {
  const { data } = FORMATS[format]
  const style = {
    font: DEFAULT_FONT,
    weight: 400,
    italic: false,
    size: SLUG_SIZE_MM,
    color: SCHWARZ,
    tracking: 0,
    underline: false,
  } as const
  const block = layoutBlock([{ align: 'left', text: styleText([{ text, style }], fonts) }], {
    width: data.w / 2 - TEXT_X_MM - 2 * PASSER_RADIUS_MM,
    height: null,
    lineHeight: SLUG_SIZE_MM * 1.2,
    minScale: 0.5,
    shrinkToHeight: false,
  })
  return [...(code ? codeOps(code, data.h) : []), ...blockOps(block, TEXT_X_MM, data.h + ABSTAND_MM + 1)]
}

function codeOps(code: NonNullable<Slug['code']>, bottom: Mm): Op[] {
  const edge = CODE.w / code.length
  const modules = qrRuns(code).flatMap(([x, y, length]) => [PFAD.rect, x, y, length, 1])
  return [
    { op: 'q', m: [edge, 0, 0, edge, CODE.x, bottom + CODE.y], alpha: 1 },
    { op: 'pfad', d: Float64Array.from(modules), fill: SCHWARZ, evenOdd: false },
    { op: 'Q' },
  ]
}
