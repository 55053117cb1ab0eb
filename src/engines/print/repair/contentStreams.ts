import { PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import { flate } from '../objects/stream.ts'
import type { Objects } from '../objects/pdfObjects.ts'
import { pageContent } from '../objects/uploadPage.ts'

const MAX_DEPTH = 12
const name = (key: string) => PDFName.of(key)

/** What is done with the streams that pages draw with. */
export interface Umschreiben {
  /** The same array, where nothing changes. */
  content(content: Uint8Array, resources: PDFDict | null): Uint8Array
  /** Called for each entry of resources before the content that uses them; false: its own content is left alone. */
  enter?(kind: Kind, object: PDFObject | undefined, key: PDFName, dict: PDFDict): boolean
  page?(index: number): void
  /** A stream got another one in its place. */
  replaced?(old: PDFStream, next: PDFStream): void
}

type Kind = 'XObject' | 'Pattern' | 'ExtGState' | 'Font' | 'Properties' | 'ColorSpace' | 'Shading'

/** Rewrites every content stream that the pages lead to in its place, each once: pages, forms, patterns, masks, glyphs. */
export function rewriteContents(doc: PDFDocument, objects: Objects, umschreiben: Umschreiben): void {
  const run = new Rewriting(objects, umschreiben)
  for (const [index, page] of doc.getPages().entries()) {
    umschreiben.page?.(index)
    const resources = page.node.Resources() ?? null
    const content = pageContent(page, objects)
    const next = run.content(content, resources, 0)
    if (next !== content) page.node.set(name('Contents'), doc.context.register(flate(doc.context, next)))
  }
}

/** The same for forms that nothing leads to but what was asked for: masks. */
export function rewriteForms(forms: readonly PDFRef[], objects: Objects, umschreiben: Umschreiben): void {
  const run = new Rewriting(objects, umschreiben)
  for (const ref of forms) run.form(ref)
}

class Rewriting {
  readonly #objects: Objects
  readonly #umschreiben: Umschreiben
  readonly #visited = new Set<PDFStream>()

  constructor(objects: Objects, umschreiben: Umschreiben) {
    this.#objects = objects
    this.#umschreiben = umschreiben
  }

  form(ref: PDFRef): void {
    const form = this.#objects.context.lookup(ref)
    if (form instanceof PDFStream) this.#stream(ref, form, null, 0)
  }

  content(content: Uint8Array, resources: PDFDict | null, depth: number): Uint8Array {
    if (depth < MAX_DEPTH) this.#resources(resources, depth)
    return this.#umschreiben.content(content, resources)
  }

  #resources(resources: PDFDict | null, depth: number): void {
    const objects = this.#objects
    for (const [key, object, dict] of this.#entered(resources, 'XObject')) {
      if (object instanceof PDFStream && objects.text(object.dict, 'Subtype') === 'Form')
        this.#stream(dict.get(key), object, resources, depth)
    }
    for (const [key, object, dict] of this.#entered(resources, 'Pattern'))
      if (object instanceof PDFStream) this.#stream(dict.get(key), object, resources, depth)
    for (const [, object] of this.#entered(resources, 'ExtGState')) {
      const mask = object instanceof PDFDict ? objects.dict(object, 'SMask') : null
      const group = objects.get(mask, 'G')
      if (group instanceof PDFStream) this.#stream(mask?.get(name('G')), group, resources, depth)
    }
    for (const [, object] of this.#entered(resources, 'Font')) {
      if (!(object instanceof PDFDict)) continue
      const own = objects.dict(object, 'Resources') ?? resources
      for (const [key, glyph, dict] of this.#entries(object, 'CharProcs'))
        if (glyph instanceof PDFStream) this.#stream(dict.get(key), glyph, own, depth)
    }
    for (const kind of ['Properties', 'ColorSpace', 'Shading'] as const) this.#entered(resources, kind)
  }

  /** Entries of a kind whose own content is to be rewritten. */
  #entered(resources: PDFDict | null, kind: Kind): [PDFName, PDFObject | undefined, PDFDict][] {
    return this.#entries(resources, kind).filter(
      ([key, object, dict]) => this.#umschreiben.enter?.(kind, object, key, dict) ?? true,
    )
  }

  #entries(parent: PDFDict | null, key: string): [PDFName, PDFObject | undefined, PDFDict][] {
    const dict = this.#objects.dict(parent, key)
    return dict ? dict.entries().map(([entry, value]) => [entry, this.#objects.context.lookup(value), dict]) : []
  }

  #stream(ref: PDFObject | undefined, stream: PDFStream, inherited: PDFDict | null, depth: number): void {
    if (this.#visited.has(stream)) return
    this.#visited.add(stream)
    const content = this.#objects.bytes(stream)
    const resources = this.#objects.dict(stream.dict, 'Resources') ?? inherited
    const next = this.content(content, resources, depth + 1)
    if (next === content || !(ref instanceof PDFRef)) return
    const { context } = this.#objects
    const packed = flate(context, next)
    for (const [key, value] of stream.dict.entries())
      if (!/^\/(?:Filter|DecodeParms|Length)$/.test(key.asString())) packed.dict.set(key, value)
    context.assign(ref, packed)
    this.#visited.add(packed)
    this.#umschreiben.replaced?.(stream, packed)
  }
}
