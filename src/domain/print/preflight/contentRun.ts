import { PDFDict, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import type { Rect } from '#src/contract/dokument.ts'
import type { Matrix } from '../displayList.ts'
import { IDENTITY, mapBox, matrixOf, meet, multiply, unite } from './boxes.ts'
import { initialState, type State } from './graphicsState.ts'
import type { UploadFont } from './pdfFonts.ts'
import { colorSpaceName, type Objects } from './pdfObjects.ts'
import type { Operand } from './tokens.ts'

export type Inhalt = 'Fläche' | 'Text' | 'Bild' | 'Verlauf'

/** What the walker reports. Boxes are upright and already clipped, in the space of the start matrix. */
export interface Sink {
  paint(box: Rect, inhalt: Inhalt): void
  /** A white rectangle that covers what was painted before. */
  cover(box: Rect): void
  image(picture: { px: [number, number]; size: [number, number]; box: Rect; space: string }): void
  font(font: UploadFont): void
  color(space: string): void
  /** Sum of the inks of a CMYK colour, 0..4. */
  ink(sum: number): void
}

/** One content stream with its graphics state. */
export class ContentRun {
  fontOf: (dict: PDFDict) => UploadFont | null = () => null
  runForm: (form: PDFStream, ctm: Matrix, clip: Rect) => void = () => undefined
  readonly #objects: Objects
  readonly #sink: Sink
  readonly #resources: PDFDict | null
  readonly #stack: State[] = []
  #state: State
  #path: Rect | null = null
  #rectangles = 0
  #segments = 0
  #clipNext = false
  #tm: Matrix = IDENTITY
  #line: Matrix = IDENTITY

  constructor(objects: Objects, sink: Sink, resources: PDFDict | null, ctm: Matrix, clip: Rect) {
    this.#objects = objects
    this.#sink = sink
    this.#resources = resources
    this.#state = initialState(ctm, clip)
  }

  step(op: string, args: Operand[]): void {
    const n = args.map((value) => (typeof value === 'number' ? value : 0))
    if (this.#graphics(op, args, n) || this.#pathStep(op, n) || this.#colorStep(op, args, n)) return
    this.#textStep(op, args, n)
  }

  #graphics(op: string, args: Operand[], n: number[]): boolean {
    const state = this.#state
    if (op === 'q') {
      if (this.#stack.length < 200) this.#stack.push({ ...state })
    } else if (op === 'Q') this.#state = this.#stack.pop() ?? state
    else if (op === 'cm') state.ctm = multiply(matrixOf(n), state.ctm)
    else if (op === 'Do') this.#external(args[0])
    else if (op === 'INLINE') this.#inline(args)
    else if (op === 'sh') this.#paint(state.clip, 'Verlauf')
    else return false
    return true
  }

  #paint(box: Rect, inhalt: Inhalt): void {
    const visible = meet(box, this.#state.clip)
    if (visible) this.#sink.paint(visible, inhalt)
  }

  #extend(x0: number, y0: number, x1 = x0, y1 = y0): void {
    this.#path = unite(this.#path, mapBox(this.#state.ctm, x0, y0, x1, y1))
    this.#segments++
  }

  #pathStep(op: string, n: number[]): boolean {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n
    if (op === 're') {
      this.#extend(a, b, a + c, b + d)
      this.#rectangles++
    } else if (op === 'm' || op === 'l') this.#extend(a, b)
    else if (op === 'c') {
      this.#extend(a, b, c, d)
      this.#extend(e, f)
    } else if (op === 'v' || op === 'y') this.#extend(a, b, c, d)
    else if (op === 'W' || op === 'W*') this.#clipNext = true
    else if (/^(f|F|f\*|B|B\*|b|b\*|S|s|n)$/.test(op)) this.#endPath(op)
    else return op === 'h'
    return true
  }

  #endPath(op: string): void {
    const state = this.#state
    const fills = /^[fFBb]/.test(op)
    const strokes = /^[BbSs]/.test(op)
    if (this.#path) {
      const visible = meet(this.#path, state.clip)
      const plain = this.#rectangles === 1 && this.#segments === 1
      if (visible && fills && state.white && plain) this.#sink.cover(visible)
      if ((fills && !state.white) || (strokes && !state.strokeWhite)) this.#paint(this.#path, 'Fläche')
      if (this.#clipNext) state.clip = visible ?? { x: 0, y: 0, w: -1, h: -1 }
    }
    this.#path = null
    this.#rectangles = 0
    this.#segments = 0
    this.#clipNext = false
  }

  #colorStep(op: string, args: Operand[], n: number[]): boolean {
    const stroke = op === op.toUpperCase()
    const kind = op.toLowerCase()
    const isWhite = (value: boolean) => {
      if (stroke) this.#state.strokeWhite = value
      else this.#state.white = value
    }
    if (kind === 'g') {
      this.#sink.color('DeviceGray')
      isWhite((n[0] ?? 0) > 0.995)
    } else if (kind === 'rg') {
      this.#sink.color('DeviceRGB')
      isWhite(n.every((value) => value > 0.995))
    } else if (kind === 'k') {
      this.#sink.color('DeviceCMYK')
      this.#sink.ink(n.reduce((sum, value) => sum + value, 0))
      isWhite(n.every((value) => value < 0.005))
    } else if (kind === 'cs') {
      const own = this.#resource('ColorSpace', args[0])
      this.#sink.color(own ? colorSpaceName(this.#objects, own) : plainName(args[0]))
      isWhite(false)
    } else if (kind === 'sc' || kind === 'scn') isWhite(false)
    else return false
    return true
  }

  #resource(kind: string, name: Operand | undefined): PDFObject | undefined {
    return this.#objects.get(this.#objects.dict(this.#resources, kind), plainName(name))
  }

  #external(name: Operand | undefined): void {
    const object = this.#resource('XObject', name)
    if (!(object instanceof PDFStream)) return
    const { ctm, clip } = this.#state
    if (this.#objects.text(object.dict, 'Subtype') !== 'Form') {
      const space = this.#objects.get(object.dict, 'ColorSpace')
      const px = [
        this.#objects.number(object.dict, 'Width') ?? 0,
        this.#objects.number(object.dict, 'Height') ?? 0,
      ] as const
      this.#image(px, space ? colorSpaceName(this.#objects, space) : 'Maske')
      return
    }
    const bounds = this.#objects.numbers(object.dict, 'BBox') ?? []
    const [x0 = -1e6, y0 = -1e6, x1 = 1e6, y1 = 1e6] = bounds
    const own = matrixOf(this.#objects.numbers(object.dict, 'Matrix') ?? IDENTITY)
    const visible = meet(mapBox(multiply(own, ctm), x0, y0, x1, y1), clip)
    if (visible) this.runForm(object, ctm, visible)
  }

  #inline(args: Operand[]): void {
    const entry = (long: string, short: string) => {
      const at = args.findIndex((value, i) => i % 2 === 0 && (value === `/${long}` || value === `/${short}`))
      return at < 0 ? undefined : args[at + 1]
    }
    const number = (value: Operand | undefined) => (typeof value === 'number' ? value : 0)
    const names: Record<string, string> = { G: 'DeviceGray', RGB: 'DeviceRGB', CMYK: 'DeviceCMYK' }
    const space = plainName(entry('ColorSpace', 'CS'))
    this.#image([number(entry('Width', 'W')), number(entry('Height', 'H'))], names[space] ?? space)
  }

  #image([w, h]: readonly [number, number], space: string): void {
    const { ctm, clip } = this.#state
    const size: [number, number] = [Math.hypot(ctm[0], ctm[1]), Math.hypot(ctm[2], ctm[3])]
    const visible = meet(mapBox(ctm, 0, 0, 1, 1), clip)
    if (!visible) return
    this.#sink.image({ px: [w, h], size, box: visible, space })
    this.#sink.paint(visible, 'Bild')
  }

  #textStep(op: string, args: Operand[], n: number[]): void {
    const state = this.#state
    const [a = 0, b = 0] = n
    if (op === 'BT') this.#tm = this.#line = IDENTITY
    else if (op === 'Tf') {
      const font = this.#resource('Font', args[0])
      state.font = font instanceof PDFDict ? this.fontOf(font) : null
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
    else if (op === 'Tj') this.#show(args)
    else if (op === 'TJ') this.#show(Array.isArray(args[0]) ? args[0] : [])
    else if (op === "'" || op === '"') {
      if (op === '"') [state.wordSpace, state.charSpace] = [a, b]
      this.#move(0, -state.leading)
      this.#show(args.slice(-1))
    }
  }

  #move(x: number, y: number): void {
    this.#line = multiply([1, 0, 0, 1, x, y], this.#line)
    this.#tm = this.#line
  }

  #show(parts: readonly Operand[]): void {
    const state = this.#state
    let width = 0
    for (const part of parts) {
      if (typeof part === 'number') width -= (part / 1000) * state.size * state.scale
      else if (part instanceof Uint8Array) width += this.#widthOf(part)
    }
    const trm = multiply(this.#tm, state.ctm)
    this.#tm = multiply([1, 0, 0, 1, width, 0], this.#tm)
    if (!state.font || width === 0 || state.mode === 3) return
    this.#sink.font(state.font)
    const covered = state.mode === 1 ? state.strokeWhite : state.white
    // Half-high letters reach from a fifth below the baseline to three quarters above it.
    const box = mapBox(trm, 0, state.rise - 0.2 * state.size, width, state.rise + 0.75 * state.size)
    if (!covered) this.#paint(box, 'Text')
  }

  #widthOf(bytes: Uint8Array): number {
    const { font, size, charSpace, wordSpace, scale } = this.#state
    if (!font) return 0
    let width = 0
    for (let i = 0; i < bytes.length; i += font.bytesPerCode) {
      const code = font.bytesPerCode === 2 ? ((bytes[i] ?? 0) << 8) | (bytes[i + 1] ?? 0) : (bytes[i] ?? 0)
      const space = font.bytesPerCode === 1 && code === 32 ? wordSpace : 0
      width += ((font.widthOf(code) / 1000) * size + charSpace + space) * scale
    }
    return width
  }
}

function plainName(value: Operand | undefined): string {
  return typeof value === 'string' ? value.replace(/^\//, '') : ''
}
