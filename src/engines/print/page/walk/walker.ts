import { PDFDict, type PDFObject, type PDFStream } from '@cantoo/pdf-lib'
import type { Rect } from '#src/contract/dokument.ts'
import type { Matrix } from '../../displayList.ts'
import { TooLarge } from '../../objects/loadPdf.ts'
import { IDENTITY, matrixOf, multiply } from '../../objects/boxes.ts'
import type { Colour } from '../../objects/colours.ts'
import { ContentRun, type Surroundings } from './contentRun.ts'
import { formState, initialState, type State } from './graphicsState.ts'
import type { Mark, Sink } from './marks.ts'
import { readFont, type UploadFont } from '../fonts/pdfFonts.ts'
import type { Objects } from '../../objects/pdfObjects.ts'
import { operations, placedOperations } from '../../objects/tokens.ts'

/** Operators of one file beyond which it counts as built to stop us. */
const MAX_OPERATIONS = 2_000_000
/** Forms drawn, each as often as it is used. */
const MAX_FORMS = 20_000
const MAX_DEPTH = 12
export const EVERYWHERE: Rect = { x: -1e6, y: -1e6, w: 2e6, h: 2e6 }

/** What is drawn within what. */
interface Level {
  resources: PDFDict | null
  /** Matrix of the page or form, which patterns start from. */
  base: Matrix
  depth: number
  sink: Sink
  colourless?: boolean
}

/** Runs content streams without drawing: where something is painted, with which fonts, colours and pictures. */
export class Walker {
  readonly #objects: Objects
  readonly #sink: Sink
  readonly #fonts = new Map<PDFDict, UploadFont>()
  readonly #contents = new Map<PDFStream, Uint8Array>()
  /** Letters that are drawings, and patterns, are looked at once. */
  readonly #seen = new Set<PDFObject>()
  #budget = MAX_OPERATIONS
  #forms = MAX_FORMS

  constructor(objects: Objects, sink: Sink) {
    this.#objects = objects
    this.#sink = sink
  }

  run(content: Uint8Array, resources: PDFDict | null, ctm: Matrix, clip: Rect = EVERYWHERE): void {
    this.#run(content, initialState(ctm, clip), { resources, base: ctm, depth: 0, sink: this.#sink })
  }

  #run(content: Uint8Array, state: State, level: Level): void {
    if (level.depth > MAX_DEPTH) return
    const { resources, sink, colourless = false } = level
    const run = new ContentRun(this.#objects, sink, resources, {
      around: this.#around(level),
      state: { ...state },
      colourless,
    })
    for (const operation of placedOperations(content)) {
      if (--this.#budget < 0) throw new TooLarge()
      run.step(operation, content)
    }
  }

  #around(level: Level): Surroundings {
    const inner = (dict: PDFDict, more: Partial<Level>): Level => ({
      ...level,
      resources: this.#objects.dict(dict, 'Resources') ?? level.resources,
      depth: level.depth + 1,
      ...more,
    })
    return {
      base: level.base,
      fontOf: (dict) => this.#font(dict),
      runForm: (form, state) => {
        if (--this.#forms < 0) throw new TooLarge()
        this.#runForm(form, state, inner(form.dict, { base: state.ctm }))
      },
      runPattern: (pattern, box, colour) => {
        if (this.#seen.has(pattern)) return
        this.#seen.add(pattern)
        const base = multiply(matrixOf(this.#objects.numbers(pattern.dict, 'Matrix') ?? IDENTITY), level.base)
        const colourless = this.#objects.number(pattern.dict, 'PaintType') === 2
        const start = initialState(base, EVERYWHERE)
        const state = colourless ? withColour(start, colour) : start
        const sink = somewhereIn(level.sink, box)
        this.#run(this.#contentOf(pattern), state, inner(pattern.dict, { base, sink, colourless }))
      },
      runGlyph: (glyph, font, state) => {
        if (this.#seen.has(glyph)) return
        this.#seen.add(glyph)
        const resources = font.resources ?? level.resources
        this.#run(this.#contentOf(glyph), state, {
          ...inner(glyph.dict, {}),
          resources,
          sink: asType(level.sink, hasOwnColours(this.#contentOf(glyph))),
        })
      },
    }
  }

  /** A group that is see-through or mixed with what lies under it is put there as a whole. */
  #runForm(form: PDFStream, state: State, level: Level): void {
    const group = this.#objects.dict(form.dict, 'Group')
    const isGroup = group !== null && this.#objects.text(group, 'S') === 'Transparency'
    const { fill, blend, masked } = state
    const apart = isGroup && (fill.alpha < 1 || blend !== 'Normal' || masked || this.#objects.bool(group, 'I') === true)
    if (apart) level.sink.beginGroup()
    this.#run(this.#contentOf(form), formState(state, isGroup), level)
    if (apart) level.sink.endGroup({ alpha: fill.alpha, blend, masked })
  }

  /** A form is unpacked once, however often it is drawn. */
  #contentOf(form: PDFStream): Uint8Array {
    const known = this.#contents.get(form)
    if (known) return known
    const content = this.#objects.bytes(form)
    this.#contents.set(form, content)
    return content
  }

  #font(dict: PDFDict): UploadFont {
    const known = this.#fonts.get(dict)
    if (known) return known
    const font = readFont(this.#objects, dict)
    this.#fonts.set(dict, font)
    return font
  }
}

function withColour(state: State, { space, cmyk, rgb, white, direct, spot }: Colour): State {
  const colour = { space, cmyk, rgb, white, direct, spot }
  return { ...state, fill: { ...state.fill, colour }, stroke: { ...state.stroke, colour } }
}

/** Parts of a pattern are repeated over the box: they are told as lying in it. */
function somewhereIn(sink: Sink, box: Rect): Sink {
  return {
    ...silent,
    mark: (mark: Mark) => sink.mark({ ...mark, box, clip: box, clipPath: null, outline: null, inPattern: true }),
  }
}

/** Letters that are drawn begin by saying whether they set colours (ISO 32000-1, 9.6.5). */
function hasOwnColours(glyph: Uint8Array): boolean {
  const [first] = operations(glyph)
  return first?.op === 'd0'
}

/** Lines and areas of a letter that is drawn are type, told where they have separate colours; its pictures have a resolution. */
function asType(sink: Sink, coloured: boolean): Sink {
  return {
    ...silent,
    mark: (mark) => {
      const { line: _, plain: __, ...area } = mark
      if (mark.picture) sink.mark({ ...mark, inPattern: true })
      else if (coloured) sink.mark({ ...area, inhalt: 'Text', outline: null, inPattern: true })
    },
  }
}

const silent: Omit<Sink, 'mark'> = {
  beginGroup: () => undefined,
  endGroup: () => undefined,
}
