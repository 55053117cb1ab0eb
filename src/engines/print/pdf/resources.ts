import { PDFName, PDFStream, type PDFContext, type PDFDict, type PDFRef } from '@cantoo/pdf-lib'
import type { FontSet } from '../fonts.ts'
import { type ContentResources, num, type PdfFontUse } from '../objects/content.ts'
import { PdfFont } from './pdfFont.ts'
import type { Farbe } from '#src/contract/dokument.ts'
import { Bildwandler } from '../colour/bildwandler.ts'
import type { Druckprofil } from '../colour/druckprofil.ts'
import { ColorSpaces } from './colorSpaces.ts'
import { type AssetBytes, embedImage } from './pdfImage.ts'
import { flate } from '../objects/stream.ts'

/** Far outside every page: a group clips nothing. mm */
const EVERYWHERE = [-5000, -5000, 5000, 5000]

const OVERPRINT = 'Ueberdruck'

/** The one resource dictionary that all pages share. */
export class PdfResources implements ContentResources {
  fonts: FontSet | null = null
  readonly #context: PDFContext
  readonly #spaces: ColorSpaces
  readonly #fontUses = new Map<string, PdfFont>()
  readonly #objects = new Map<string, PDFRef>()
  readonly #images = new Map<string, string>()
  readonly #states = new Map<string, PDFRef>()
  readonly #groups = new Map<string, string>()
  readonly #groupRefs: PDFRef[] = []
  #usesSrgb = false

  readonly #profil: Druckprofil | null

  /** `profil`: what is printed with; without it colours of the screen stay such, and nothing overprints. */
  constructor(context: PDFContext, profil: Druckprofil | null = null) {
    this.#context = context
    this.#profil = profil
    this.#spaces = new ColorSpaces(context, profil && new Bildwandler(profil))
  }

  addImage(assetId: string, asset: AssetBytes): void {
    if (!this.#images.has(assetId)) this.#images.set(assetId, this.form(embedImage(this.#context, this.#spaces, asset)))
  }

  /** Name of an external object. */
  form(ref: PDFRef): string {
    for (const [name, known] of this.#objects) if (known === ref) return name
    const name = `X${this.#objects.size}`
    this.#objects.set(name, ref)
    return name
  }

  font(key: string): PdfFontUse {
    const known = this.#fontUses.get(key)
    if (known) return known
    if (!this.fonts) throw new Error('Fonts are not set')
    const use = new PdfFont(this.fonts.byKey(key), `F${this.#fontUses.size}`, this.#context.nextRef())
    this.#fontUses.set(key, use)
    return use
  }

  image(assetId: string): string {
    const name = this.#images.get(assetId)
    if (name === undefined) throw new Error(`Picture ${assetId} is not loaded`)
    return name
  }

  alpha(alpha: number): string {
    const value = num(alpha, 3)
    const name = `A${value.replace('.', '_')}`
    if (!this.#states.has(name)) {
      const number = Number(value)
      this.#states.set(name, this.#context.register(this.#context.obj({ Type: 'ExtGState', ca: number, CA: number })))
    }
    return name
  }

  overprint(): string | null {
    if (!this.#profil) return null
    if (!this.#states.has(OVERPRINT)) {
      const state = { Type: 'ExtGState', OP: true, op: true, OPM: 1 }
      this.#states.set(OVERPRINT, this.#context.register(this.#context.obj(state)))
    }
    return OVERPRINT
  }

  inks(farbe: Farbe) {
    return this.#profil?.inks(farbe) ?? null
  }

  group(content: string): string {
    const known = this.#groups.get(content)
    if (known !== undefined) return known
    const form = flate(this.#context, new TextEncoder().encode(content), {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: EVERYWHERE,
      Group: this.#context.obj({ S: 'Transparency', CS: 'DeviceCMYK', I: true, K: false }),
    })
    const ref = this.#context.register(form)
    this.#groupRefs.push(ref)
    const name = this.form(ref)
    this.#groups.set(content, name)
    return name
  }

  srgb(): string {
    this.#usesSrgb = true
    return 'Srgb'
  }

  /** Writes fonts and dictionary; call once, after the last page. */
  embed(ref: PDFRef): void {
    const context = this.#context
    for (const font of this.#fontUses.values()) font.embed(context)
    const spaces = this.#usesSrgb ? [['Srgb', this.#spaces.srgb()] as const] : []
    const dict = context.obj({
      Font: this.#dict([...this.#fontUses.values()].map((font) => [font.name, font.ref])),
      XObject: this.#dict([...this.#objects]),
      ExtGState: this.#dict([...this.#states]),
      ColorSpace: this.#dict(spaces),
    })
    context.assign(ref, dict)
    for (const group of this.#groupRefs) {
      const form = context.lookup(group)
      if (form instanceof PDFStream) form.dict.set(PDFName.of('Resources'), ref)
    }
  }

  #dict(entries: readonly (readonly [string, PDFRef])[]): PDFDict {
    return this.#context.obj(Object.fromEntries(entries))
  }
}
