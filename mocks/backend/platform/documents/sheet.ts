import { PDFContext, PDFHeader, PDFName, PDFString, type PDFRef, PDFStreamWriter } from '@cantoo/pdf-lib'
import type { Farbe } from '#src/contract/dokument.ts'
import { type Op, PFAD, PT_PER_MM } from '#src/engines/print/rules.ts'
import type { FontSet } from '#src/engines/print/page.ts'
import { describe, emitContent, flate, num, PdfResources } from '#src/engines/print/writer.ts'
import { addPdfA3, pdfA3Xmp, type Anhang } from './pdfA3.ts'

/** A4 upright, mm. */
export const PAGE = { w: 210, h: 297 } as const
const FAMILY = 'source-sans-3'

const grey = (value: number): Farbe => ({ r: value, g: value, b: value })
/** Colours of a document: ink, quieter ink, hairlines, tinted rows, accent. */
export const INK = {
  text: { r: 0.11, g: 0.12, b: 0.15 },
  quiet: grey(0.36),
  line: grey(0.78),
  tint: { r: 0.95, g: 0.95, b: 0.94 },
  accent: { r: 0.17, g: 0.29, b: 0.54 },
} as const satisfies Record<string, Farbe>

export interface TextStyle {
  /** Type size, mm. */
  size: number
  bold?: boolean
  color?: Farbe
  align?: 'start' | 'end'
}

/** Pages of a document in mm, y down. Knows type and lines, nothing of invoices. */
export class Sheet {
  readonly #fonts: FontSet
  readonly #pages: Op[][] = []

  constructor(fonts: FontSet) {
    this.#fonts = fonts
    this.addPage()
  }

  get pageCount(): number {
    return this.#pages.length
  }

  addPage(): void {
    this.#pages.push([])
  }

  #face(style: TextStyle) {
    return this.#fonts.get(FAMILY, style.bold ? 600 : 400, false)
  }

  width(text: string, style: TextStyle): number {
    return this.#face(style)
      .shape(text.normalize('NFC'))
      .adv.reduce((sum, advance) => sum + advance * style.size, 0)
  }

  /** One line; `x` is its start, or its end where it is aligned to the end. `y` is the baseline. */
  text(x: number, y: number, text: string, style: TextStyle, page = this.#pages.length - 1): void {
    const plain = text.normalize('NFC')
    if (plain === '') return
    const face = this.#face(style)
    const { gids, adv } = face.shape(plain)
    const scaled = Float32Array.from(adv, (advance) => advance * style.size)
    const start = style.align === 'end' ? x - scaled.reduce((sum, advance) => sum + advance, 0) : x
    const { size, color = INK.text } = style
    this.#pages[page]?.push({ op: 'glyphs', font: face.key, size, x: start, y, text: plain, gids, adv: scaled, color })
  }

  /** Lines of a text in a width; a word that is wider than the line is broken. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    return text.split('\n').flatMap((paragraph) => this.#wrapParagraph(paragraph, width, style))
  }

  #wrapParagraph(paragraph: string, width: number, style: TextStyle): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (this.width(longer, style) <= width) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = word
      while (this.width(line, style) > width && line.length > 1) {
        const part = this.#fitting(line, width, style)
        lines.push(part)
        line = line.slice(part.length)
      }
    }
    return [...lines, line]
  }

  #fitting(word: string, width: number, style: TextStyle): string {
    let length = word.length - 1
    while (length > 1 && this.width(word.slice(0, length), style) > width) length -= 1
    return word.slice(0, length)
  }

  line(x: number, y: number, width: number, color: Farbe = INK.line, thickness = 0.2): void {
    this.#path([PFAD.move, x, y, PFAD.line, x + width, y], { stroke: { color, width: thickness } })
  }

  fill(x: number, y: number, w: number, h: number, color: Farbe): void {
    this.#path([PFAD.rect, x, y, w, h], { fill: color })
  }

  #path(commands: number[], paint: { fill?: Farbe; stroke?: { color: Farbe; width: number } }): void {
    this.#pages.at(-1)?.push({ op: 'pfad', d: Float64Array.from(commands), evenOdd: false, ...paint })
  }

  /** PDF file, with an attachment PDF/A-3b; the same content gives the same bytes. `erstellt`: ISO moment. */
  toPdf(about: { title: string; erstellt: string; anhang?: Anhang }): Promise<Uint8Array> {
    const context = PDFContext.create()
    context.header = PDFHeader.forVersion(1, about.anhang ? 7 : 6)
    const resources = new PdfResources(context)
    resources.fonts = this.#fonts
    const resourcesRef = context.nextRef()
    const pagesRef = context.nextRef()
    const [w, h] = [PAGE.w, PAGE.h].map((value) => Number(num(value * PT_PER_MM)))
    const kids: PDFRef[] = this.#pages.map((ops) => {
      const scale = num(PT_PER_MM, 6)
      const content = `${scale} 0 0 -${scale} 0 ${h} cm\n${emitContent(ops, resources)}`
      const stream = context.register(flate(context, new TextEncoder().encode(content)))
      const page = { Type: 'Page', Parent: pagesRef, MediaBox: [0, 0, w ?? 0, h ?? 0], Resources: resourcesRef }
      return context.register(context.obj({ ...page, Contents: stream }))
    })
    resources.embed(resourcesRef)
    context.assign(pagesRef, context.obj({ Type: 'Pages', Kids: kids, Count: kids.length }))
    const catalog = context.obj({ Type: 'Catalog', Pages: pagesRef, Lang: PDFString.of('de-DE') })
    catalog.set(PDFName.of('ViewerPreferences'), context.obj({ DisplayDocTitle: true }))
    const { title, erstellt, anhang } = about
    const xmp = anhang && { xmp: pdfA3Xmp(anhang.name) }
    for (const [name, value] of Object.entries(describe(context, { title, outputIntent: null, erstellt, ...xmp })))
      catalog.set(PDFName.of(name), value)
    if (anhang) addPdfA3(context, catalog, anhang, erstellt)
    context.trailerInfo.Root = context.register(catalog)
    return PDFStreamWriter.forContext(context, Infinity).serializeToBuffer()
  }
}
