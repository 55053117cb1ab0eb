import type { PDFStream } from '@cantoo/pdf-lib'
import type { Rect } from '#src/contract/dokument.ts'
import type { Matrix } from '../../displayList.ts'
import type { Colour } from '../../objects/colours.ts'
import type { ClipPath } from './graphicsState.ts'
import type { TextPiece } from './textLines.ts'
import type { Outline } from './outline.ts'
import type { UploadFont } from '../fonts/pdfFonts.ts'
import type { Shading } from '../gradients/shadings.ts'

export type Inhalt = 'Fläche' | 'Text' | 'Bild' | 'Verlauf'

/** A picture as the file has it. */
export interface Picture {
  /** null: within the content stream itself. */
  stream: PDFStream
  px: readonly [number, number]
  /** Edges as printed, points. */
  size: readonly [number, number]
  /** Short name of its colours; "Maske" for a stencil that is filled with the colour in force. */
  space: string
  bits: number
  /** Coding that PDF takes over as it is: DCTDecode, JPXDecode, JBIG2Decode, CCITTFaxDecode. */
  coding: string | null
}

/** Something that is painted. Boxes are upright, clipped, in points of the sheet. */
export interface Mark {
  inhalt: Inhalt
  box: Rect
  /** Of a gradient the colours along it; of a picture none. */
  colours: readonly Colour[]
  alpha: number
  blend: string
  overprint: boolean
  sparesZeros: boolean
  masked: boolean
  clipPath: ClipPath | null
  clip: Rect
  /** Drawn with a pattern, or as a part of one: its place in the box is not known. */
  inPattern: boolean
  ctm: Matrix
  outline?: Outline | null
  evenOdd?: boolean
  /** A rectangle alone. */
  plain?: boolean
  /** Real width of a line, points. */
  line?: number
  /** Height of type as printed, points; null where a font does not say. */
  size?: number | null
  font?: UploadFont
  /** A letter that the font has no glyph for, before clipping. */
  missing?: { letter: string; box: Rect } | null
  /** What the text says; once where it is filled and drawn around. */
  piece?: TextPiece
  picture?: Picture
  /** null: one that nobody can read. */
  shading?: Shading | null
}

/** A group that is put onto the page as a whole. */
export interface Group {
  alpha: number
  blend: string
  masked: boolean
}

/** What the walker reports. Boxes are upright and already clipped, in the space of the start matrix. */
export interface Sink {
  mark(mark: Mark): void
  beginGroup(): void
  endGroup(group: Group): void
}
