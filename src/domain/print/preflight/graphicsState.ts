import type { Rect } from '#src/contract/dokument.ts'
import type { Matrix } from '../displayList.ts'
import type { UploadFont } from './pdfFonts.ts'

/** What q saves and Q brings back, as far as the walker needs it. */
export interface State {
  ctm: Matrix
  clip: Rect
  white: boolean
  strokeWhite: boolean
  font: UploadFont | null
  size: number
  charSpace: number
  wordSpace: number
  scale: number
  rise: number
  leading: number
  mode: number
}

export function initialState(ctm: Matrix, clip: Rect): State {
  return {
    ctm,
    clip,
    white: false,
    strokeWhite: false,
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
