import type { Rect } from '#src/contract/dokument.ts'
import type { Matrix } from '../../displayList.ts'
import { type Colour, GRAY, SCHWARZ, type Space } from '../../objects/colours.ts'
import type { Outline } from './outline.ts'
import type { UploadFont } from '../fonts/pdfFonts.ts'

/** A clip that is more than an upright rectangle, within those before it. */
export interface ClipPath {
  outline: Outline
  evenOdd: boolean
  within: ClipPath | null
}

/** How something is painted: its colour and what `gs` says of colours. */
export interface Paint {
  space: Space
  colour: Colour
  alpha: number
  overprint: boolean
}

/** What q saves and Q brings back, as far as the walker needs it. */
export interface State {
  ctm: Matrix
  clip: Rect
  clipPath: ClipPath | null
  fill: Paint
  stroke: Paint
  blend: string
  /** Zeros of DeviceCMYK spare what lies under them. */
  sparesZeros: boolean
  /** A mask of greys is in force, or letters as a clip: how much is seen is not known. */
  masked: boolean
  lineWidth: number
  font: UploadFont | null
  size: number
  charSpace: number
  wordSpace: number
  scale: number
  rise: number
  leading: number
  mode: number
}

const BLACK: Paint = { space: GRAY, colour: SCHWARZ, alpha: 1, overprint: false }

export function initialState(ctm: Matrix, clip: Rect): State {
  return {
    ctm,
    clip,
    clipPath: null,
    fill: BLACK,
    stroke: BLACK,
    blend: 'Normal',
    sparesZeros: false,
    masked: false,
    lineWidth: 1,
    font: null,
    size: 0,
    charSpace: 0,
    wordSpace: 0,
    scale: 1,
    rise: 0,
    leading: 0,
    mode: 0,
  }
}

/** What a form takes over from the one that draws it; a separate group begins without blending. */
export function formState(outer: State, isGroup: boolean): State {
  const state = { ...outer }
  if (!isGroup) return state
  return {
    ...state,
    blend: 'Normal',
    masked: false,
    fill: { ...state.fill, alpha: 1 },
    stroke: { ...state.stroke, alpha: 1 },
  }
}
