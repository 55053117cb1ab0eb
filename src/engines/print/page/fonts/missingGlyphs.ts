import { PDFDict, PDFNumber, PDFStream } from '@cantoo/pdf-lib'
import { readCodeTables } from './cmaps.ts'
import type { Objects } from '../../objects/pdfObjects.ts'
import { isMissingGlyphOf } from './sfnt.ts'

/** The letter that a code means and the font has no glyph for; null where there is one, or nobody can tell. */
export type MissingGlyph = (code: number) => string | null

const NONE: MissingGlyph = () => null
const VISIBLE = /^[\p{L}\p{N}\p{P}\p{S}]\p{M}*$/u
/** Boxes, which look like a missing letter, and what stands for one that was lost before. */
const BOXES = /[\u2500-\u25ff\u2610\u2b1a-\u2b1c\ufffd]/

const visible = (text: string | undefined): string | null =>
  text !== undefined && !BOXES.test(text) && VISIBLE.test(text) ? text : null

/** Read where the first letter is shown, and once for each code. */
export function lazily(read: () => MissingGlyph): MissingGlyph {
  const known = new Map<number, string | null>()
  let missing: MissingGlyph | null = null
  return (code) => {
    const before = known.get(code)
    if (before !== undefined) return before
    missing ??= read()
    const letter = missing(code)
    known.set(code, letter)
    return letter
  }
}

/** Glyph 0 of an embedded font is a box or nothing, whatever the letter (ISO 32000-1, 9.7.4.2). */
export function missingInComposite(
  objects: Objects,
  font: PDFDict,
  descendant: PDFDict | null,
  texts: ReadonlyMap<number, string>,
): MissingGlyph {
  const descriptor = objects.dict(descendant, 'FontDescriptor')
  const [program] = ['FontFile2', 'FontFile3'].map((key) => objects.get(descriptor, key)).filter(isStream)
  if (!program || texts.size === 0 || !/^Identity-[HV]$/.test(objects.text(font, 'Encoding') ?? '')) return NONE
  const map = objects.get(descendant, 'CIDToGIDMap')
  const glyphs = map instanceof PDFStream ? objects.bytes(map) : null
  const isMissing = isMissingGlyphOf(objects.bytes(program))
  return (code) => {
    const glyph = glyphs ? ((glyphs[2 * code] ?? 0) << 8) | (glyphs[2 * code + 1] ?? 0) : code
    return isMissing(glyph) ? visible(texts.get(code)) : null
  }
}

const isStream = (value: unknown): value is PDFStream => value instanceof PDFStream

/** Codes from which a symbolic font may count its letters (ISO 32000-1, 9.6.6.4). */
const BASES = [0, 0xf000, 0xf100, 0xf200]

/** A TrueType font of one byte whose tables know neither the code nor its letter. Codes that go by a name are left alone. */
export function missingInTrueType(objects: Objects, font: PDFDict, texts: ReadonlyMap<number, string>): MissingGlyph {
  const program = objects.get(objects.dict(font, 'FontDescriptor'), 'FontFile2')
  if (!(program instanceof PDFStream) || texts.size === 0) return NONE
  const bytes = objects.bytes(program)
  const tables = readCodeTables(bytes)
  if (!tables || tables.length === 0) return NONE
  const named = namedCodes(objects, font)
  const isMissing = isMissingGlyphOf(bytes)
  return (code) => {
    const text = visible(texts.get(code))
    if (text === null || named(code)) return null
    const codes = [...BASES.map((base) => base + code), text.codePointAt(0) ?? 0]
    return tables.some((table) => codes.some((item) => !isMissing(table(item)))) ? null : text
  }
}

/** Is a letter found by its name? Names go through separate tables. */
function namedCodes(objects: Objects, font: PDFDict): (code: number) => boolean {
  const encoding = objects.get(font, 'Encoding')
  const differing = new Set<number>()
  let next = 0
  for (const entry of encoding instanceof PDFDict ? (objects.array(encoding, 'Differences') ?? []) : []) {
    if (entry instanceof PDFNumber) next = entry.asNumber()
    else differing.add(next++)
  }
  // Of the named encodings the first half is ASCII in each.
  return (code) => differing.has(code) || (encoding !== undefined && code > 126)
}
