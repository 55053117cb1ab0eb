import { type PDFDict, PDFName, type PDFRawStream, type PDFRef } from '@cantoo/pdf-lib'
import type { Objects } from '../objects/pdfObjects.ts'

const name = (key: string) => PDFName.of(key)

/** Makes pictures that stand between the operators separate pictures, whose colours can be turned like those of others. */
export class InlinePictures {
  readonly #objects: Objects
  #count = 0

  constructor(objects: Objects) {
    this.#objects = objects
  }

  /** Puts it into the resources; the operators that draw it. */
  own(image: PDFRawStream, resources: PDFDict): { ref: PDFRef; drawn: string } {
    const { context } = this.#objects
    const ref = context.register(image)
    const pictures = this.#objects.dict(resources, 'XObject') ?? context.obj({})
    const own = `PkBild${++this.#count}`
    pictures.set(name(own), ref)
    if (!resources.has(name('XObject'))) resources.set(name('XObject'), pictures)
    return { ref, drawn: `/${own} Do` }
  }
}
