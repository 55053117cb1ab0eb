import { PDFContext, PDFHeader, PDFName, type PDFRef, PDFStreamWriter } from '@cantoo/pdf-lib'
import type { Befund, FormatId, Layer, Seite } from '#src/contract/dokument.ts'
import type { Herkunft } from '../marks/herkunftXmp.ts'
import { herkunftVon, staerkste } from '../marks/kennzeichnung.ts'
import { absenderZeile } from '../absender.ts'
import { Druckprofil } from '../colour/druckprofil.ts'
import { profilFehler } from '../colour/iccFile.ts'
import type { LayoutContext, Op } from '../displayList.ts'
import { BLEED_MM, FORMATS } from '../formats.ts'
import { backgroundOps, commonOps, isPersonal, isPrinted, layoutLayer, personalOps } from '../layout.ts'
import { printOrder } from '../layers.ts'
import { PT_PER_MM } from '../units.ts'
import { type BasePage, embedBasePdf } from '../repair/basePdf.ts'
import { emitContent, num } from '../objects/content.ts'
import { describe, type OutputIntent } from './metadata.ts'
import type { AssetBytes } from './pdfImage.ts'
import { imageSize } from './pdfImage.ts'
import { RAND_MM, randOps, type RandWunsch, type Slug, slugOps } from './rand.ts'
import { PdfResources } from './resources.ts'
import { flate } from '../objects/stream.ts'

export interface PdfPage {
  seite: Seite
  context: LayoutContext
  /** Line and code beside this page, in the margin. */
  slug?: Slug
}

export interface WritePdfOptions {
  format: FormatId
  pages: Iterable<PdfPage>
  /** Bytes of a picture; asked once for each. */
  assets(id: string): Promise<AssetBytes>
  /** Uploaded print PDF that lies under our system layers. */
  basePdf?: Uint8Array
  title: string
  /** Printing condition; with it the file is built as PDF/X-4. */
  outputIntent?: OutputIntent
  /** ISO time that the file names as its creation. */
  erstellt?: string
  /** Hears what is wrong with a layer of one page, from 0: without it an overfull text is drawn as it is. */
  onBefund?(befund: Befund, page: number): void
  /** A margin around the bleed with what the print shop wants in it; without it the page ends with its bleed. */
  rand?: RandWunsch
}

const BLEED_PT = BLEED_MM * PT_PER_MM
const RAND_PT = RAND_MM * PT_PER_MM

/** A page of a document is content that all recipients share, and layers of one recipient between. */
type Part = { shared: PDFRef } | { personal: Layer[] }

/**
 * Print file: one page per entry, every font and picture once, content that is the same for all recipients once
 * (print 2). Positions come from `layout()` alone.
 */
export async function writePdf(options: WritePdfOptions): Promise<Uint8Array> {
  const context = PDFContext.create()
  context.header = PDFHeader.forVersion(1, 6)
  const writer = new Writer(context, options)
  await writer.useBase()
  for (const page of options.pages) await writer.add(page)
  writer.finish()
  return PDFStreamWriter.forContext(context, Infinity).serializeToBuffer()
}

/** null where nothing is said of the print, or by bytes that are no such profile. */
function profilOf(intent: OutputIntent | undefined): Druckprofil | null {
  return intent && profilFehler(intent.profil) === null ? new Druckprofil(intent.profil) : null
}

class Writer {
  readonly #context: PDFContext
  readonly #options: WritePdfOptions
  readonly #resources: PdfResources
  readonly #resourcesRef: PDFRef
  readonly #pagesRef: PDFRef
  readonly #kids: PDFRef[] = []
  readonly #parts = new Map<Seite, Map<string, Part[]>>()
  readonly #sizes = new Map<string, [number, number]>()
  readonly #herkunft = new Set<Herkunft | null>()
  readonly #boxes: { media: number[]; bleed: number[]; trim: number[] }
  /** Opens and closes what lies inside the bleed, where there is a margin. */
  #rahmen: { auf: PDFRef; zu: PDFRef } | null = null
  #base: BasePage[] = []

  constructor(context: PDFContext, options: WritePdfOptions) {
    this.#context = context
    this.#options = options
    this.#resources = new PdfResources(context, profilOf(options.outputIntent))
    this.#resourcesRef = context.nextRef()
    this.#pagesRef = context.nextRef()
    const { data, final } = FORMATS[options.format]
    const margin = options.rand ? RAND_PT : 0
    const box = (at: number, { w, h }: { w: number; h: number }) =>
      [at, at, at + w, at + h].map((edge) => Number(num(edge)))
    const points = ({ w, h }: { w: number; h: number }) => ({ w: w * PT_PER_MM, h: h * PT_PER_MM })
    const bleed = points(data)
    this.#boxes = {
      media: box(0, { w: bleed.w + 2 * margin, h: bleed.h + 2 * margin }),
      bleed: box(margin, bleed),
      trim: box(margin + BLEED_PT, points(final)),
    }
  }

  async useBase(): Promise<void> {
    const { basePdf, format } = this.#options
    if (basePdf) this.#base = await embedBasePdf(this.#context, basePdf, format)
  }

  async add({ seite, context, slug }: PdfPage): Promise<void> {
    if (!this.#parts.has(seite)) await this.#loadImages(seite)
    const sized = { ...context, assets: [...this.#sizes].map(([id, px]) => ({ id, px })) }
    this.#resources.fonts = context.fonts
    const contents = this.#partsOf(seite, sized).map((part) => {
      if ('shared' in part) return part.shared
      return this.#stream(part.personal.flatMap((layer) => this.#told(personalOps(layer, sized))))
    })
    const { media, bleed, trim } = this.#boxes
    const page = {
      Type: 'Page',
      Parent: this.#pagesRef,
      MediaBox: media,
      BleedBox: bleed,
      TrimBox: trim,
      Resources: this.#resourcesRef,
      Contents: this.#framed(contents, sized, slug),
    }
    this.#kids.push(this.#context.register(this.#context.obj(page)))
  }

  #told({ ops, befunde }: { ops: Op[]; befunde: readonly Befund[] }): Op[] {
    for (const befund of befunde) this.#options.onBefund?.(befund, this.#kids.length)
    return ops
  }

  finish(): void {
    const context = this.#context
    this.#resources.embed(this.#resourcesRef)
    context.assign(this.#pagesRef, context.obj({ Type: 'Pages', Kids: this.#kids, Count: this.#kids.length }))
    const { title, outputIntent, erstellt } = this.#options
    const entries = describe(context, {
      title,
      outputIntent: outputIntent ?? null,
      erstellt: erstellt ?? null,
      herkunft: staerkste([...this.#herkunft]),
    })
    const catalog = context.obj({ Type: 'Catalog', Pages: this.#pagesRef })
    for (const [name, value] of Object.entries(entries)) catalog.set(PDFName.of(name), value)
    context.trailerInfo.Root = context.register(catalog)
  }

  async #loadImages(seite: Seite): Promise<void> {
    for (const layer of seite.layers) {
      if (layer.type !== 'bild' || !isPrinted(layer) || this.#sizes.has(layer.assetId)) continue
      const asset = await this.#options.assets(layer.assetId)
      this.#resources.addImage(layer.assetId, asset)
      this.#herkunft.add(herkunftVon(asset.quelle))
      this.#sizes.set(layer.assetId, imageSize(asset.bytes) ?? [1, 1])
    }
  }

  /** Splits a page once per sender, privacy text and choice of codes; they are the same for a whole campaign. */
  #partsOf(seite: Seite, context: LayoutContext): Part[] {
    const { qrUrls, fassung, absender, datenschutzText } = context
    const key = JSON.stringify([Object.keys(qrUrls), fassung, absender && absenderZeile(absender), datenschutzText])
    const known = this.#parts.get(seite)?.get(key)
    if (known) return known
    const parts: Part[] = []
    let shared: Op[] = backgroundOps(seite, context.format)
    const flush = () => {
      if (shared.length > 0 || parts.length === 0)
        parts.push({ shared: this.#opening(seite, shared, parts.length === 0) })
      shared = []
    }
    for (const layer of printOrder(seite.layers)) {
      if (!isPrinted(layer)) continue
      shared.push(...commonOps(layer, context))
      const last = parts.at(-1)
      if (!isPersonal(layer, context.qrUrls)) shared.push(...layoutLayer(layer, context).ops)
      else if (shared.length === 0 && last && 'personal' in last) last.personal.push(layer)
      else {
        flush()
        parts.push({ personal: [layer] })
      }
    }
    flush()
    const ofPage = this.#parts.get(seite) ?? new Map<string, Part[]>()
    this.#parts.set(seite, ofPage.set(key, parts))
    return parts
  }

  /** Shared content; the first one of a page also draws the uploaded page and turns points into mm, y down. */
  #opening(seite: Seite, ops: readonly Op[], first: boolean): PDFRef {
    if (!first) return this.#stream(ops)
    const { format } = this.#options
    const base = this.#base[FORMATS[format].pages.indexOf(seite.side)]
    const upload = base ? `q ${base.place} cm /${this.#resources.form(base.ref)} Do Q\n` : ''
    return this.#stream(ops, `${upload}${this.#toMm()}`)
  }

  /** Points, y up, become mm of the data format, y down. */
  #toMm(): string {
    const scale = num(PT_PER_MM, 6)
    return `${scale} 0 0 -${scale} 0 ${num(FORMATS[this.#options.format].data.h * PT_PER_MM)} cm\n`
  }

  /** With a margin: the sheet cut at its bleed, then marks and slug around it. */
  #framed(contents: PDFRef[], { fonts }: LayoutContext, slug: Slug | undefined): PDFRef[] {
    const { rand, format } = this.#options
    if (!rand) return contents
    const [, , w = 0, h = 0] = this.#boxes.bleed.map((edge) => edge - RAND_PT)
    const move = `q 1 0 0 1 ${num(RAND_PT)} ${num(RAND_PT)} cm\n`
    this.#rahmen ??= {
      auf: this.#stream([], `${move}0 0 ${num(w)} ${num(h)} re W n\n`),
      zu: this.#stream(randOps(format, rand), `Q\n${move}${this.#toMm()}`, 'Q\n'),
    }
    const { auf, zu } = this.#rahmen
    const line = slug ? [this.#stream(slugOps(format, slug, fonts), `${move}${this.#toMm()}`, 'Q\n')] : []
    return [auf, ...contents, zu, ...line]
  }

  #stream(ops: readonly Op[], before = '', after = ''): PDFRef {
    const content = before + emitContent(ops, this.#resources) + after
    return this.#context.register(flate(this.#context, new TextEncoder().encode(content)))
  }
}
