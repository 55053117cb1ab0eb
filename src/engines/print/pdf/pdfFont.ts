import { fnv1aOf } from '#src/base/hash.ts'
import { PDFHexString, type PDFContext, type PDFRef, PDFString } from '@cantoo/pdf-lib'
import type { FontSubset, PrintFont } from '../printFont.ts'
import type { PdfFontUse } from '../objects/content.ts'
import { flate } from '../objects/stream.ts'

/** Width of stems where the font does not say; readers use it only for substitution. */
const STEM_V = 80
const FLAG_SYMBOLIC = 4
const FLAG_ITALIC = 64

/** One face of the file: collects its glyphs, is embedded once as a subset (print 2). */
export class PdfFont implements PdfFontUse {
  readonly name: string
  readonly ref: PDFRef
  readonly #font: PrintFont
  readonly #subset: FontSubset
  readonly #hex = new Map<number, string>()
  readonly #gids: number[] = [0]
  readonly #advances = new Map<number, number>()

  constructor(font: PrintFont, name: string, ref: PDFRef) {
    this.name = name
    this.ref = ref
    this.#font = font
    this.#subset = font.subset()
  }

  hex(gid: number): string {
    const known = this.#hex.get(gid)
    if (known !== undefined) return known
    const id = this.#subset.include(gid)
    const hex = hex4(id)
    this.#gids[id] = gid
    this.#hex.set(gid, hex)
    return hex
  }

  advance(gid: number): number {
    let advance = this.#advances.get(gid)
    if (advance === undefined) {
      // Some readers cut off what is behind the point: where an em has 2048 units, a line would end 0.13 mm too early.
      advance = Math.round(this.#font.advance(gid) * 1000) / 1000
      this.#advances.set(gid, advance)
    }
    return advance
  }

  /** Writes the objects of the face; call once, after the last text. */
  embed(context: PDFContext): void {
    const font = this.#font
    const data = this.#subset.encode()
    const name = `${subsetTag(this.#gids)}+${font.postscriptName}`
    const file = context.register(flate(context, data, { Length1: data.length }))
    const em = (value: number) => Math.round(value * 1000)
    const descriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: name,
        Flags: FLAG_SYMBOLIC | (font.italic ? FLAG_ITALIC : 0),
        FontBBox: font.bbox.map(em),
        ItalicAngle: font.italicAngle,
        Ascent: em(font.ascent),
        Descent: -em(font.descent),
        CapHeight: em(font.capHeight),
        StemV: STEM_V,
        FontFile2: file,
      }),
    )
    const descendant = context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: name,
        CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
        FontDescriptor: descriptor,
        W: [0, this.#gids.map((gid) => Math.round(this.advance(gid) * 1000))],
        CIDToGIDMap: 'Identity',
      }),
    )
    const toUnicode = context.register(flate(context, new TextEncoder().encode(this.#cmap())))
    context.assign(
      this.ref,
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: name,
        Encoding: 'Identity-H',
        DescendantFonts: [descendant],
        ToUnicode: toUnicode,
      }),
    )
  }

  /** Glyph to text, so that words can be searched and copied. */
  #cmap(): string {
    const entries = this.#gids
      .map((gid, id) => ({ id, point: this.#font.codePoint(gid) }))
      .filter(({ id, point }) => id > 0 && point !== null)
      .map(({ id, point }) => `<${hex4(id)}> <${utf16(point ?? 0)}>`)
    const blocks: string[] = []
    // A block may hold 100 entries.
    for (let i = 0; i < entries.length; i += 100) {
      const part = entries.slice(i, i + 100)
      blocks.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`)
    }
    return [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
      '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
      '1 begincodespacerange <0000> <FFFF> endcodespacerange',
      ...blocks,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n')
  }
}

function hex4(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, '0')
}

function utf16(point: number): string {
  return Array.from({ length: point > 0xffff ? 2 : 1 }, (_, i) => hex4(String.fromCodePoint(point).charCodeAt(i))).join(
    '',
  )
}

/** Six letters that differ between different subsets. */
function subsetTag(gids: readonly number[]): string {
  const hash = fnv1aOf(gids)
  return Array.from({ length: 6 }, (_, i) => String.fromCharCode(65 + ((hash >>> (i * 4)) % 26))).join('')
}

/** Text of the document information, any character. */
export function pdfText(text: string): PDFHexString {
  return PDFHexString.fromText(text)
}
