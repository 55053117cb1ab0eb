import { PDFDict, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import type { Rect } from '#src/contract/dokument.ts'
import { IDENTITY, mapBox, matrixOf, meet, multiply } from '../../objects/boxes.ts'
import type { Matrix } from '../../displayList.ts'
import type { Colour } from '../../objects/colours.ts'
import type { Paint, State } from './graphicsState.ts'
import type { Inhalt, Mark, Sink } from './marks.ts'
import { Pen } from './outline.ts'
import { PaintState } from './paintState.ts'
import { pictureOf } from './pictures.ts'
import type { UploadFont } from '../fonts/pdfFonts.ts'
import type { Objects } from '../../objects/pdfObjects.ts'
import { readShading } from '../gradients/shadings.ts'
import { fillsText, type Shown, strokesText, TextRun } from './textRun.ts'
import { readInline } from './inlinePicture.ts'
import { type Operand, type PlacedOperation, plainName } from '../../objects/tokens.ts'

const NOTHING: Rect = { x: 0, y: 0, w: -1, h: -1 }

/** What a content stream asks of the walker that runs it. */
export interface Surroundings {
  /** Matrix of the page or form, which patterns start from. */
  base: Matrix
  fontOf(dict: PDFDict): UploadFont | null
  runForm(form: PDFStream, state: State): void
  /** The pattern's cell, whose parts lie somewhere in the box. */
  runPattern(pattern: PDFStream, box: Rect, colour: Colour): void
  runGlyph(glyph: PDFStream, font: UploadFont, state: State): void
}

/** One content stream with its graphics state. */
export class ContentRun {
  readonly #objects: Objects
  readonly #sink: Sink
  readonly #resources: PDFDict | null
  readonly #around: Surroundings
  readonly #paints: PaintState
  readonly #texts = new TextRun()
  readonly #stack: State[] = []
  #state: State
  #pen = new Pen()
  #clipNext = ''
  /** Letters and patterns without separate colours take the one in force (ISO 32000-1, 8.7.3.3, 9.6.5). */
  #colourless: boolean

  constructor(
    objects: Objects,
    sink: Sink,
    resources: PDFDict | null,
    { around, state, colourless = false }: { around: Surroundings; state: State; colourless?: boolean },
  ) {
    this.#objects = objects
    this.#sink = sink
    this.#resources = resources
    this.#around = around
    this.#state = state
    this.#colourless = colourless
    this.#paints = new PaintState(objects, resources)
    this.#texts.fontNamed = (name) => {
      const font = this.#resource('Font', name)
      return font instanceof PDFDict ? around.fontOf(font) : null
    }
    this.#texts.show = (shown) => this.#showText(shown)
  }

  /** `content`: the stream that the operation stands in. */
  step({ op, args, data }: Pick<PlacedOperation, 'op' | 'args' | 'data'>, content: Uint8Array): void {
    if (data) {
      this.#picture(readInline(this.#objects, content, { args, data }, this.#resources))
      return
    }
    const n = args.map((value) => (typeof value === 'number' ? value : 0))
    if (this.#graphics(op, args, n) || this.#pathStep(op, n)) return
    if (op === 'd1') this.#colourless = true
    else if (this.#colourless && /^(?:g|rg|k|cs|scn?)$/i.test(op)) return
    else if (!this.#paints.step(this.#state, op, args, n)) this.#texts.step(this.#state, op, args, n)
  }

  #graphics(op: string, args: Operand[], n: number[]): boolean {
    const state = this.#state
    if (op === 'q') {
      if (this.#stack.length < 200) this.#stack.push({ ...state })
    } else if (op === 'Q') this.#state = this.#stack.pop() ?? state
    else if (op === 'cm') state.ctm = multiply(matrixOf(n), state.ctm)
    else if (op === 'w') state.lineWidth = n[0] ?? 0
    else if (op === 'gs') {
      const dict = this.#resource('ExtGState', args[0])
      if (dict instanceof PDFDict) this.#paints.apply(state, dict, (font) => this.#around.fontOf(font))
    } else if (op === 'Do') this.#external(args[0])
    else if (op === 'sh') this.#shade(this.#resource('Shading', args[0]), state.clip, state.ctm)
    else return false
    return true
  }

  #resource(kind: string, name: Operand | undefined): PDFObject | undefined {
    return this.#objects.get(this.#objects.dict(this.#resources, kind), plainName(name))
  }

  /** Reports something painted, as far as it is seen. */
  #mark(box: Rect, inhalt: Inhalt, paint: Paint, more: Partial<Mark> = {}): void {
    const { clip, clipPath, blend, sparesZeros, masked, ctm } = this.#state
    const visible = meet(box, clip)
    if (!visible) return
    const { colour, alpha, overprint } = paint
    this.#sink.mark({
      inhalt,
      box: visible,
      colours: [colour],
      alpha,
      blend,
      overprint,
      sparesZeros,
      masked,
      clip,
      clipPath,
      inPattern: false,
      ctm,
      ...more,
    })
  }

  #pathStep(op: string, n: number[]): boolean {
    if (this.#pen.step(op, n, this.#state.ctm)) return true
    if (op === 'W' || op === 'W*') this.#clipNext = op
    else if (/^(f|F|f\*|B|B\*|b|b\*|S|s|n)$/.test(op)) this.#endPath(op)
    else return false
    return true
  }

  #endPath(op: string): void {
    const state = this.#state
    const pen = this.#pen
    if (/^[bs]/.test(op)) pen.close()
    const { box, outline } = pen
    const plain = pen.isPlain(state.ctm)
    if (box) {
      const visible = meet(box, state.clip)
      if (/^[fFBb]/.test(op)) this.#fill(box, { outline, plain, evenOdd: op.endsWith('*') })
      if (/^[BbSs]/.test(op)) {
        const line = state.lineWidth * Math.sqrt(Math.abs(state.ctm[0] * state.ctm[3] - state.ctm[1] * state.ctm[2]))
        this.#mark(box, 'Fläche', state.stroke, { outline, line })
      }
      if (this.#clipNext !== '') {
        if (!plain && outline) state.clipPath = { outline, evenOdd: this.#clipNext === 'W*', within: state.clipPath }
        state.clip = visible ?? NOTHING
      }
    }
    this.#pen = new Pen()
    this.#clipNext = ''
  }

  #fill(box: Rect, shape: Partial<Mark>): void {
    const { fill, clip } = this.#state
    const { pattern } = fill.colour
    if (!pattern) {
      this.#mark(box, 'Fläche', fill, shape)
      return
    }
    const visible = meet(box, clip)
    if (!visible) return
    const shading = pattern instanceof PDFDict ? this.#objects.get(pattern, 'Shading') : undefined
    if (shading && pattern instanceof PDFDict) {
      const own = matrixOf(this.#objects.numbers(pattern, 'Matrix') ?? IDENTITY)
      this.#shade(shading, visible, multiply(own, this.#around.base), shape)
    } else {
      this.#mark(box, 'Fläche', fill, { ...shape, inPattern: true })
      if (pattern instanceof PDFStream) this.#around.runPattern(pattern, visible, fill.colour)
    }
  }

  /** With a shape a pattern fills it, without one all that is seen is filled. */
  #shade(shading: PDFObject | undefined, box: Rect, matrix: Matrix, shape?: Partial<Mark>): void {
    const named = (name: string) => this.#paints.space(name)
    const read = readShading(this.#objects, shading, { named, matrix, isPattern: shape !== undefined })
    this.#mark(box, 'Verlauf', this.#state.fill, { ...shape, colours: read?.colours ?? [], shading: read })
  }

  #external(name: Operand | undefined): void {
    const object = this.#resource('XObject', name)
    if (!(object instanceof PDFStream)) return
    const state = this.#state
    if (this.#objects.text(object.dict, 'Subtype') !== 'Form') {
      this.#picture(object)
      return
    }
    const [x0 = -1e6, y0 = -1e6, x1 = 1e6, y1 = 1e6] = this.#objects.numbers(object.dict, 'BBox') ?? []
    const ctm = multiply(matrixOf(this.#objects.numbers(object.dict, 'Matrix') ?? IDENTITY), state.ctm)
    const clip = meet(mapBox(ctm, x0, y0, x1, y1), state.clip)
    if (clip) this.#around.runForm(object, { ...state, ctm, clip })
  }

  /** A picture that the stream names, or one that stands in it; null: one that cannot be read. */
  #picture(stream: PDFStream | null): void {
    if (!stream) return
    const { ctm, fill } = this.#state
    const picture = pictureOf(this.#objects, stream, ctm)
    const colours = picture.space === 'Maske' ? [fill.colour] : []
    this.#mark(mapBox(ctm, 0, 0, 1, 1), 'Bild', fill, { picture, colours })
  }

  #showText({ font, box, size, blank, letters, missing, piece }: Shown): void {
    const state = this.#state
    if (blank) return
    const visible = meet(box, state.clip)
    if (!visible) return
    const text = { font, size, missing }
    const fills = fillsText(state.mode)
    if (fills) this.#mark(box, 'Text', state.fill, { ...text, piece })
    if (strokesText(state.mode)) this.#mark(box, 'Text', state.stroke, fills ? text : { ...text, piece })
    for (const { code, matrix } of letters) {
      const glyph = font.glyphs?.get(code)
      if (glyph) this.#around.runGlyph(glyph, font, { ...state, ctm: multiply(font.matrix, matrix) })
    }
  }
}
