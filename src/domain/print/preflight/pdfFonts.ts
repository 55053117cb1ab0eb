import { PDFArray, PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib'
import { type Objects, toNumber } from './pdfObjects.ts'

/** What the walker must know about a font of an uploaded file. */
export interface UploadFont {
  name: string
  embedded: boolean
  bytesPerCode: 1 | 2
  /** Advance of a code in 1/1000 of the size. */
  widthOf(code: number): number
}

const FILES = ['FontFile', 'FontFile2', 'FontFile3']
/** Advance where the file says nothing, 1/1000 em. */
const DEFAULT_WIDTH = 500

export function readFont(objects: Objects, font: PDFDict): UploadFont {
  const subtype = objects.text(font, 'Subtype')
  const name = (objects.text(font, 'BaseFont') ?? 'Type-3-Schrift').replace(/^[A-Z]{6}\+/, '')
  if (subtype === 'Type0') return compositeFont(objects, font, name)
  const first = objects.number(font, 'FirstChar') ?? 0
  const widths = objects.numbers(font, 'Widths') ?? []
  // Type 3 widths are in its own space, commonly 1/1000 as well; its glyphs are drawings inside the file.
  const embedded = subtype === 'Type3' || hasFile(objects, objects.dict(font, 'FontDescriptor'))
  return { name, embedded, bytesPerCode: 1, widthOf: (code) => widths[code - first] ?? DEFAULT_WIDTH }
}

function hasFile(objects: Objects, descriptor: PDFDict | null): boolean {
  return descriptor !== null && FILES.some((key) => objects.get(descriptor, key) !== undefined)
}

function compositeFont(objects: Objects, font: PDFDict, name: string): UploadFont {
  const descendants = objects.array(font, 'DescendantFonts')
  const [first] = descendants ?? []
  const descendant = first instanceof PDFDict ? first : null
  const fallback = objects.number(descendant, 'DW') ?? 1000
  const widths = cidWidths(objects, descendant)
  const encoding = objects.get(font, 'Encoding')
  // Nearly every composite font uses two bytes; other CMaps only blur the width of a line.
  const bytesPerCode = encoding instanceof PDFName || encoding === undefined ? 2 : 1
  return {
    name,
    embedded: hasFile(objects, objects.dict(descendant, 'FontDescriptor')),
    bytesPerCode,
    widthOf: (code) => widths.get(code) ?? fallback,
  }
}

/** W: "first [w1 w2 ...]" or "first last w". */
function cidWidths(objects: Objects, descendant: PDFDict | null): Map<number, number> {
  const widths = new Map<number, number>()
  const list = objects.array(descendant, 'W') ?? []
  for (let i = 0; i < list.length;) {
    const first = toNumber(list[i])
    const second = list[i + 1]
    if (first === null) break
    if (second instanceof PDFArray) {
      for (const [k, item] of second.asArray().entries()) {
        widths.set(first + k, toNumber(objects.context.lookup(item)) ?? DEFAULT_WIDTH)
      }
      i += 2
    } else if (second instanceof PDFNumber) {
      const width = toNumber(list[i + 2]) ?? DEFAULT_WIDTH
      const last = Math.min(second.asNumber(), first + 65_535)
      for (let code = first; code <= last; code++) widths.set(code, width)
      i += 3
    } else break
  }
  return widths
}
