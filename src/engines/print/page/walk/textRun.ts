import type { Rect } from '#src/contract/dokument.ts'
import type { Matrix } from '../../displayList.ts'
import { IDENTITY, mapBox, matrixOf, multiply } from '../../objects/boxes.ts'
import type { State } from './graphicsState.ts'
import type { UploadFont } from '../fonts/pdfFonts.ts'
import type { Operand } from '../../objects/tokens.ts'
import type { TextPiece } from './textLines.ts'

/** A gap between letters that is meant as a blank, 1/1000 of the size. */
const GAP = 200

/** Text that is shown: its box before clipping, and its letters by code with the matrix of each. */
export interface Shown {
  font: UploadFont
  box: Rect
  /** Height of type, points; null where the font does not say. */
  size: number | null
  blank: boolean
  /** The first letter that the font has no glyph for, and its box. */
  missing: { letter: string; box: Rect } | null
  letters: { code: number; matrix: Matrix }[]
  piece: TextPiece
}

/** Modes of text that fill, stroke, and become a clip (ISO 32000-1, table 106). */
export const fillsText = (mode: number): boolean => mode === 0 || mode === 2 || mode === 4 || mode === 6
export const strokesText = (mode: number): boolean => mode === 1 || mode === 2 || mode === 5 || mode === 6

/** Text operators of one content stream. */
export class TextRun {
  fontNamed: (name: Operand | undefined) => UploadFont | null = () => null
  show: (shown: Shown) => void = () => undefined
  #tm: Matrix = IDENTITY
  #line: Matrix = IDENTITY
  #clips = false

  step(state: State, op: string, args: readonly Operand[], n: readonly number[]): void {
    const [a = 0, b = 0] = n
    if (op === 'BT') this.#tm = this.#line = IDENTITY
    else if (op === 'ET') {
      if (this.#clips) state.masked = true
      this.#clips = false
    } else if (op === 'Tf') {
      state.font = this.fontNamed(args[0])
      state.size = n[1] ?? 0
    } else if (op === 'Tm') this.#tm = this.#line = matrixOf(n)
    else if (op === 'Td' || op === 'TD') {
      if (op === 'TD') state.leading = -b
      this.#move(a, b)
    } else if (op === 'T*') this.#move(0, -state.leading)
    else if (op === 'TL') state.leading = a
    else if (op === 'Tc') state.charSpace = a
    else if (op === 'Tw') state.wordSpace = a
    else if (op === 'Tz') state.scale = a / 100
    else if (op === 'Ts') state.rise = a
    else if (op === 'Tr') state.mode = a
    else if (op === 'Tj') this.#show(state, args)
    else if (op === 'TJ') this.#show(state, Array.isArray(args[0]) ? args[0] : [])
    else if (op === "'" || op === '"') {
      if (op === '"') [state.wordSpace, state.charSpace] = [a, b]
      this.#move(0, -state.leading)
      this.#show(state, args.slice(-1))
    }
  }

  #move(x: number, y: number): void {
    this.#line = multiply([1, 0, 0, 1, x, y], this.#line)
    this.#tm = this.#line
  }

  #show(state: State, parts: readonly Operand[]): void {
    const { font, size, scale, rise } = state
    const trm = multiply(this.#tm, state.ctm)
    const letters: Shown['letters'] = []
    let [width, blank, text] = [0, true, '']
    let missing: { letter: string; from: number; to: number } | null = null
    for (const part of parts) {
      if (typeof part === 'number') {
        width -= (part / 1000) * size * scale
        if (part < -GAP) text += ' '
      }
      if (!(part instanceof Uint8Array) || !font) continue
      for (const code of codesOf(part, font)) {
        if (font.glyphs) letters.push({ code, matrix: multiply([size * scale, 0, 0, size, width, rise], trm) })
        if (!font.blanks.has(code)) blank = false
        text += font.textOf(code)
        const advance = this.#advance(state, font, code)
        const letter: string | null = missing === null ? font.missing(code) : null
        if (letter !== null) missing = { letter, from: width, to: width + advance }
        width += advance
      }
    }
    this.#tm = multiply([1, 0, 0, 1, width, 0], this.#tm)
    if (state.mode >= 4) this.#clips = true
    if (!font || width === 0 || state.mode === 3 || state.mode === 7) return
    // Half-high letters reach from a fifth below the baseline to three quarters above it.
    const boxOf = (from: number, to: number) => mapBox(trm, from, rise - 0.2 * size, to, rise + 0.75 * size)
    const high = Math.abs(size) * Math.hypot(trm[2], trm[3])
    const height = font.height === null ? null : high * font.height
    const at = (x: number) => [trm[0] * x + trm[2] * rise + trm[4], trm[1] * x + trm[3] * rise + trm[5]] as const
    this.show({
      font,
      piece: { text, from: at(0), to: at(width), size: high },
      box: boxOf(0, width),
      size: height,
      blank,
      letters,
      missing: missing && { letter: missing.letter, box: boxOf(missing.from, missing.to) },
    })
  }

  #advance(state: State, font: UploadFont, code: number): number {
    const space = font.bytesPerCode === 1 && code === 32 ? state.wordSpace : 0
    return ((font.widthOf(code) / 1000) * state.size + state.charSpace + space) * state.scale
  }
}

function* codesOf(bytes: Uint8Array, { bytesPerCode }: UploadFont): Generator<number> {
  for (let i = 0; i < bytes.length; i += bytesPerCode)
    yield bytesPerCode === 2 ? ((bytes[i] ?? 0) << 8) | (bytes[i + 1] ?? 0) : (bytes[i] ?? 0)
}
