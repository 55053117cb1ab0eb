import { PDFArray, PDFDict, PDFName, PDFNumber, PDFStream } from '@cantoo/pdf-lib'
import type { Matrix } from '../../displayList.ts'
import { matrixOf } from '../../objects/boxes.ts'
import { lazily, type MissingGlyph, missingInComposite, missingInTrueType } from './missingGlyphs.ts'
import { type Objects, toNumber } from '../../objects/pdfObjects.ts'
import { readEncoding } from './codeTexts.ts'
import { readToUnicode } from './toUnicode.ts'

/** What the walker must know about a font of an uploaded file. */
export interface UploadFont {
  name: string
  embedded: boolean
  bytesPerCode: 1 | 2
  /** Advance of a code in 1/1000 of the size. */
  widthOf(code: number): number
  /** Codes that print nothing, as far as the file says. */
  blanks: ReadonlySet<number>
  /** Height of type of size 1; null where the letters are drawings of no stated height. */
  height: number | null
  /** Letters that are drawings, with their space and what they use. */
  glyphs: ReadonlyMap<number, PDFStream> | null
  matrix: Matrix
  resources: PDFDict | null
  /** The letter that a code means and the font has no glyph for. */
  missing: MissingGlyph
  /** What a code stands for; "" where the file does not say. */
  textOf(code: number): string
}

/** Letters of a file of their own. */
const SET = { height: 1, glyphs: null, matrix: [0.001, 0, 0, 0.001, 0, 0], resources: null } as const
const NEVER_MISSING: MissingGlyph = () => null
const SPACE_CODE = 32
const SPACES = new Set([' ', '\u00a0'])

const FILES = ['FontFile', 'FontFile2', 'FontFile3']
/** Advance where the file says nothing, 1/1000 em. */
const DEFAULT_WIDTH = 500

export function readFont(objects: Objects, font: PDFDict): UploadFont {
  const subtype = objects.text(font, 'Subtype')
  const name = (objects.text(font, 'BaseFont') ?? 'Type-3-Schrift').replace(/^[A-Z]{6}\+/, '')
  if (subtype === 'Type0') return compositeFont(objects, font, name)
  const first = objects.number(font, 'FirstChar') ?? 0
  const widths = objects.numbers(font, 'Widths') ?? []
  if (subtype === 'Type3') return drawnFont(objects, font, { name, first, widths })
  const embedded = hasFile(objects, objects.dict(font, 'FontDescriptor'))
  const widthOf = (code: number) => widths[code - first] ?? DEFAULT_WIDTH
  const texts = readToUnicode(objects, font)
  const missing = subtype === 'TrueType' ? lazily(() => missingInTrueType(objects, font, texts)) : NEVER_MISSING
  const textOf = simpleTexts(objects, font, texts)
  return { ...SET, name, embedded, bytesPerCode: 1, widthOf, blanks: new Set([SPACE_CODE]), missing, textOf }
}

/** By the font's own table, else by its encoding. */
function simpleTexts(objects: Objects, font: PDFDict, texts = readToUnicode(objects, font)): UploadFont['textOf'] {
  const encoded = readEncoding(objects, font)
  return (code) => texts.get(code) ?? encoded(code)
}

/** Type 3: drawings inside the file, in a space of their own. */
function drawnFont(
  objects: Objects,
  font: PDFDict,
  { name, first, widths }: { name: string; first: number; widths: readonly number[] },
): UploadFont {
  const matrix = matrixOf(objects.numbers(font, 'FontMatrix') ?? SET.matrix)
  const drawings = objects.dict(font, 'CharProcs')
  const glyphs = new Map<number, PDFStream>()
  let code = 0
  for (const entry of objects.array(objects.dict(font, 'Encoding'), 'Differences') ?? []) {
    if (entry instanceof PDFNumber) code = entry.asNumber()
    else {
      const glyph = objects.get(drawings, objects.textOf(entry) ?? '')
      if (glyph instanceof PDFStream) glyphs.set(code, glyph)
      code++
    }
  }
  const [, low = 0, , high = 0] = objects.numbers(font, 'FontBBox') ?? []
  return {
    name,
    embedded: true,
    bytesPerCode: 1,
    widthOf: (sign) => (widths[sign - first] ?? 0) * Math.abs(matrix[0]) * 1000,
    blanks: new Set([SPACE_CODE].filter((sign) => !glyphs.has(sign))),
    height: high > low ? (high - low) * Math.abs(matrix[3]) : null,
    glyphs,
    matrix,
    resources: objects.dict(font, 'Resources'),
    missing: NEVER_MISSING,
    textOf: simpleTexts(objects, font),
  }
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
  const texts = readToUnicode(objects, font)
  const encoding = objects.get(font, 'Encoding')
  // Nearly every composite font uses two bytes; other CMaps only blur the width of a line.
  const bytesPerCode = encoding instanceof PDFName || encoding === undefined ? 2 : 1
  return {
    ...SET,
    name,
    embedded: hasFile(objects, objects.dict(descendant, 'FontDescriptor')),
    bytesPerCode,
    blanks: new Set([...texts].filter(([, text]) => SPACES.has(text)).map(([code]) => code)),
    missing: lazily(() => missingInComposite(objects, font, descendant, texts)),
    widthOf: (code) => widths.get(code) ?? fallback,
    textOf: (code) => texts.get(code) ?? '',
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
