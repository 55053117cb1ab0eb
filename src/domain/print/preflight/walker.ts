import type { PDFDict, PDFStream } from '@cantoo/pdf-lib'
import type { Rect } from '#src/contract/dokument.ts'
import type { Matrix } from '../displayList.ts'
import { TooLarge } from '../pdf/loadPdf.ts'
import { IDENTITY, matrixOf, multiply } from './boxes.ts'
import { ContentRun, type Sink } from './contentRun.ts'
import { readFont, type UploadFont } from './pdfFonts.ts'
import type { Objects } from './pdfObjects.ts'
import { operations } from './tokens.ts'

/** Operators of one file beyond which it counts as built to stop us. */
const MAX_OPERATIONS = 2_000_000
/** Forms drawn, each as often as it is used. */
const MAX_FORMS = 20_000
const MAX_DEPTH = 12
const EVERYWHERE: Rect = { x: -1e6, y: -1e6, w: 2e6, h: 2e6 }

/** Runs content streams without drawing: where something is painted, with which fonts, colours and pictures. */
export class Walker {
  readonly #objects: Objects
  readonly #sink: Sink
  readonly #fonts = new Map<PDFDict, UploadFont>()
  readonly #contents = new Map<PDFStream, Uint8Array>()
  #budget = MAX_OPERATIONS
  #forms = MAX_FORMS

  constructor(objects: Objects, sink: Sink) {
    this.#objects = objects
    this.#sink = sink
  }

  run(content: Uint8Array, resources: PDFDict | null, ctm: Matrix, clip: Rect = EVERYWHERE, depth = 0): void {
    if (depth > MAX_DEPTH) return
    const stream = new ContentRun(this.#objects, this.#sink, resources, ctm, clip)
    stream.fontOf = (dict) => this.#font(dict)
    stream.runForm = (form, matrix, box) => {
      if (--this.#forms < 0) throw new TooLarge()
      const own = matrixOf(this.#objects.numbers(form.dict, 'Matrix') ?? IDENTITY)
      this.run(
        this.#contentOf(form),
        this.#objects.dict(form.dict, 'Resources') ?? resources,
        multiply(own, matrix),
        box,
        depth + 1,
      )
    }
    for (const { op, args } of operations(content)) {
      if (--this.#budget < 0) throw new TooLarge()
      stream.step(op, args)
    }
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
