import type { Asset } from '#src/contract/asset.ts'
import type { Befund, Farbe, FormatId, Mm, Rect } from '#src/contract/dokument.ts'
import type { Absender } from '#src/contract/kampagne.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import type { FontSet } from './fonts.ts'

/** Row of a PDF/SVG matrix: x' = a*x + c*y + e, y' = b*x + d*y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

/** Commands of a path: each is followed by its coordinates. */
export const PFAD = {
  /** x y */
  move: 0,
  /** x y */
  line: 1,
  /** x1 y1 x2 y2 x y */
  curve: 2,
  close: 3,
  /** x y w h */
  rect: 4,
} as const

export interface GlyphsOp {
  op: 'glyphs'
  /** `PrintFont.key`. */
  font: string
  size: Mm
  /** Start of the baseline. */
  x: Mm
  y: Mm
  /** One code point per glyph. */
  text: string
  gids: Uint16Array
  /** Advance of each glyph in mm, kerning and tracking included. */
  adv: Float32Array
  color: Farbe
}

export interface BildOp {
  op: 'bild'
  assetId: string
  rect: Rect
  /** Part of the picture that fills `rect`, as fractions of its size. */
  crop: { x: number; y: number; w: number; h: number }
  /** Outline within which it is drawn, commands of `PFAD`; absent: all of `rect`. */
  clip?: Float64Array
}

export interface PfadOp {
  op: 'pfad'
  /** Commands of `PFAD`, mm. */
  d: Float64Array
  fill?: Farbe
  stroke?: { color: Farbe; width: Mm }
  evenOdd: boolean
}

/** One step of the display list, mm, y down. `q` opens a group (matrix, opacity of the whole group), `Q` closes it. */
export type Op = { op: 'q'; m: Matrix; alpha: number } | { op: 'Q' } | GlyphsOp | BildOp | PfadOp

/** Address that is printed for a QR layer, by the layer's id; a layer that is not named prints its own content. */
export type QrUrls = Readonly<Record<string, string>>

export interface LayoutContext {
  format: FormatId
  /** null: the example recipient. */
  empfaenger: Empfaenger | null
  /** Sender of the campaign; null: a sample that says so. */
  absender: Absender | null
  /** Version of the layout (`FASSUNG`, or the one of what is frozen). */
  fassung: number
  /** null: a text that names itself a sample. */
  datenschutzText: string | null
  /** What QR layers hold instead of their own content (tracking links). */
  qrUrls: QrUrls
  fonts: FontSet
  /** Sizes of the pictures; without them a picture is taken to have the shape of its layer. */
  assets?: readonly Pick<Asset, 'id' | 'px'>[]
}

export interface LayoutResult {
  ops: Op[]
  /** Unrotated box of each printed layer; a text block that grew has its real height. */
  boxes: Map<string, Rect>
  befunde: Befund[]
}

/** Path data as the `d` of an SVG path. */
export function pfadToSvg(d: Float64Array): string {
  const out: string[] = []
  const n = (value: number) => String(Math.round(value * 10000) / 10000)
  for (let i = 0; i < d.length;) {
    const at = (k: number) => n(d[i + k] ?? 0)
    const command = d[i]
    if (command === PFAD.move) out.push(`M${at(1)} ${at(2)}`)
    else if (command === PFAD.line) out.push(`L${at(1)} ${at(2)}`)
    else if (command === PFAD.curve) out.push(`C${at(1)} ${at(2)} ${at(3)} ${at(4)} ${at(5)} ${at(6)}`)
    else if (command === PFAD.rect) out.push(`M${at(1)} ${at(2)}h${at(3)}v${at(4)}h${n(-(d[i + 3] ?? 0))}z`)
    else out.push('Z')
    i += pfadLength(command)
  }
  return out.join('')
}

/** Numbers of one path command, the command included. */
export function pfadLength(command: number | undefined): number {
  if (command === PFAD.close || command === undefined) return 1
  if (command === PFAD.curve) return 7
  return command === PFAD.rect ? 5 : 3
}

/** What one layer prints, before rotation and opacity. */
export interface LayerResult {
  ops: Op[]
  box: Rect
  befunde: Befund[]
}
